//! The lines of a log: what they are made of, and how their words are drawn.

use crate::base::*;
use crate::theme::{self, Style};
use crate::widgets;
use daemonfall_text as text;

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
    Number,
}

impl Ink {
    pub fn colour(self) -> Color {
        written(self).1
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub ink: Ink,
}

impl Piece {
    /// Words about nothing that has a colour.
    pub fn plain(text: String) -> Self {
        Self { text, ink: Ink::Plain }
    }
}

/// A value of a message, with the pieces it is drawn in.
pub type Part<'a> = text::Argument<'a, Vec<Piece>>;
/// A message with such values filled in.
pub type Message = Vec<text::Piece<Vec<Piece>>>;

/// A value made of pieces.
pub fn phrase(name: &str, pieces: Vec<Piece>) -> Part<'_> {
    Part { name, text: plain_text(&pieces), of: pieces }
}

/// A value of one piece.
pub fn part(name: &str, text: String, ink: Ink) -> Part<'_> {
    phrase(name, vec![Piece { text, ink }])
}

/// A message's pieces; its own words are plain.
pub fn flat(message: Message) -> Vec<Piece> {
    let pieces =
        message.into_iter().map(|piece| piece.of.unwrap_or_else(|| vec![Piece::plain(piece.text)]));
    pieces.flatten().collect()
}

fn plain_text(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| piece.text.as_str()).collect()
}

/// The numbers behind a line, each with its name.
pub type Details = Vec<(String, String)>;

/// A line of a log. `P` is what it refers to on the field, `D` what is behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<P, D = Details> {
    /// The beat, round or turn that it belongs to.
    pub when: u32,
    /// Atlas name of its picture.
    pub icon: String,
    pub tint: Color,
    pub flip: bool,
    pub pieces: Vec<Piece>,
    /// Why it happened; often empty.
    pub why: String,
    pub place: Option<P>,
    pub details: D,
}

impl<P, D: Default> Line<P, D> {
    /// A line without words.
    pub fn new(when: u32, icon: impl Into<String>, tint: Color) -> Self {
        Self {
            when,
            icon: icon.into(),
            tint,
            flip: false,
            pieces: Vec::new(),
            why: String::new(),
            place: None,
            details: D::default(),
        }
    }
}

impl<P, D> Line<P, D> {
    /// What happened, without colours.
    pub fn text(&self) -> String {
        plain_text(&self.pieces)
    }

    /// Spawns what happened, in letters of this size; in a quiet line only names keep their colours.
    pub fn spawn<'a>(
        &self,
        parent: &'a mut ChildSpawnerCommands,
        style: Style,
        quiet: bool,
    ) -> EntityCommands<'a> {
        let mut words = parent.spawn(widgets::text(style, theme::LIGHT, ""));
        words.with_children(|words| {
            for piece in &self.pieces {
                let (written, colour) = written(piece.ink);
                let style = Style { size: style.size, ..written };
                let colour = if quiet && colour == theme::LIGHT { theme::DIM } else { colour };
                words.spawn(widgets::span(style, colour, piece.text.clone()));
            }
        });
        words
    }
}

fn written(ink: Ink) -> (Style, Color) {
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
