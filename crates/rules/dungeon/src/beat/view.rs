//! A view of a beat from outside: phases, counts, and what objects are waiting to do.

use super::cursor::{BeatCursor, Stage};
use super::phases::acts_in;
use crate::cell::Direction;
use crate::components::{Acting, Action, Algorithm, Index, ObjectId};
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseFacts {
    pub set: BeatSet,
    /// How many objects act in it; 0 for phases in which none do.
    pub objects: usize,
    /// How many of these have acted.
    pub acted: usize,
    /// The current beat is in this phase.
    pub present: bool,
}

/// An acting object and what it has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub id: ObjectId,
    pub priority: i32,
    pub algorithm: Algorithm,
    /// Its decision, from *Decide* to the end of the beat; none under the simple algorithm.
    pub action: Option<Action>,
    pub toward: Option<Direction>,
    pub acted: bool,
    /// Its action is in progress: it lets another object act first.
    pub suspended: bool,
    /// It acts next, regardless of the list.
    pub next: bool,
}

/// All phases in order. Between two beats, with all objects of the next beat.
pub fn phases(world: &World) -> Vec<PhaseFacts> {
    let stage = world.resource::<BeatCursor>().stage;
    let facts = |set| {
        let queue = queue(world, set);
        PhaseFacts {
            set,
            objects: queue.len(),
            acted: queue.iter().filter(|waiting| waiting.acted).count(),
            present: stage == Stage::In(set)
                || (stage == Stage::CleaningUp && set == BeatSet::Cleanup),
        }
    };
    BeatSet::ALL.map(facts).into()
}

/// The objects that act in a phase, in list order, with their choices.
pub fn queue(world: &World, set: BeatSet) -> Vec<Waiting> {
    let Some(category) = set.category() else { return Vec::new() };
    let (cursor, index) = (world.resource::<BeatCursor>(), world.resource::<Index>());
    let next = cursor.next.map(|(id, _)| id);
    let waiting = |listed: &crate::components::Listed| {
        let acting = world.get::<Acting>(index.entity(listed.id)?)?;
        acts_in(set, acting.algorithm).then_some(Waiting {
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
