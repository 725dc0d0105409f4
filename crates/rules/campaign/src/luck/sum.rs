//! A sum of independent draws of whole numbers, with the exact probability of each sum, by
//! convolution. Only + − * / are used, which give the same result on every machine.

use daemonfall_battle::{Distribution, Value};

/// Most different sums that are tracked; modded data may have unlimited damage.
const SUMS_AT_MOST: usize = 1 << 17;

/// A sum of draws. Without draws it is certainly zero.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    chances: Vec<f64>,
    mean: f64,
}

impl Default for Sum {
    fn default() -> Self {
        Self { chances: vec![1.0], mean: 0.0 }
    }
}

fn number(value: Value) -> f64 {
    value.numerator() as f64 / value.denominator() as f64
}

impl Sum {
    /// The probability of each sum, from 0 on; empty once there were too many sums to track.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// Adds a draw that is 1 with this chance, otherwise 0.
    pub fn add_chance(&mut self, chance: f64) {
        let chance = chance.clamp(0.0, 1.0);
        self.mean += chance;
        self.spread(1, 1.0 - chance, chance);
    }

    pub fn add_roll(&mut self, roll: Distribution) {
        let (none, each) = (number(roll.none), number(roll.each));
        let most = roll.most.max(0) as usize;
        self.mean += each * (most * (most + 1)) as f64 / 2.0;
        self.spread(most, none, each);
    }

    /// Adds a roll's maximum minus its damage: the less damage, the higher.
    pub fn add_spared(&mut self, roll: Distribution) {
        let most = roll.most.max(0) as usize;
        let done = number(roll.each) * (most * (most + 1)) as f64 / 2.0;
        self.mean += most as f64 - done;
        self.chances.reverse();
        self.spread(most, number(roll.none), number(roll.each));
        self.chances.reverse();
    }

    /// Convolves with a draw that is 0 with chance `none`, and 1 to `most` with `each` for each.
    fn spread(&mut self, most: usize, none: f64, each: f64) {
        let before = std::mem::take(&mut self.chances);
        if before.is_empty() || before.len() + most > SUMS_AT_MOST {
            return;
        }
        let at = |place: Option<usize>| place.and_then(|it| before.get(it)).copied();
        // Running total of the probabilities within reach below the current place.
        let mut reach = 0.0;
        let all = 0..before.len() + most;
        self.chances = all
            .map(|place| {
                if most > 0 {
                    reach += at(place.checked_sub(1)).unwrap_or(0.0);
                    reach -= at(place.checked_sub(most + 1)).unwrap_or(0.0);
                }
                none * at(Some(place)).unwrap_or(0.0) + each * reach.max(0.0)
            })
            .collect();
    }

    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// In how many of a hundred cases the sum is lower than this; equal cases count half. `None` if
    /// only one sum is possible, or more than 131,072.
    pub fn percentile(&self, sum: usize) -> Option<f64> {
        let possible = self.chances.iter().filter(|chance| **chance > 0.0).count();
        if possible < 2 {
            return None;
        }
        let lower: f64 = self.chances.iter().take(sum).sum();
        let same = self.chances.get(sum).copied().unwrap_or(0.0);
        Some(((lower + same / 2.0) * 100.0).clamp(0.0, 100.0))
    }
}
