//! Aims: at a character, which they follow, or at a panel.

use crate::panel::Panel;
use bevy_reflect::Reflect;
use daemonfall_core::CharacterId;
use serde::{Deserialize, Serialize};

/// What a subroutine is aimed at.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// A character, wherever it stands by then.
    Character(CharacterId),
    /// A panel, whoever stands there by then.
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

/// What a subroutine may be aimed at.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aims {
    /// The user itself.
    Own,
    /// A character of the user's side, itself too.
    Friend,
    /// A character of the other side.
    Foe,
    /// Any character.
    Anyone,
    /// A panel of the other half.
    Panel,
    /// A panel of the user's half on which nobody stands.
    Free,
}
