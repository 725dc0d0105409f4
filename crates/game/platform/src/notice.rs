//! Notices: sentences for the player about errors or actions outside the rules.

use bevy::prelude::*;

/// A message to the player; also written to the log.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The sentence.
    pub words: String,
    /// Whether something is wrong.
    pub wrong: bool,
}

impl Notice {
    /// A notice that something was done.
    pub fn done(words: impl Into<String>) -> Self {
        Self { words: words.into(), wrong: false }
    }

    /// A notice that something is wrong.
    pub fn wrong(words: impl Into<String>) -> Self {
        Self { words: words.into(), wrong: true }
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}
