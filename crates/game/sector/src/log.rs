//! The log in sentences with numbers, as far as the player knows.

pub mod formula;
mod run;
mod tell;
#[cfg(test)]
mod tests;

pub use run::{choice_line, line as run_line, packed};
pub use tell::{Teller, structure_icon};

use super::map_view::MapView;
use crate::prelude::*;
use daemonfall_ui::log::{Details, Line};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Behind {
    pub numbers: Details,
    /// The player's battle that it is about, by index from 0.
    pub battle: Option<usize>,
}

pub type MapLine = Line<TileId, Behind>;

#[derive(Resource, Clone, Debug, Default)]
pub struct MapLog {
    pub lines: Vec<MapLine>,
    /// Number of lines before each command that can be taken back.
    marks: Vec<usize>,
}

impl MapLog {
    /// Notes that a command after this number of lines can be taken back; with none, nothing can be
    /// taken back any more.
    pub fn mark(&mut self, lines: Option<usize>) {
        match lines {
            Some(lines) => self.marks.push(lines),
            None => self.marks.clear(),
        }
    }

    pub fn back(&mut self) {
        if let Some(lines) = self.marks.pop() {
            self.lines.truncate(lines);
        }
    }

    /// Logs an event; `before` is the picture before its command, `after` the one after.
    pub fn tell(&mut self, event: &SectorEvent, before: &MapView, after: &MapView, rules: &Rules) {
        let teller = tell::Teller { before, after, rules };
        if let Some(line) = teller.line(event) {
            self.lines.push(line);
        }
    }

    /// Inserts lines before all others; they cover this number of the player's battles.
    pub fn put_before(&mut self, lines: Vec<MapLine>, battles: usize) {
        for mark in &mut self.marks {
            *mark += lines.len();
        }
        for line in &mut self.lines {
            let battle = &mut line.details.battle;
            *battle = battle.map(|number| number + battles);
        }
        self.lines.splice(0..0, lines);
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<MapLog>();
}
