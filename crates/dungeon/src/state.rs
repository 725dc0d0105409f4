//! The dive as a whole: which floor, which beat, how it ended.

use crate::components::ObjectId;
use crate::events::Source;
use crate::library::names::KindId;
use crate::library::pools::PoolState;
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

/// How a dive ended.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The last player died.
    Died {
        /// The kind that did it.
        by: Option<KindId>,
        /// From what.
        source: Source,
    },
    /// A player left the last floor by its exit.
    Escaped,
}

/// The dive under way.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
pub struct DiveState {
    /// The present floor, from 0.
    pub floor: u32,
    /// How many floors there are.
    pub floors: u32,
    /// Beats played, over all floors.
    pub beat: u32,
    /// How the dive ended, once it has.
    pub outcome: Option<Outcome>,
    /// What the pools have given so far.
    pub pools: PoolState,
    /// The next spawn number.
    pub next: u32,
}

impl DiveState {
    /// A spawn number not used yet.
    pub(crate) fn number(&mut self) -> ObjectId {
        self.next += 1;
        ObjectId(self.next)
    }
}
