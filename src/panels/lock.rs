//! The lock: panels watch, unless it is opened by hand. Each start of the game begins with it
//! closed.

use bevy::prelude::*;

/// Whether panels may change things.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lock {
    /// They only watch.
    #[default]
    Watching,
    /// They may change things, by commands that replays record.
    Changing,
}

impl Lock {
    /// Whether things may be changed.
    pub fn is_open(self) -> bool {
        self == Lock::Changing
    }

    /// The other state.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Lock::Watching => Lock::Changing,
            Lock::Changing => Lock::Watching,
        }
    }
}

/// Starts locked.
pub fn plugin(app: &mut App) {
    app.init_resource::<Lock>();
}
