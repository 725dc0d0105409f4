//! What happened in a round, rich enough to say why.

use crate::apply::Change;
use crate::character::CharacterId;
use crate::command::{Choice, Refusal};
use crate::stack::{Entry, MoveId, Why};
use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// Which of a move's effects.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A use.
    Use,
    /// The after-effect.
    After,
}

/// What a change comes from.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The move.
    pub id: MoveId,
    /// Which of its effects.
    pub part: Part,
    /// Who did it.
    pub user: CharacterId,
}

/// An event of the stack.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackEvent {
    /// A round began: everything on the stack advanced.
    RoundBegan {
        /// Its number, from 1.
        round: u32,
    },
    /// A use's time was up, it went to the resolved section.
    Resolved(Entry),
    /// A move was added.
    Added {
        /// Its number.
        id: MoveId,
        /// What was chosen.
        choice: Choice,
        /// CPU that it holds from now on.
        cost: i32,
        /// CPU that its user has left.
        free: i32,
    },
    /// A choice was refused.
    Refused {
        /// Which.
        choice: Choice,
        /// Why.
        refusal: Refusal,
    },
    /// A resolved use is carried out; its changes follow.
    Executed(Entry),
    /// An effect changed somebody, or could not.
    Changed {
        /// What it comes from.
        cause: Cause,
        /// Whom.
        target: CharacterId,
        /// How.
        change: Change,
    },
    /// Somebody at zero health was removed.
    Removed {
        /// Who.
        id: CharacterId,
    },
    /// A move was finished; the changes of its after-effect follow.
    Finished {
        /// Its number.
        id: MoveId,
        /// What was chosen.
        choice: Choice,
        /// Why it ended.
        why: Why,
        /// CPU given back to its user; none if that one has been removed.
        returned: Option<i32>,
    },
    /// A status ran out.
    StatusEnded {
        /// Whose.
        id: CharacterId,
        /// Which.
        status: Status,
    },
}

/// Events of a log into which the stack can write: its own, or those of a crate that composes its
/// rounds.
pub trait FromStack: From<StackEvent> + Send + Sync + 'static {}
impl<E: From<StackEvent> + Send + Sync + 'static> FromStack for E {}
