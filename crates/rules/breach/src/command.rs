//! The choices of the character that has the turn, and why one is refused.

use crate::aim::{Aim, Aims};
use crate::panel::Panel;
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack as stack;
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The choice of the character that has the turn.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Use a subroutine.
    Use {
        /// The subroutine.
        subroutine: SubroutineId,
        /// Its target.
        aim: Aim,
    },
    /// Wait.
    Wait,
}

/// Why a choice is refused. A refusal changes nothing.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no turn: the breach is over.
    #[error("the breach is over")]
    Over,
    /// The character does not have this subroutine.
    #[error("it does not have this subroutine")]
    NotItsOwn(SubroutineId),
    /// A mime can only wait.
    #[error("a mime can only wait in its own turns")]
    Mime,
    /// A status forbids it.
    #[error("it is held by a status ({0:?}) and can only wait")]
    Held(Status),
    /// A bound or frozen character cannot move.
    #[error("it cannot move: {0:?}")]
    CannotMove(Status),
    /// The subroutine does not accept this kind of target.
    #[error("it cannot be aimed at that; it is aimed at {0:?}")]
    WrongAim(Aims),
    /// The panel is off the field, or part of the user would be.
    #[error("there is no such panel")]
    NoSuchPanel(Panel),
    /// Somebody stands there.
    #[error("that panel is occupied")]
    Taken(Panel),
    /// The stack refuses it.
    #[error(transparent)]
    Stack(#[from] stack::Refusal),
}

/// A turn that is waiting for its choice.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The character whose turn it is.
    pub who: CharacterId,
    /// Whether it is a quick turn, in which a zero-time subroutine is used at once.
    pub quick: bool,
}
