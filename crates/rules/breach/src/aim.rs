//! Aims: at a character, followed as it moves, or at a panel.

use crate::panel::Panel;
use bevy_reflect::Reflect;
use daemonfall_core::CharacterId;
use serde::{Deserialize, Serialize};

/// What a subroutine is aimed at.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// A character, wherever it is when the subroutine runs.
    Character(CharacterId),
    /// A panel, for any character that is on it when the subroutine runs.
    Panel(Panel),
}

impl Aim {
    /// The character aimed at.
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
    /// The user itself.
    Own,
    /// A character of the user's side, including itself.
    Friend,
    /// A character of the other side.
    Foe,
    /// Any character.
    Anyone,
    /// A panel of the other half.
    Panel,
    /// An empty panel of the user's half.
    Free,
}
