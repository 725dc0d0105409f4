//! Playing commands: whole beats, or one phase or acting object at a time, up to a breakpoint.
//!
//! Steps run the same schedule and [`BeatCursor`] as every beat, but stop sooner. A beat that was
//! stopped anywhere and then finished gives the same result as one that never stopped. During a
//! beat, commands are refused, and fingerprints and snapshots are invalid; [`finish_beat`]
//! completes it.

use super::check::{check, choose};
use super::{editing, floors};
use crate::beat::{Beat, BeatCursor, Breakpoint, Breakpoints, Halt, Pace, Stage};
use crate::command::{Command, Refusal};
use crate::events::DiveEvent;
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use daemonfall_core::EventLog;

/// Plays a command with its whole beat. A player on the exit goes to the next floor.
///
/// With several players, a command is the choice of the first player who has not chosen yet, and
/// the beat is played once all have.
///
/// # Errors
/// Why the command is refused; no beat passes and nothing has changed.
pub fn act(world: &mut World, command: Command) -> Result<(), Refusal> {
    if let Command::Edit(edit) = command {
        check(world, command)?;
        editing::apply(world, edit)?;
        return Ok(());
    }
    if choose(world, command)? {
        run(world, Pace::Beat, Vec::new());
    }
    Ok(())
}

/// Begins a command's beat and stops before its first phase; with several players, once all
/// have chosen. An edit is applied at once.
///
/// # Errors
/// Why the command is refused; then no beat has begun.
pub fn begin_beat(world: &mut World, command: Command) -> Result<(), Refusal> {
    if command.is_edit() {
        return act(world, command);
    }
    choose(world, command).map(|_| ())
}

/// Continues the beat as far as the pace or a breakpoint allows; `None` if there is no beat.
pub fn step(world: &mut World, pace: Pace) -> Option<Halt> {
    let stops = world.get_resource::<Breakpoints>();
    let stops = stops.map(|stops| stops.0.clone()).unwrap_or_default();
    run(world, pace, stops)
}

/// Plays the current beat to its end, ignoring breakpoints; does nothing if there is no beat.
pub fn finish_beat(world: &mut World) {
    run(world, Pace::Beat, Vec::new());
}

fn run(world: &mut World, pace: Pace, stops: Vec<Breakpoint>) -> Option<Halt> {
    let heeds = !stops.is_empty();
    let mut cursor = world.resource_mut::<BeatCursor>();
    match cursor.stage {
        Stage::Between => return None,
        // The event with which the beat began is still to be checked.
        Stage::In(BeatSet::Sort) => {}
        // Everything in the log was checked, or was drained in between.
        Stage::In(_) | Stage::CleaningUp => {
            let known = world.resource::<EventLog<DiveEvent>>().events().len();
            cursor = world.resource_mut::<BeatCursor>();
            cursor.seen = known;
        }
    }
    (cursor.pace, cursor.stops) = (pace, stops);
    world.run_schedule(Beat);
    let mut cursor = world.resource_mut::<BeatCursor>();
    let halt = cursor.halt.take();
    if cursor.is_under_way() {
        return halt;
    }
    floors::leave(world);
    if !heeds {
        return Some(Halt::Over(None));
    }
    world.resource_scope(|world, mut cursor: Mut<BeatCursor>| {
        cursor.heed(world.resource::<EventLog<DiveEvent>>());
        let met = match cursor.halt.take().or(halt) {
            Some(Halt::Broke(stop)) => Some(stop),
            _ => None,
        };
        Some(Halt::Over(met))
    })
}
