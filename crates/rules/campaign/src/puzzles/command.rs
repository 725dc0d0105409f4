//! The player's commands in a puzzle, and why one is refused.

use daemonfall_breach as breach;
use daemonfall_dungeon as dungeon;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A choice in a puzzle. A solution is a list of these.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleCommand {
    /// For a beat of the dive.
    Dive(dungeon::Command),
    Breach(breach::Command),
    /// Exchanges the units of two places; those in the reserve are numbered after the stack's.
    Exchange(u8, u8),
}

/// Why a choice is refused. A refusal changes nothing.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleRefusal {
    /// It is won or lost.
    #[error("the puzzle is over: undo a step or start again")]
    Over,
    /// The choice belongs to another system.
    #[error("this puzzle is not played that way")]
    OtherSystem,
    #[error(transparent)]
    Dive(#[from] dungeon::Refusal),
    #[error(transparent)]
    Breach(#[from] breach::Refusal),
    /// There is no such place, or both are in the reserve, or both are one.
    #[error("places {0} and {1} cannot be swapped")]
    NoExchange(u8, u8),
}
