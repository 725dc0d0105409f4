//! The pieces of log lines, and how they are drawn.

use super::theme::{self, Style};
use bevy::prelude::Color;

/// What a piece of text is about; it determines the colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Anything else.
    Plain,
    /// You and yours.
    You,
    /// Things that hunt you.
    Hostile,
    /// Things that hunt nobody.
    Neutral,
    /// Fire, fuses, traps.
    Danger,
    /// Things to pick up.
    Pickup,
    /// A number.
    Number,
}

/// A piece of a log line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The words.
    pub text: String,
    /// What they are about.
    pub ink: Ink,
}

/// Style and colour of a piece of the log.
pub fn written(ink: Ink) -> (Style, Color) {
    match ink {
        Ink::Plain => (theme::BODY, theme::LIGHT),
        Ink::You => (theme::NAME_IN_TEXT, theme::YOU),
        Ink::Hostile => (theme::NAME_IN_TEXT, theme::HOSTILE),
        Ink::Neutral => (theme::NAME_IN_TEXT, theme::NEUTRAL),
        Ink::Danger => (theme::NAME_IN_TEXT, theme::DANGER),
        Ink::Pickup => (theme::NAME_IN_TEXT, theme::PICKUP),
        Ink::Number => (theme::NUMBER_IN_TEXT, theme::LIGHT),
    }
}
