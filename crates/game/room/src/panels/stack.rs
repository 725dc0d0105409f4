//! Stack: resolved and coming entries, who holds how much CPU with what, and the rounds so far.

mod entries;
mod history;
mod ledger;
mod told;

use super::breach_recording::{self, Tape, words};
use super::lock::Lock;
use super::parts::section;
use super::prelude::*;
use super::tape::{self, OF_NOW};
use history::History;

#[derive(Resource, Default)]
pub struct StackPanel {
    history: History,
}

const NOTHING: &str = "The stack belongs to breaches, and none has been played yet. In a run, breaches are behind the last door of a dive; \
    Practice, Breach lets any two sides meet.";

pub fn draw(ui: &mut Ui, world: &mut World, _: Lock) {
    breach_recording::follow(world);
    let go = world.resource_scope(|world, mut state: Mut<StackPanel>| {
        let tape = world.resource::<Tape>();
        if !breach_recording::is_there(ui, tape, NOTHING) {
            return None;
        }
        state.history.follow(tape);
        parts(ui, world, tape, &mut state)
    });
    if let Some(go) = go {
        world.resource_mut::<Tape>().go(go);
    }
}

fn parts(ui: &mut Ui, world: &World, tape: &Tape, state: &mut StackPanel) -> Option<tape::Go> {
    let (moment, place) = (tape.moment()?, tape.place()?);
    let (library, cast) = (tape.library()?, tape.cast());
    let mut go = tape::draw(ui, place, OF_NOW);
    ui.label(words::when(moment, cast, library));
    let about = words::about_phase(moment.phase);
    let ticks = moment.stack.round();
    ui.label(quiet(format!("Clockticks so far: {ticks}. In this phase {about}.")));
    if let Some(ending) = breach_recording::ending(world, tape) {
        ui.label(quiet(ending));
    }
    ui.add_space(theme::GAP / 2.0);
    section(ui, "Entries, in the order in which they resolve", |ui| {
        entries::draw(ui, moment, cast, library);
    });
    section(ui, "CPU by holder", |ui| {
        ledger::draw(ui, moment, cast, library);
    });
    section(ui, "Rounds, newest first", |ui| {
        go = state.history.draw(ui, place.at, cast).or(go);
    });
    go
}

pub fn plugin(app: &mut App) {
    app.init_resource::<StackPanel>();
}

#[cfg(test)]
mod tests;
