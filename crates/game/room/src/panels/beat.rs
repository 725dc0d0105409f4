//! Beat: the phases of a dive's beat and the objects that act in them, played at once, in steps, or
//! up to breakpoints.
//!
//! Stepping does not change the result of the beat, which is recorded as usual.

mod phases;
mod stops;

use super::dive_trace::{Stamp, Tale, in_dive, stamp, words};
use super::dock_state::RoomSystems;
use super::layout::Dock;
use super::prelude::*;
use daemonfall_dive_mode::session::hold::{self, Hold};
use daemonfall_dungeon::beat::{BeatSet, PhaseFacts, PhaseHook, Waiting};
use daemonfall_dungeon::{self as dungeon, Breakpoints, Pace};
use phases::Times;
use stops::Stops;

#[derive(Resource, Default)]
pub struct BeatPanel {
    hold: bool,
    /// The phase whose queue is shown; `None` follows the beat.
    phase: Option<BeatSet>,
    stops: Stops,
    times: Times,
    facts: Made<(Stamp, Option<BeatSet>), Facts>,
    /// Whether anything may have to be undone when the panel is closed.
    awake: bool,
}

struct Facts {
    phases: Vec<PhaseFacts>,
    set: BeatSet,
    queue: Vec<Waiting>,
    /// Between beats: what other objects are about to do, in the game's words.
    coming: BTreeMap<ObjectId, String>,
}

impl Facts {
    fn of(world: &World, wish: Option<BeatSet>) -> Self {
        let phases = dungeon::beat::phases(world);
        let present = phases.iter().find(|facts| facts.present);
        let queues = |set: &BeatSet| set.category().is_some();
        // Between beats, and in phases without a queue, the reals are the most interesting.
        let follows = present.map(|facts| facts.set).filter(queues);
        let set = wish.or(follows).unwrap_or(BeatSet::Reals);
        let intents = if present.is_none() { dungeon::intents(world) } else { Vec::new() };
        let coming = intents.into_iter().filter_map(|intent| {
            let text = match intent.announced {
                Some(announced) if announced.in_beats > 1 => {
                    format!("{} in {} beats", announced.text, announced.in_beats)
                }
                Some(announced) => announced.text,
                None => intent.asleep.then(|| "sleeps".to_owned())?,
            };
            Some((intent.id, text))
        });
        let coming = coming.collect();
        Self { set, queue: dungeon::beat::queue(world, set), coming, phases }
    }

    fn present(&self) -> Option<BeatSet> {
        let present = self.phases.iter().find(|facts| facts.present);
        present.map(|facts| facts.set)
    }

    fn next(&self) -> Option<ObjectId> {
        if self.present() != Some(self.set) {
            return None;
        }
        let named = self.queue.iter().find(|waiting| waiting.next);
        let waits = |waiting: &&Waiting| !waiting.acted && !waiting.suspended;
        named.or_else(|| self.queue.iter().find(waits)).map(|waiting| waiting.id)
    }
}

impl Contents for BeatPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        if !in_dive(world) {
            nothing(ui, "Beats belong to a dive: begin one, and its beat is shown here.");
            return;
        }
        world.resource_scope(|world, mut tale: Mut<Tale>| {
            head(ui, world, self);
            tale.refresh(ui, world);
            let key = (stamp(world), self.phase);
            let facts = self.facts.of(key, || Facts::of(world, self.phase));
            phases::draw_told(ui, world, &tale, facts);
            ui.add_space(theme::GAP);
            phases::draw(ui, facts, &mut self.phase, &self.times);
            ui.add_space(theme::GAP);
            let chosen = phases::draw_queue(ui, facts, &tale, &self.stops);
            ui.add_space(theme::GAP);
            let found = stops::draw(ui, world, &mut self.stops, &tale);
            if let Some(id) = chosen.or(found) {
                tale.choose(world, id);
            }
        });
    }

    fn begin(app: &mut App) {
        app.add_systems(PreUpdate, keep.after(RoomSystems).run_if(is_awake));
    }
}

fn head(ui: &mut Ui, world: &mut World, state: &mut BeatPanel) {
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut state.hold, "Hold beats").on_hover_text(
            "Your next command begins its beat and stops before the first phase. The screen stays as it was until the beat is over.",
        );
        let beat = world.resource::<DiveState>().beat;
        match (world.resource::<Hold>().command(), state.hold) {
            (Some(command), _) => {
                let words = format!("Beat {beat} is held: {}.", words::command(command));
                ui.label(inked(words, theme::DANGER));
            }
            (None, holds) => {
                let next = if holds { " Your next command will be held." } else { "" };
                ui.label(quiet(format!("{} played.{next}", count(beat as usize, "beat"))));
            }
        }
    });
    let held = world.resource::<Hold>().command().is_some();
    let hindrance = (!held)
        .then_some("No beat is held. Switch on \u{201C}Hold beats\u{201D} and give a command.");
    ui.horizontal_wrapped(|ui| {
        let steps = [
            (Pace::Object, "Step one object", "Continues until the next object has acted"),
            (Pace::Phase, "Step one phase", "Continues to the end of the phase"),
            (
                Pace::Beat,
                "To a breakpoint",
                "Continues to the next breakpoint, or to the end of the beat",
            ),
        ];
        for (pace, name, about) in steps {
            if button(ui, name, about, hindrance) {
                hold::step(world, pace);
            }
        }
        let about = "Continues to the end of the beat, past all breakpoints";
        if button(ui, "Finish the beat", about, hindrance) {
            hold::finish(world);
        }
    });
}

/// Holds beats as set while the panel is open, even behind another tab.
fn keep(world: &mut World) {
    let room = world.resource::<Room>();
    let open = room.open && world.resource::<Dock>().has(PanelKind::Beat);
    let shown = room.shows(PanelKind::Beat);
    world.resource_scope(|world, mut state: Mut<BeatPanel>| {
        // A player who opens it again does not expect the next beat to be held.
        state.hold &= open;
        state.awake = open;
        let (every, stops) = (state.hold, state.stops.active());
        world.resource_mut::<Hold>().every = every;
        if !open || stops.is_empty() {
            world.remove_resource::<Breakpoints>();
        } else if world.get_resource::<Breakpoints>().map(|it| &it.0) != Some(&stops) {
            world.insert_resource(Breakpoints(stops));
        }
        if !shown {
            world.remove_resource::<PhaseHook>();
        } else if !world.contains_resource::<PhaseHook>() {
            world.insert_resource(state.times.hook());
        }
    });
    if !open {
        hold::finish(world);
    }
}

fn is_awake(room: Res<Room>, panel: Res<BeatPanel>) -> bool {
    room.open || panel.awake
}

#[cfg(test)]
mod tests;
