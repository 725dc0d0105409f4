//! How a puzzle stands: under way, won, or lost for a reason that can be told.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How a puzzle stands.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It goes on.
    GoingOn,
    /// The goal is reached.
    Won {
        /// In so many beats, rounds or exchanges.
        spent: u32,
    },
    /// It can no longer be reached.
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
    /// The player's side has nobody left.
    #[error("Nobody of yours is left.")]
    Nobody,
    /// The player lost health, which was not to be.
    #[error("You were hurt.")]
    Hurt,
    /// Somebody who was to live is dead.
    #[error("{0} is gone, and was to stay.")]
    Gone(String),
    /// The dive was left with something undone.
    #[error("You left, and {0} still stands.")]
    Undone(String),
    /// It took longer than it may.
    #[error("It was to be done within {0}.")]
    Late(u32),
    /// Nothing can happen any more.
    #[error("Nothing can happen any more.")]
    Stalemate,
}
