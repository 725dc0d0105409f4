//! Events: the last beats as trees of actions, checks and consequences; which handler stopped what;
//! and the chains, with how often each handler ran.

mod answer;
mod beats;
mod chains;
mod filter;
mod rows;
mod tree;

use super::dive_trace::{Stamp, Tale, in_dive, stamp};
use super::lock::Lock;
use super::made::Made;
use super::pages::{self, pages};
use super::prelude::*;
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::trace::{NodeId, Trace};
use filter::Filter;
use rows::{Folds, Rows};

pages! { Beats "Last beats", Chains "Chains" }

/// What the rows were made of; they are valid until one of these changes.
type Key = (u32, Stamp, Filter, usize);

#[derive(Resource, Default)]
pub struct EventsPanel {
    page: Page,
    beat: Option<u32>,
    filter: Filter,
    folds: Folds,
    rows: Made<Key, Rows>,
    reveal: Option<NodeId>,
    chains: chains::Chains,
}

#[derive(Default)]
struct Done {
    chosen: Option<ObjectId>,
    turned: Option<NodeId>,
    wanted: Option<NodeId>,
    beat: Option<u32>,
}

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    world.resource_scope(|world, mut state: Mut<EventsPanel>| {
        world.resource_scope(|world, mut tale: Mut<Tale>| {
            tale.refresh(ui, world);
            let state = &mut *state;
            pages::choose(ui, &mut state.page, PAGES);
            ui.separator();
            match state.page {
                Page::Beats => {
                    if let Some(chosen) = beats(ui, world, state, &tale) {
                        tale.choose(world, chosen);
                    }
                }
                Page::Chains => chains::draw(ui, world, &mut state.chains),
            }
        });
    });
}

fn beats(ui: &mut Ui, world: &World, state: &mut EventsPanel, tale: &Tale) -> Option<ObjectId> {
    let watch = world.get_resource::<Trace>();
    let latest = watch.and_then(|watch| watch.beats().next_back());
    let (Some(watch), Some(latest)) = (watch, latest) else {
        refused(ui, world, tale);
        let words = match in_dive(world) {
            true => "Beats are watched from now on: the next one is shown here.",
            false => "Events belong to a dive: begin one, and its beats are shown here.",
        };
        nothing(ui, words);
        return None;
    };
    let trace = beats::choose(ui, watch, &mut state.beat)?;
    if trace.beat == latest.beat {
        refused(ui, world, tale);
    }
    filter::draw(ui, &mut state.filter, &mut state.folds);
    let key = (trace.beat, stamp(world), state.filter.clone(), state.folds.turns());
    let rows = state.rows.of(key, || {
        let of = |trace| rows::rows(trace, &tale.names, &state.filter, &state.folds);
        let mut rows = of(trace);
        let stopped = state.filter.stopped;
        if rows.is_empty(stopped) {
            let others = watch.beats().filter(|other| !of(other).is_empty(stopped));
            rows.elsewhere = others.map(|other| other.beat).collect();
        }
        rows
    });
    ui.label(quiet(beats::summary(trace, rows)));
    ui.separator();
    let reveal = state.reveal.take();
    let done = match state.filter.stopped {
        true => answer::draw(ui, world, trace, rows, tale),
        false => tree::draw(ui, world, trace, rows, tale, reveal),
    };
    if let Some(node) = done.turned {
        state.folds.turn(trace.beat, node);
    }
    if let Some(node) = done.wanted {
        // With this filter, the context would be hidden.
        state.filter.stopped = false;
        state.folds.open_to(trace, &tale.names, &state.filter, node);
        state.reveal = Some(node);
    }
    if done.beat.is_some() {
        state.beat = done.beat;
    }
    done.chosen
}

/// Shows which command was refused since the last beat, and why; refused commands play no beat.
fn refused(ui: &mut Ui, world: &World, tale: &Tale) {
    if let Some(words) = tale.refused_since(world) {
        ui.label(RichText::new(words).color(colour(theme::DANGER)));
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<EventsPanel>();
}

#[cfg(test)]
mod tests;
