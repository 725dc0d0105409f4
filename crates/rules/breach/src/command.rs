//! The choices of the character that has the turn, what they are aimed at (a character, followed as
//! it moves, or a panel), and why one is refused.

use crate::field::Panel;
use bevy_reflect::Reflect;
use daemonfall_core::{CharacterId, Status};
use daemonfall_stack as stack;
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The choice of the character that has the turn.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Use { subroutine: SubroutineId, aim: Aim },
    Wait,
}

/// Why a choice is refused. A refusal changes nothing.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    #[error("the breach is over")]
    Over,
    #[error("it does not have this subroutine")]
    NotItsOwn(SubroutineId),
    #[error("a mime can only wait in its own turns")]
    Mime,
    #[error("it is {} and can only wait", .0.adjective())]
    Held(Status),
    #[error("it cannot move: {}", .0.adjective())]
    CannotMove(Status),
    #[error("it cannot be aimed at that; it is aimed at {}", .0.described())]
    WrongAim(Aims),
    /// The panel is off the field, or part of the user would be.
    #[error("there is no such panel")]
    NoSuchPanel(Panel),
    #[error("that panel is occupied")]
    Taken(Panel),
    #[error(transparent)]
    Stack(#[from] stack::Refusal),
}

/// A turn that is waiting for its choice.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub who: CharacterId,
    /// Whether it is a quick turn, in which a zero-time subroutine is used at once.
    pub quick: bool,
}

#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// A character, wherever it is when the subroutine runs.
    Character(CharacterId),
    /// A panel, for any character that is on it when the subroutine runs.
    Panel(Panel),
}

impl Aim {
    pub fn character(self) -> Option<CharacterId> {
        match self {
            Aim::Character(character) => Some(character),
            Aim::Panel(_) => None,
        }
    }
}

/// The kinds of targets that a subroutine accepts.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aims {
    Own,
    /// A character of the user's side, including itself.
    Friend,
    /// A character of the other side.
    Foe,
    Anyone,
    /// A panel of the other half.
    Panel,
    /// An empty panel of the user's half.
    Free,
}

impl Aims {
    const fn described(self) -> &'static str {
        match self {
            Self::Own => "its user",
            Self::Friend => "a friend",
            Self::Foe => "an enemy",
            Self::Anyone => "any unit",
            Self::Panel => "a panel of the other half",
            Self::Free => "a free panel of its own half",
        }
    }
}
