//! The lock: panels only watch, unless it is opened by hand. It is closed at each start of the
//! game.

use bevy::prelude::*;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lock {
    #[default]
    Watching,
    /// They may change things, by commands that replays record.
    Changing,
}

impl Lock {
    pub fn is_open(self) -> bool {
        self == Lock::Changing
    }

    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Lock::Watching => Lock::Changing,
            Lock::Changing => Lock::Watching,
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Lock>();
}
