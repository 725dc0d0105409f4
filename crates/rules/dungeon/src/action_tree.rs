//! The enclosing event: what an actor did in a beat, as a tree (seed 004, "Structure").

use crate::cell::{Cell, Direction};
use crate::components::{Action, Attacking, ObjectId, Part, Push, StatusHit};
use crate::events::Reason;
use bevy_ecs::prelude::*;
use std::ops::{Deref, DerefMut};

/// The result of an attack, push or status on one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetEvent {
    /// The target.
    pub target: ObjectId,
    /// Damage done, cells pushed, or beats of a status.
    pub amount: i32,
    /// Why it failed, if it did.
    pub stopped: Option<Reason>,
}

/// The one part that succeeded, and its consequences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
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
    /// Whether `blows` was written to.
    struck: bool,
    /// Apart, because most actions only move, and all actors' events are read in every beat.
    blows: Box<Blows>,
}

/// What a success did to other objects. A [`SuccessEvent`] shows it as its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub struct Blows {
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

impl Deref for SuccessEvent {
    type Target = Blows;

    fn deref(&self) -> &Blows {
        &self.blows
    }
}

impl DerefMut for SuccessEvent {
    fn deref_mut(&mut self) -> &mut Blows {
        self.struck = true;
        &mut self.blows
    }
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

    fn begin(&mut self, actor: ObjectId) {
        (self.actor, self.action, self.propagate) = (actor, None, false);
        (self.part, self.direction, self.cell) = (None, Direction::default(), None);
        if std::mem::take(&mut self.struck) {
            let blows = &mut *self.blows;
            (blows.attack, blows.push, blows.status) = (None, None, None);
            blows.targets.clear();
            blows.attack_events.clear();
            blows.push_events.clear();
            blows.status_events.clear();
        }
    }
}

/// What an actor leaves when it acts, until the beat's reset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EnclosingEvent {
    /// The actor.
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

impl EnclosingEvent {
    /// Becomes the event of an actor that has done nothing yet. Its buffers stay allocated.
    fn begin(&mut self, actor: ObjectId, action: Option<Action>) {
        (self.actor, self.action, self.propagate) = (actor, action, true);
        (self.check_success, self.success) = (false, false);
        self.success_event.begin(actor);
    }
}

/// The enclosing events of the current beat, in the order in which the actors began: one after the
/// other in memory, however far apart the actors are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Acts {
    /// Those behind `count` are of earlier beats, kept for their buffers.
    events: Vec<EnclosingEvent>,
    count: usize,
    /// The one of the object that acts now.
    now: usize,
}

impl Acts {
    /// Adds the event of an actor; returns its place.
    pub fn begin(&mut self, actor: ObjectId, action: Option<Action>) -> usize {
        self.now = self.count;
        self.count += 1;
        if self.events.len() < self.count {
            self.events.push(EnclosingEvent::default());
        }
        self.events[self.now].begin(actor, action);
        self.now
    }

    /// Goes on with the event of an actor that let others act first.
    pub fn resume(&mut self, place: usize) {
        self.now = place;
    }

    /// The event of an actor that has begun, mostly of the one that acts now.
    pub fn of(&mut self, actor: ObjectId) -> Option<&mut EnclosingEvent> {
        let begun = &mut self.events[..self.count];
        let is_its = |event: &EnclosingEvent| event.actor == actor;
        let place = match begun.get(self.now).is_some_and(is_its) {
            true => self.now,
            false => begun.iter().rposition(is_its)?,
        };
        Some(&mut begun[place])
    }

    /// All of this beat.
    pub fn begun(&self) -> &[EnclosingEvent] {
        &self.events[..self.count]
    }

    /// Forgets those of this beat.
    pub fn clear(&mut self) {
        self.count = 0;
    }
}

/// The enclosing events of all that acted in the last beat, by category and in list order.
#[derive(Resource, Clone, Debug, Default)]
pub struct ActionTrees {
    /// Whether to store them; each costs a copy.
    pub wanted: bool,
    /// The enclosing events of the last beat.
    pub trees: Vec<EnclosingEvent>,
}
