//! The enclosing event: what an actor did in a beat, as a tree (seed 004, "Structure").

use crate::cell::{Cell, Direction};
use crate::components::{Action, Attacking, ObjectId, Part, Push, StatusHit};
use crate::events::Reason;

/// The result of an attack, push or status on one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetEvent {
    pub target: ObjectId,
    /// Damage done, cells pushed, or beats of a status.
    pub amount: i32,
    /// Why it failed, if it did.
    pub stopped: Option<Reason>,
}

/// The one part that succeeded, and its consequences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuccessEvent {
    pub actor: ObjectId,
    /// The actor's decision; `None` for actors of the simple algorithm.
    pub action: Option<Action>,
    /// No handler stopped the chain that carried it out.
    pub propagate: bool,
    pub part: Option<Part>,
    pub direction: Direction,
    /// The cell moved to, dug, or laid into.
    pub cell: Option<Cell>,
    pub attack: Option<Attacking>,
    pub push: Option<Push>,
    pub status: Option<StatusHit>,
    /// The targets, from the weapon's pattern or the faced cell.
    pub targets: Vec<ObjectId>,
    pub attack_events: Vec<TargetEvent>,
    pub push_events: Vec<TargetEvent>,
    /// Results of applying a status to the targets.
    pub status_events: Vec<TargetEvent>,
}

impl SuccessEvent {
    /// Notes a target once.
    pub(crate) fn aim_at(&mut self, target: ObjectId) {
        if !self.targets.contains(&target) {
            self.targets.push(target);
        }
    }

    /// Notes what the actor attacks with.
    pub(crate) fn attack_with(&mut self, attack: Option<Attacking>) {
        self.push = attack.and_then(|attack| attack.push);
        self.status = attack.and_then(|attack| attack.status);
        self.attack = attack;
    }
}

/// What an actor leaves when it acts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EnclosingEvent {
    pub actor: ObjectId,
    /// Its decision; `None` for actors of the simple algorithm.
    pub action: Option<Action>,
    /// No handler stopped the last chain.
    pub propagate: bool,
    /// The last part tried passed its check chain; an actor of the simple algorithm did something
    /// to another object.
    pub check_success: bool,
    /// A part succeeded, or something was done to another object.
    pub success: bool,
    /// The part that succeeded, and its consequences.
    pub success_event: SuccessEvent,
}

/// The enclosing events of the current beat. No rule reads them: they are noted only for those who
/// look at them, a trace or who asked for the trees.
#[derive(Clone, Debug, Default)]
pub(crate) struct Acts {
    /// Those in progress, a stack: an actor that lets another act first goes on after it.
    pub open: Vec<EnclosingEvent>,
    /// Those that are over, if the trees are kept.
    pub over: Option<Vec<EnclosingEvent>>,
}

impl Acts {
    /// Begins the event of an actor that has done nothing yet.
    pub fn begin(&mut self, actor: ObjectId, action: Option<Action>) {
        let success_event = SuccessEvent { actor, ..SuccessEvent::default() };
        self.open.push(EnclosingEvent {
            actor,
            action,
            propagate: true,
            success_event,
            ..EnclosingEvent::default()
        });
    }

    /// The event of an actor that has begun, mostly of the one that acts now.
    pub fn of(&mut self, actor: ObjectId) -> Option<&mut EnclosingEvent> {
        let over = self.over.iter_mut().flatten();
        over.chain(&mut self.open).rfind(|event| event.actor == actor)
    }
}
