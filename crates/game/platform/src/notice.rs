//! Notices: sentences for the player about errors or actions outside the rules.

use bevy::prelude::*;

/// A message to the player; also written to the log.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub words: String,
    pub wrong: bool,
}

impl Notice {
    pub fn done(words: impl Into<String>) -> Self {
        Self { words: words.into(), wrong: false }
    }

    pub fn wrong(words: impl Into<String>) -> Self {
        Self { words: words.into(), wrong: true }
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}
