//! What happened, in sentences with numbers, as far as the player knows of it.

pub mod formula;
mod tell;
#[cfg(test)]
mod tests;

pub use tell::structure_icon;

use super::table::{Look, Table};
use crate::ui::opens::Formula;
use bevy::prelude::*;
use daemonfall_sector::{Rules, SectorEvent, TileId};

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The turn that it tells of.
    pub turn: u32,
    /// Picture in the atlas.
    pub icon: String,
    /// Whose picture it is; none for nobody's.
    pub look: Option<Look>,
    /// What happened.
    pub text: String,
    /// Where, to look there.
    pub tile: Option<TileId>,
    /// The battle of the player's that it tells of, by its number from 0.
    pub battle: Option<usize>,
    /// The numbers behind it, each with its name.
    pub formula: Formula,
}

/// The log of a sector.
#[derive(Resource, Clone, Debug, Default)]
pub struct Chronicle {
    /// Lines, oldest first.
    pub lines: Vec<Told>,
    /// How many lines there were before each command that can be taken back.
    marks: Vec<usize>,
}

impl Chronicle {
    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// A command came after so many lines and can be taken back; without them, nothing can any
    /// more.
    pub fn mark(&mut self, lines: Option<usize>) {
        match lines {
            Some(lines) => self.marks.push(lines),
            None => self.marks.clear(),
        }
    }

    /// Forgets what the last command told that can be taken back.
    pub fn back(&mut self) {
        if let Some(lines) = self.marks.pop() {
            self.lines.truncate(lines);
        }
    }

    /// Tells an event; `before` is the picture before its command, `after` the one after.
    pub fn tell(&mut self, event: &SectorEvent, before: &Table, after: &Table, rules: &Rules) {
        let teller = tell::Teller { before, after, rules };
        if let Some(line) = teller.line(event) {
            self.lines.push(line);
        }
    }

    /// Puts lines before all others that tell of so many battles of the player's.
    pub fn put_before(&mut self, lines: Vec<Told>, battles: usize) {
        for mark in &mut self.marks {
            *mark += lines.len();
        }
        for line in &mut self.lines {
            line.battle = line.battle.map(|number| number + battles);
        }
        self.lines.splice(0..0, lines);
    }
}

/// Keeps the log.
pub fn plugin(app: &mut App) {
    app.init_resource::<Chronicle>();
}
