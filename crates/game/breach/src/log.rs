//! The log in sentences, made from events and the picture alone.
//! Each line has its reason below it and the numbers behind it.

mod changes;
mod machine;
mod sums;
mod tell;
#[cfg(test)]
mod tests;
mod voice;

pub use voice::place;

use super::table::{Table, UnitShown};
use bevy::prelude::*;
use daemonfall_breach::{BreachEvent, BreachLibrary, Panel};
use daemonfall_ui::log::Piece;
use daemonfall_ui::log_view::Formula;
use sums::Source;

#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The round it belongs to.
    pub round: u32,
    /// Atlas name of its picture.
    pub icon: String,
    /// Whether the picture is of the player's unit; none if it is of no unit.
    pub own: Option<bool>,
    pub pieces: Vec<Piece>,
    pub why: String,
    /// The panels that it speaks of.
    pub at: Vec<Panel>,
    /// The numbers behind it, with their names.
    pub formula: Formula,
}

impl Told {
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }
}

#[derive(Resource, Clone, Debug, Default)]
pub struct BreachLog {
    pub lines: Vec<Told>,
    /// Whether changes still belong to the last line: a use, or an after-effect.
    open: bool,
    /// The source of changes that belong to it.
    source: Option<Source>,
}

const MOST: usize = 3000;

impl BreachLog {
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Keeps only this number of lines.
    pub fn truncate(&mut self, lines: usize) {
        self.lines.truncate(lines);
        self.open = false;
    }

    /// Logs an event; `table` is the picture before it.
    pub fn tell(&mut self, event: &BreachEvent, table: &Table, library: &BreachLibrary) {
        tell::tell(self, event, table, library);
        let extra = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..extra);
    }

    /// Inserts lines before all others.
    pub fn put_before(&mut self, lines: Vec<Told>) {
        self.lines.splice(0..0, lines);
    }

    fn put(&mut self, line: Told) {
        self.lines.push(line);
        self.open = false;
    }

    /// Adds a sentence to the last line's reason.
    fn add(&mut self, sentence: &str) {
        if let Some(line) = self.lines.last_mut() {
            if !line.why.is_empty() {
                line.why.push(' ');
            }
            line.why.push_str(sentence);
        }
    }

    /// Adds numbers to the last line's.
    fn count(&mut self, formula: Formula) {
        if let Some(line) = self.lines.last_mut() {
            line.formula.extend(formula);
        }
    }

    /// The numbers behind an effect of the last line, by the unit that it affected.
    fn numbers(
        &mut self,
        unit: Option<&UnitShown>,
        of: impl FnOnce(&mut Source, &UnitShown) -> Formula,
    ) -> Formula {
        let source = self.source.as_mut().zip(unit);
        source.map_or_else(Vec::new, |(source, unit)| of(source, unit))
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<BreachLog>();
}
