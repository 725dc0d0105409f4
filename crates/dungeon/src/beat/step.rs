//! A beat played in steps: one phase or acting object at a time, up to a breakpoint, then on.
//!
//! Steps run the same schedule and [`BeatCursor`] as every beat, but stop sooner. A beat that was
//! stopped anywhere and then finished gives the same result as one that never stopped. During a
//! beat, commands are refused, and fingerprints and snapshots are invalid; [`finish_beat`]
//! completes it.

use super::cursor::{BeatCursor, Stage};
use super::{Beat, BeatSet};
use crate::command::{Command, Refusal};
use crate::components::ObjectId;
use crate::dive;
use crate::events::{DiveEvent, EventKind};
use bevy_ecs::prelude::*;
use daemonfall_core::EventLog;
use serde::{Deserialize, Serialize};

/// How far a step goes, unless a breakpoint stops it sooner.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Until the next object has acted or the beat is over.
    Object,
    /// To the end of the phase.
    Phase,
    /// To the end of the beat.
    #[default]
    Beat,
}

/// A condition to stop on.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakpoint {
    /// Before this object acts, in its own turn or because it blocks another.
    Acts(ObjectId),
    /// After the action in which this object was hit.
    IsHit(ObjectId),
    /// After the action in which an event of this kind happened.
    Happens(EventKind),
}

impl Breakpoint {
    /// Whether an event meets this breakpoint.
    pub fn is_met_by(&self, event: &DiveEvent) -> bool {
        match self {
            Breakpoint::Acts(_) => false,
            Breakpoint::IsHit(id) => {
                matches!(event, DiveEvent::Hit { target, .. } if target == id)
            }
            Breakpoint::Happens(kind) => event.kind() == *kind,
        }
    }
}

/// The breakpoints for steps, in worlds that have any. A beat played by [`act`](crate::act) ignores
/// them.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(transparent)]
pub struct Breakpoints(pub Vec<Breakpoint>);

/// Where a step stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// This object has acted.
    Acted(ObjectId),
    /// This phase is over.
    PhaseOver(BeatSet),
    /// A breakpoint stopped it within the beat.
    Broke(Breakpoint),
    /// The beat is over; with the breakpoint that its last step met, if any.
    Over(Option<Breakpoint>),
}

/// Begins the beat of a command and stops before its first phase. An edit has no beat and is
/// applied at once.
///
/// # Errors
/// Why the command is refused; then no beat has begun.
pub fn begin_beat(world: &mut World, command: Command) -> Result<(), Refusal> {
    if command.is_edit() {
        return dive::act(world, command);
    }
    dive::check(world, command)?;
    dive::open_beat(world, command);
    Ok(())
}

/// Continues the current beat as far as the pace or a breakpoint allows; `None` if there is no
/// beat.
pub fn step(world: &mut World, pace: Pace) -> Option<Halt> {
    let stops = world.get_resource::<Breakpoints>();
    let stops = stops.map(|stops| stops.0.clone()).unwrap_or_default();
    run(world, pace, stops)
}

/// Plays the current beat to its end, ignoring breakpoints; does nothing if there is no beat.
pub fn finish_beat(world: &mut World) {
    run(world, Pace::Beat, Vec::new());
}

/// Continues with these breakpoints.
pub(crate) fn run(world: &mut World, pace: Pace, stops: Vec<Breakpoint>) -> Option<Halt> {
    let heeds = !stops.is_empty();
    let known = world.resource::<EventLog<DiveEvent>>().events().len();
    let mut cursor = world.resource_mut::<BeatCursor>();
    match cursor.stage {
        Stage::Between => return None,
        // The event with which the beat began is still to be checked.
        Stage::In(BeatSet::Sort) => {}
        // Everything in the log was checked, or was drained in between.
        Stage::In(_) | Stage::Burying => cursor.seen = known,
    }
    (cursor.pace, cursor.stops) = (pace, stops);
    world.run_schedule(Beat);
    let mut cursor = world.resource_mut::<BeatCursor>();
    let halt = cursor.halt.take();
    if cursor.is_under_way() {
        return halt;
    }
    dive::close_beat(world);
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
