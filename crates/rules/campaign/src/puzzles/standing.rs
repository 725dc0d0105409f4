//! The state of a puzzle: in progress, won, or lost with a reason.

use serde::{Deserialize, Serialize};
use thiserror::Error;

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    GoingOn,
    Won {
        /// Beats, rounds or exchanges used.
        spent: u32,
    },
    /// The goal can no longer be reached.
    Lost(Loss),
}

impl Standing {
    /// Whether it is neither won nor lost.
    pub fn goes_on(&self) -> bool {
        *self == Self::GoingOn
    }
}

/// Why a puzzle is lost.
#[derive(Error, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The player's side has no units left.
    #[error("None of your units are left.")]
    Nobody,
    /// The player lost health, against the terms.
    #[error("You were hurt.")]
    Hurt,
    /// Something that had to survive is gone.
    #[error("{0} is dead, but had to survive.")]
    Gone(String),
    /// The dive was left before the goal was reached.
    #[error("You left, but {0} is still there.")]
    Undone(String),
    /// The last bomb is used up, and the goal not reached.
    #[error("No bombs are left.")]
    NoBombs,
    /// It took longer than the limit.
    #[error("It had to be done within {0}.")]
    Late(u32),
    /// Nothing can happen any more.
    #[error("Nothing can happen any more.")]
    Stalemate,
}
