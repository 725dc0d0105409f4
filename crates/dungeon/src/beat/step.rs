//! A beat played in steps: a phase or an acting object at a time, up to a breakpoint, and on.
//!
//! The steps run the schedule and the [`BeatCursor`] of every beat, which stops sooner: a beat that
//! was stopped anywhere and finished is the beat that was never stopped. While one is under way,
//! commands are refused and no fingerprint or snapshot means anything; [`finish_beat`] brings it to
//! its end.

use super::cursor::{BeatCursor, Stage};
use super::{Beat, BeatSet};
use crate::command::{Command, Refusal};
use crate::components::ObjectId;
use crate::dive;
use crate::events::{DiveEvent, EventKind};
use bevy_ecs::prelude::*;
use daemonfall_core::EventLog;
use serde::{Deserialize, Serialize};

/// How far a step goes, if no breakpoint stops it sooner.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Until the next object has acted, or the beat is over.
    Object,
    /// To the end of the phase.
    Phase,
    /// To the end of the beat.
    #[default]
    Beat,
}

/// Where to stop.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breakpoint {
    /// Before this object acts in its own turn or because it stands in another's way.
    Acts(ObjectId),
    /// After the action in which this object was hit.
    IsHit(ObjectId),
    /// After the action in which an event of this kind happened.
    Happens(EventKind),
}

impl Breakpoint {
    /// Whether an event is what this waits for.
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

/// The breakpoints that steps heed, for worlds that have any; a beat played by [`act`](crate::act)
/// heeds none.
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
    /// At a breakpoint, within the beat.
    Broke(Breakpoint),
    /// The beat is over; something in its last step met a breakpoint, or nothing did.
    Over(Option<Breakpoint>),
}

/// Begins the beat of a command and stops before its first phase; an edit has no beat and is made
/// at once.
///
/// # Errors
/// Why the command is refused; no beat has begun.
pub fn begin_beat(world: &mut World, command: Command) -> Result<(), Refusal> {
    if command.is_edit() {
        return dive::act(world, command);
    }
    dive::check(world, command)?;
    dive::open_beat(world, command);
    Ok(())
}

/// Plays the beat under way on, as far as the pace or a breakpoint says; none if there is no such
/// beat.
pub fn step(world: &mut World, pace: Pace) -> Option<Halt> {
    let stops = world.get_resource::<Breakpoints>();
    let stops = stops.map(|stops| stops.0.clone()).unwrap_or_default();
    run(world, pace, stops)
}

/// Plays the beat under way to its end, heeding no breakpoint; does nothing if there is no such
/// beat.
pub fn finish_beat(world: &mut World) {
    run(world, Pace::Beat, Vec::new());
}

/// Plays on with these breakpoints.
pub(crate) fn run(world: &mut World, pace: Pace, stops: Vec<Breakpoint>) -> Option<Halt> {
    let heeds = !stops.is_empty();
    let known = world.resource::<EventLog<DiveEvent>>().events().len();
    let mut cursor = world.resource_mut::<BeatCursor>();
    match cursor.stage {
        Stage::Between => return None,
        // The event with which the beat began is still to be looked at.
        Stage::In(BeatSet::Sort) => {}
        // Whatever is in the log has been, or was drained in between.
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
