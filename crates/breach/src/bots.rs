//! Who chooses when no person does.

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
    /// Weighs every legal choice by what comes of it up to its first resolution.
    Opponent,
    /// Does the most damage that it can, as fast as it can.
    Greedy,
    /// Draws one of the legal choices.
    Random,
}

/// The choice of whoever has the turn. Only [`Policy::Random`] draws.
///
/// # Errors
/// Why the snapshot is none of these data.
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
