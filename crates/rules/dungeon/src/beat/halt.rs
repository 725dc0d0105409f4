//! Where a beat played in steps stops: the pace of a step, breakpoints, and the reason to stop.

use crate::components::ObjectId;
use crate::events::{DiveEvent, EventKind};
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
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

/// The breakpoints for steps. A beat played by [`act`](crate::act) ignores them.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(transparent)]
pub struct Breakpoints(pub Vec<Breakpoint>);

/// Where a step stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    Acted(ObjectId),
    PhaseOver(BeatSet),
    /// A breakpoint stopped it within the beat.
    Broke(Breakpoint),
    /// The beat is over; with the breakpoint that its last step met, if any.
    Over(Option<Breakpoint>),
}
