//! What is to be seen of a beat from outside: its phases with their counts, and who waits to do
//! what.

use super::cursor::{BeatCursor, Stage};
use super::phases::acts_in;
use super::schedule::BeatSet;
use crate::cell::Direction;
use crate::components::{Acting, Action, Algorithm, ObjectId};
use crate::index::Index;
use bevy_ecs::prelude::*;

/// A phase of the beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseFacts {
    /// Which.
    pub set: BeatSet,
    /// How many objects act in it; 0 for phases in which nobody does.
    pub objects: usize,
    /// How many of these have acted.
    pub acted: usize,
    /// The beat under way is in this phase.
    pub present: bool,
}

/// An acting object and what it has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub id: ObjectId,
    /// Its priority.
    pub priority: i32,
    /// How it goes about its action.
    pub algorithm: Algorithm,
    /// What it decided on: after *Decide*, and until the beat is over. Those of the simple
    /// algorithm decide on nothing.
    pub action: Option<Action>,
    /// The player's direction.
    pub toward: Option<Direction>,
    /// It has acted.
    pub acted: bool,
    /// Its action is under way: it lets another act first.
    pub suspended: bool,
    /// It is the next to act, whatever the list says.
    pub next: bool,
}

/// All phases in order; between two beats with all objects of the next.
pub fn phases(world: &World) -> Vec<PhaseFacts> {
    let stage = world.resource::<BeatCursor>().stage;
    let facts = |set| {
        let queue = queue(world, set);
        PhaseFacts {
            set,
            objects: queue.len(),
            acted: queue.iter().filter(|waiting| waiting.acted).count(),
            present: stage == Stage::In(set) || (stage == Stage::Burying && set == BeatSet::Bury),
        }
    };
    BeatSet::ALL.map(facts).into()
}

/// The objects that act in a phase, in the order of the list, with what each has chosen.
pub fn queue(world: &World, set: BeatSet) -> Vec<Waiting> {
    let Some(category) = set.category() else {
        return Vec::new();
    };
    let (cursor, index) = (world.resource::<BeatCursor>(), world.resource::<Index>());
    let next = cursor.next.map(|(id, _)| id);
    let waiting = |listed: &crate::index::Listed| {
        let acting = world.get::<Acting>(listed.entity)?;
        let is_in = index.is_alive(listed.id) && acts_in(set, acting.algorithm);
        is_in.then_some(Waiting {
            id: listed.id,
            priority: listed.priority,
            algorithm: acting.algorithm,
            action: acting.action,
            toward: acting.toward,
            acted: acting.did_action,
            suspended: acting.doing_action,
            next: next == Some(listed.id),
        })
    };
    index.list(category).iter().filter_map(waiting).collect()
}
