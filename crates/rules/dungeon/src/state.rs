//! The state of the dive as a whole: floor, beat, outcome.

use crate::command::Command;
use crate::components::ObjectId;
use crate::events::Source;
use crate::generate::pools::PoolState;
use crate::names::KindId;
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The last player died.
    Died { by: Option<KindId>, source: Source },
    /// A player left the last floor by its exit.
    Escaped,
}

#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
pub struct DiveState {
    /// The current floor, from 0.
    pub floor: u32,
    pub floors: u32,
    /// Beats played, over all floors.
    pub beat: u32,
    /// The choices for the coming beat, or for the current one, in the order of the players. The
    /// beat begins when every player has chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<Command>,
    /// How the dive ended, if it has.
    pub outcome: Option<Outcome>,
    /// The kinds drawn from the pools so far.
    pub pools: PoolState,
    pub next: u32,
}

impl DiveState {
    pub(crate) fn number(&mut self) -> ObjectId {
        self.next += 1;
        ObjectId(self.next)
    }
}
