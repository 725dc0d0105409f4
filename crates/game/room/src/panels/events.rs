//! Events: the last beats as trees of actions, checks and consequences; which handler stopped what;
//! and the chains, with how often each handler ran.

mod chains;
mod rows;
mod tree;

use crate::panels::dive_trace::names::Names;
use crate::panels::dive_trace::{Stamp, Tale, in_dive, stamp, words};
use crate::panels::prelude::*;
use crate::panels::tape::{self, Go, Names as TapeNames, Place};
use daemonfall_dungeon::EventKind;
use daemonfall_dungeon::trace::{BeatTrace, NodeId, Trace};
use rows::{Rows, Spread, Tree};

pages! { Beats "Last beats", Chains "Chains" }

/// What the rows were made of; they are valid until one of these changes.
type Key = (u32, Stamp, Filter, usize);

#[derive(Resource, Default)]
pub struct EventsPanel {
    page: Page,
    beat: Option<u32>,
    filter: Filter,
    folds: Tree,
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

impl Contents for EventsPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        world.resource_scope(|world, mut tale: Mut<Tale>| {
            tale.refresh(ui, world);
            parts::choose(ui, &mut self.page, PAGES);
            ui.separator();
            match self.page {
                Page::Beats => {
                    if let Some(chosen) = beats(ui, world, self, &tale) {
                        tale.choose(world, chosen);
                    }
                }
                Page::Chains => chains::draw(ui, world, &mut self.chains),
            }
        });
    }
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
    let trace = choose(ui, watch, &mut state.beat)?;
    if trace.beat == latest.beat {
        refused(ui, world, tale);
    }
    draw_filter(ui, &mut state.filter, &mut state.folds);
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
    ui.label(quiet(summary(trace, rows)));
    ui.separator();
    let reveal = state.reveal.take();
    let done = match state.filter.stopped {
        true => tree::draw_answer(ui, world, trace, rows, tale),
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
        ui.label(inked(words, theme::DANGER));
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// A part of an actor's name, or its number.
    pub who: String,
    pub kind: Option<EventKind>,
    /// Only events stopped by a handler, as a list.
    pub stopped: bool,
    /// Also actions without effect of objects that act on their own.
    pub idle: bool,
}

impl Filter {
    pub fn is_narrow(&self) -> bool {
        !self.who.trim().is_empty() || self.kind.is_some()
    }

    pub fn means(&self, names: &Names, id: ObjectId) -> bool {
        self.who.trim().is_empty() || names.is_meant(id, &self.who)
    }
}

fn draw_filter(ui: &mut Ui, filter: &mut Filter, folds: &mut Tree) {
    ui.horizontal(|ui| {
        let kinds = EventKind::ALL.iter().map(|kind| (Some(*kind), words::kind(*kind)));
        let kinds = std::iter::once((None, "any event".into())).chain(kinds);
        chooser(ui, "Kind of event", &mut filter.kind, kinds);
        search(ui, &mut filter.who, "Search actors by name or number");
    });
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut filter.stopped, "Only what was stopped")
            .on_hover_text("Lists which handler stopped what, and why");
        if filter.stopped {
            return;
        }
        ui.checkbox(&mut filter.idle, "Idle ones too")
            .on_hover_text("Also shows floors, traps and the like that did nothing");
        if button(ui, "Open all", "Opens every action", None) {
            folds.spread(Spread::Open);
        }
        if button(ui, "Close all", "Closes every action", None) {
            folds.spread(Spread::Closed);
        }
    });
}

/// Draws the choice; returns the beat to show. `wish` is `None` while the latest is followed.
fn choose<'a>(ui: &mut Ui, watch: &'a Trace, wish: &mut Option<u32>) -> Option<&'a BeatTrace> {
    let (first, latest) = (watch.beats().next()?.beat, watch.beats().next_back()?);
    // A beat that is no longer recorded, or never was, is replaced by the next older one.
    let kept = |wish: u32| watch.beats().rev().find(|trace| trace.beat <= wish);
    let now = wish.and_then(kept).unwrap_or(latest);
    let place = Place { first: first.into(), at: now.beat.into(), last: latest.beat.into() };
    let names = TapeNames {
        one: "beat",
        from: place.first,
        newest: "Latest",
        to_newest: "To the latest",
        past: "Earlier",
    };
    if let Some(go) = tape::draw(ui, place, names) {
        let on = watch.beats().map(|trace| trace.beat).find(|beat| *beat > now.beat);
        let to = on.filter(|_| go == Go::On).unwrap_or(go.leads_to(place) as u32);
        *wish = Some(to).filter(|to| *to < latest.beat);
    }
    let chosen: Vec<_> = now.chosen.iter().map(|it| words::command(*it)).collect();
    ui.label(format!("floor {}: {}", now.floor + 1, chosen.join(", ")));
    Some(now)
}

pub fn elsewhere(ui: &mut Ui, rows: &Rows) -> Option<u32> {
    if rows.elsewhere.is_empty() {
        return None;
    }
    let mut chosen = None;
    ui.label(quiet("Found in these beats:"));
    ui.horizontal_wrapped(|ui| {
        for beat in rows.elsewhere.iter().rev() {
            if ui.button(format!("beat {beat}")).clicked() {
                chosen = Some(*beat);
            }
        }
    });
    chosen
}

pub fn summary(trace: &BeatTrace, rows: &Rows) -> String {
    let cut = if trace.cut { "; the rest was not recorded" } else { "" };
    format!(
        "{}, {}, {} stopped{cut}",
        count(rows.acts, "action"),
        count(rows.events, "event"),
        rows.stops.len()
    )
}

#[cfg(test)]
mod tests;
