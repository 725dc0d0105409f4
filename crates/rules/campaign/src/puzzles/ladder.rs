//! A player's progress on the ladder: the best result of each puzzle.

use super::Puzzle;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The fewest beats, rounds or exchanges in which puzzles were solved, by their names in the data.
/// Names that are not in the data stay.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(transparent)]
pub struct Ladder(BTreeMap<String, u32>);

impl Ladder {
    /// Records a solved puzzle; returns whether it is better than before.
    pub fn note(&mut self, puzzle: &Puzzle, spent: u32) -> bool {
        let better = self.best(puzzle).is_none_or(|best| spent < best);
        if better {
            self.0.insert(puzzle.key.clone(), spent);
        }
        better
    }

    /// The best result of a puzzle; `None` if it was never solved.
    pub fn best(&self, puzzle: &Puzzle) -> Option<u32> {
        self.0.get(&puzzle.key).copied()
    }

    /// How many of these puzzles were solved at par.
    pub fn at_par(&self, puzzles: &[Puzzle]) -> u32 {
        puzzles.iter().filter(|it| self.stars(it) == 2).count() as u32
    }

    /// Stars of a puzzle: one if solved, two if solved at par.
    pub fn stars(&self, puzzle: &Puzzle) -> u8 {
        self.best(puzzle).map_or(0, |best| if best <= puzzle.par { 2 } else { 1 })
    }
}
