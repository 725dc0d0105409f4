//! What happened, in sentences that say why, with the numbers. Made from events and the picture
//! alone; each line has its reason beneath it, and the numbers behind it.

mod changes;
mod machine;
mod sums;
mod tell;
#[cfg(test)]
mod tests;
mod voice;

pub use voice::place;

use super::table::{Table, UnitShown};
use crate::ui::opens::Formula;
use crate::view::log::Piece;
use bevy::prelude::*;
use daemonfall_breach::{BreachEvent, BreachLibrary, Panel};
use sums::Source;

/// One line and its reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The round that it tells of.
    pub round: u32,
    /// Picture in the atlas.
    pub icon: String,
    /// Whose picture it is: the player's or not; none for what is nobody's.
    pub own: Option<bool>,
    /// What happened.
    pub pieces: Vec<Piece>,
    /// Why, or what came of it.
    pub why: String,
    /// Where.
    pub at: Vec<Panel>,
    /// The numbers behind it, each with its name.
    pub formula: Formula,
}

impl Told {
    /// The line as plain text.
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }
}

/// The log of a breach.
#[derive(Resource, Clone, Debug, Default)]
pub struct Chronicle {
    /// Lines, oldest first.
    pub lines: Vec<Told>,
    /// Whether changes still belong to the last line: a use, or an after-effect.
    open: bool,
    /// Where changes come from that belong to it.
    source: Option<Source>,
}

/// Lines kept at most.
const MOST: usize = 3000;

impl Chronicle {
    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Forgets what came after so many lines.
    pub fn truncate(&mut self, lines: usize) {
        self.lines.truncate(lines);
        self.open = false;
    }

    /// Tells an event; `table` is the picture before it.
    pub fn tell(&mut self, event: &BreachEvent, table: &Table, library: &BreachLibrary) {
        tell::tell(self, event, table, library);
        let extra = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..extra);
    }

    /// Puts lines before all others.
    pub fn put_before(&mut self, lines: Vec<Told>) {
        self.lines.splice(0..0, lines);
    }

    fn put(&mut self, line: Told) {
        self.lines.push(line);
        self.open = false;
    }

    /// Adds a sentence to the reason of the last line.
    fn add(&mut self, sentence: &str) {
        if let Some(line) = self.lines.last_mut() {
            if !line.why.is_empty() {
                line.why.push(' ');
            }
            line.why.push_str(sentence);
        }
    }

    /// Adds numbers to those behind the last line.
    fn count(&mut self, formula: Formula) {
        if let Some(line) = self.lines.last_mut() {
            line.formula.extend(formula);
        }
    }

    /// The numbers behind something that came of what was told last, by who it happened to.
    fn numbers(
        &mut self,
        unit: Option<&UnitShown>,
        of: impl FnOnce(&mut Source, &UnitShown) -> Formula,
    ) -> Formula {
        let source = self.source.as_mut().zip(unit);
        source.map_or_else(Vec::new, |(source, unit)| of(source, unit))
    }
}

/// Keeps the log.
pub fn plugin(app: &mut App) {
    app.init_resource::<Chronicle>();
}
