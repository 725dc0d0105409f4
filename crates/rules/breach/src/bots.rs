//! Chooses for characters that no person plays.

mod greedy;
mod opponent;
mod value;

use crate::command::Command;
use crate::legal::all_commands;
use crate::scratch::Scratch;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use daemonfall_core::{Stream, Streams};
use serde::{Deserialize, Serialize};

/// A way of choosing.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Policy {
    /// Rates every legal choice by its result, up to its first resolution.
    Opponent,
    /// Does as much damage as it can, as fast as it can.
    Greedy,
    /// Draws one of the legal choices at random.
    Random,
}

/// The choice of the character that has the turn. Only [`Policy::Random`] draws from `dice`.
pub fn choose(
    policy: Policy,
    scratch: &mut Scratch,
    now: &BreachSnapshot,
    dice: &mut Streams,
) -> Result<Command, SnapshotError> {
    match policy {
        Policy::Opponent => opponent::choose(scratch, now),
        Policy::Greedy => greedy::choose(scratch, now),
        Policy::Random => {
            let commands = all_commands(scratch.fill(now)?);
            let place = dice.below(Stream::Breach, commands.len() as u32);
            Ok(commands.get(place as usize).copied().unwrap_or(Command::Wait))
        }
    }
}
