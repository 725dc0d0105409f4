//! The dice of a preview: which way each wanderer turns first, and whether loot falls, in every
//! course another.

use crate::cell::Direction;
use crate::components::ObjectId;

/// How often a beat is played for the draws of loot alone.
const LOOTS: u8 = 4;

/// One of the courses that a beat may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Course {
    pub run: u8,
    /// Only one object draws its directions.
    alone: bool,
}

impl Course {
    /// The further courses to play after the first: all ways for one wanderer, for more all pairs of
    /// ways of any two of five.
    pub fn others(wanderers: usize, dropped: bool) -> impl Iterator<Item = Self> {
        let runs = match wanderers {
            0 if !dropped => 1,
            0 => LOOTS,
            1 => 4,
            _ => 16,
        };
        (1..runs).map(move |run| Self { run, alone: wanderers == 1 })
    }

    /// Whether all loot falls, or none; chance decides in most courses.
    pub fn loot(self) -> Option<bool> {
        (1..=2).contains(&self.run).then_some(self.run == 2)
    }

    /// The straight directions in the order in which a wanderer tries them.
    pub fn directions(self, who: ObjectId) -> [Direction; 4] {
        let mut straight = Direction::STRAIGHT;
        straight.rotate_left(usize::from(self.turn(who)));
        straight
    }

    /// The orthogonal array of 16 runs, five columns and four levels: over all runs, any two columns
    /// take each pair of levels once.
    fn turn(self, who: ObjectId) -> u8 {
        let (high, low) = (self.run >> 2, self.run & 3);
        // Times two and three in the field of four elements.
        let (twice, thrice) = ([0, 2, 3, 1], [0, 3, 1, 2]);
        match who.0 % 5 {
            _ if self.alone => low,
            0 => high,
            1 => low,
            2 => high ^ low,
            3 => high ^ twice[usize::from(low)],
            _ => high ^ thrice[usize::from(low)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn any_two_wanderers_of_five_turn_every_pair_of_ways() {
        for one in 0..5 {
            for other in (0..5).filter(|other| *other != one) {
                let runs = std::iter::once(Course::default()).chain(Course::others(5, false));
                let turns = runs.map(|run| (run.turn(ObjectId(one)), run.turn(ObjectId(other))));
                assert_eq!(turns.collect::<BTreeSet<_>>().len(), 16, "{one} and {other}");
            }
        }
    }
}
