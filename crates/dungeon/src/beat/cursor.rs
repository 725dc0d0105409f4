//! Where in its beat a dive is: which object acts, and whom it suspended to act first.
//!
//! The beat is resumable rather than recursive: thousands of hunters in a queue would otherwise nest as deep.

use crate::cell::Direction;
use crate::components::{Action, ObjectId};
use crate::events::Reason;
use bevy_ecs::prelude::*;

/// An actor under way: which direction and part it is at.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub id: ObjectId,
    pub entity: Entity,
    pub action: Action,
    pub directions: [Direction; 8],
    pub count: u8,
    pub direction: u8,
    pub part: u8,
    /// The part was already tried once, before its blocker acted.
    pub retried: bool,
    pub reason: Reason,
}

/// The position in the phase's list, and the stack of suspended actors.
#[derive(Resource, Clone, Debug, Default)]
pub struct BeatCursor {
    pub(crate) position: usize,
    pub(crate) suspended: Vec<Frame>,
    deepest: usize,
}

impl BeatCursor {
    pub(crate) fn suspend(&mut self, frame: Frame) {
        self.suspended.push(frame);
        self.deepest = self.deepest.max(self.suspended.len());
    }

    /// The most actors that were ever under way at once.
    pub fn deepest(&self) -> usize {
        self.deepest
    }
}
