//! What whoever has the turn may choose, and why it is refused.

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
        /// Which.
        subroutine: SubroutineId,
        /// At what.
        aim: Aim,
    },
    /// Wait.
    Wait,
}

/// Why a choice is refused; nothing changes.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nobody has a turn: the breach is over.
    #[error("the breach is over")]
    Over,
    /// It is not one of its subroutines.
    #[error("it does not have this subroutine")]
    NotItsOwn(SubroutineId),
    /// A mime can only wait.
    #[error("a mime can only wait in its own turns")]
    Mime,
    /// A status forbids it.
    #[error("it is held by a status ({0:?}) and can only wait")]
    Held(Status),
    /// Bound or frozen characters do not move.
    #[error("it cannot move: {0:?}")]
    CannotMove(Status),
    /// The subroutine is not aimed at such a thing.
    #[error("it cannot be aimed at that; it is aimed at {0:?}")]
    WrongAim(Aims),
    /// The panel is off the field, or a part of the user would be.
    #[error("there is no such panel")]
    NoSuchPanel(Panel),
    /// Somebody stands there.
    #[error("that panel is occupied")]
    Taken(Panel),
    /// The stack refuses it.
    #[error(transparent)]
    Stack(#[from] stack::Refusal),
}

/// A turn that waits for its choice.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Whose.
    pub who: CharacterId,
    /// Whether it is a quick turn, in the middle of a resolution: a zero-time subroutine is then
    /// used at once.
    pub quick: bool,
}
