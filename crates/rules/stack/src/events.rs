//! Events of a round, with enough detail to explain them.

use crate::change::Change;
use crate::character::CharacterId;
use crate::command::{Choice, Refusal};
use crate::stack::{Entry, MoveId, Why};
use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// Whether effects come from a move's use or its after-effect.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The use.
    Use,
    /// The after-effect.
    After,
}

/// The source of a change.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The move.
    pub id: MoveId,
    /// Use or after-effect.
    pub part: Part,
    /// The user of the move.
    pub user: CharacterId,
}

/// An event of the stack.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum StackEvent {
    /// A round began: everything on the stack advanced.
    RoundBegan {
        /// The round's number, from 1.
        round: u32,
    },
    /// A use's time was up; it went to the resolved section.
    Resolved(Entry),
    /// A move was added.
    Added {
        id: MoveId,
        choice: Choice,
        /// CPU that it holds from now on.
        cost: i32,
        /// CPU that its user has left.
        free: i32,
    },
    /// A choice was refused.
    Refused { choice: Choice, refusal: Refusal },
    /// A resolved use is executed; its changes follow.
    Executed(Entry),
    /// An effect changed a character, or failed to.
    Changed { cause: Cause, target: CharacterId, change: Change },
    /// A character at zero health was removed.
    Removed { id: CharacterId },
    /// A move was finished; the changes of its after-effect follow.
    Finished {
        id: MoveId,
        choice: Choice,
        why: Why,
        /// CPU returned to its user; `None` if the user has been removed.
        returned: Option<i32>,
    },
    /// A status ran out.
    StatusEnded { id: CharacterId, status: Status },
}

/// Events of a log into which the stack can write: its own, or those of a composing crate.
pub trait FromStack: From<StackEvent> + Send + Sync + 'static {}
impl<E: From<StackEvent> + Send + Sync + 'static> FromStack for E {}
