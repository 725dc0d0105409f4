//! The enclosing event: what an actor did in a beat, as a tree (seed 004, "Structure").

use crate::cell::{Cell, Direction};
use crate::components::{Action, Attacking, ObjectId, Part, Push, StatusHit};
use crate::events::Reason;
use bevy_ecs::prelude::*;

/// What came of attacking, pushing or statusing one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetEvent {
    /// Who.
    pub target: ObjectId,
    /// Damage done, cells pushed, or beats of a status.
    pub amount: i32,
    /// Why it did not come through.
    pub stopped: Option<Reason>,
}

/// The one part that succeeded, and what followed from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuccessEvent {
    /// The part.
    pub part: Option<Part>,
    /// The direction that worked.
    pub direction: Direction,
    /// The attack made.
    pub attack: Option<Attacking>,
    /// The push made.
    pub push: Option<Push>,
    /// The status applied.
    pub status: Option<StatusHit>,
    /// From the weapon's pattern, or the faced cell.
    pub targets: Vec<ObjectId>,
    /// Of the targets' being attacked.
    pub attack_events: Vec<TargetEvent>,
    /// Of their being pushed.
    pub push_events: Vec<TargetEvent>,
    /// Of their being statused.
    pub status_events: Vec<TargetEvent>,
    /// The cell moved to, dug or laid upon.
    pub cell: Option<Cell>,
}

impl SuccessEvent {
    fn clear(&mut self) {
        self.part = None;
        self.attack = None;
        self.push = None;
        self.status = None;
        self.cell = None;
        self.targets.clear();
        self.attack_events.clear();
        self.push_events.clear();
        self.status_events.clear();
    }
}

/// Left on every actor by its execution, until the beat's reset.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct EnclosingEvent {
    /// Who.
    pub actor: ObjectId,
    /// What it had decided on.
    pub action: Option<Action>,
    /// No handler stopped the last chain traversed.
    pub propagate: bool,
    /// The last part tried passed its check chain.
    pub check_success: bool,
    /// A part succeeded.
    pub success: bool,
    /// Which, and what followed.
    pub success_event: SuccessEvent,
}

impl EnclosingEvent {
    /// Empties it for the next beat, keeping its buffers.
    pub(crate) fn reset(&mut self) {
        self.action = None;
        self.propagate = false;
        self.check_success = false;
        self.success = false;
        self.success_event.clear();
    }
}

/// The enclosing events of the last beat, category by category in the order of the sorted lists,
/// for whoever asks for them. Actors of the simple algorithm are among them if they did something
/// to somebody.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trees {
    /// Whether they are kept at all; they cost a copy each.
    pub wanted: bool,
    /// The last beat's.
    pub trees: Vec<EnclosingEvent>,
}
