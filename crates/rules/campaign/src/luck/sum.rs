//! A sum of independent draws of whole numbers, with the exact probability of each sum, by
//! convolution. Only + − * / are used, which give the same result on every machine.

use daemonfall_battle::{Distribution, Value};

/// Most different sums that are tracked; modded data may have unlimited damage.
const SUMS_AT_MOST: usize = 1 << 17;

/// A sum of draws. Without draws it is certainly zero.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// The probability of each sum, from 0 on; empty once there were too many sums to track.
    chances: Vec<f64>,
    mean: f64,
}

impl Default for Sum {
    fn default() -> Self {
        Self { chances: vec![1.0], mean: 0.0 }
    }
}

/// A value as a floating-point number.
fn number(value: Value) -> f64 {
    value.numerator() as f64 / value.denominator() as f64
}

impl Sum {
    /// Adds a draw that is 1 with this chance, otherwise 0.
    pub fn add_chance(&mut self, chance: f64) {
        let chance = chance.clamp(0.0, 1.0);
        self.mean += chance;
        self.spread(1, 1.0 - chance, chance);
    }

    /// Adds a roll of damage.
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

    /// Convolves with a draw that is 0 with chance `none`, and each number from 1 to `most` with
    /// chance `each`.
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

    /// Its expected value.
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

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_battle::DamageRoll;

    const ROLL: DamageRoll = DamageRoll { attack: 5, defence: 2, damage: 3 };

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn a_coin_that_falls_well_four_times_is_at_the_percentile_known_by_hand() {
        let mut sum = Sum::default();
        for _ in 0..4 {
            sum.add_chance(0.5);
        }
        // One of sixteen cases is equal and counts half; all others are worse.
        let percentiles = [0, 2, 4].map(|wins| sum.percentile(wins));
        assert_eq!(percentiles, [Some(3.125), Some(50.0), Some(96.875)]);
        assert_eq!(sum.mean(), 2.0);
    }

    #[test]
    fn different_chances_are_convolved() {
        let mut sum = Sum::default();
        sum.add_chance(0.9);
        sum.add_chance(0.2);
        let expected = [0.08, 0.74, 0.18];
        assert!(sum.chances.iter().zip(expected).all(|(one, other)| close(*one, other)));
        let worst = sum.percentile(0);
        assert!(worst.is_some_and(|percentile| close(percentile, 4.0)), "{worst:?}");
    }

    #[test]
    fn rolls_are_added_as_counting_all_outcomes_gives() {
        let mut sum = Sum::default();
        sum.add_roll(ROLL.distribution());
        sum.add_roll(ROLL.distribution());
        let one = |damage| number(ROLL.distribution().of(damage));
        for total in 0..=6 {
            let counted: f64 = (0..=total).map(|it| one(it) * one(total - it)).sum();
            assert!(close(sum.chances[total as usize], counted), "{total}");
        }
        assert!(close(sum.mean(), 2.0 * number(ROLL.expected())));
    }

    #[test]
    fn what_is_spared_is_the_most_less_the_damage() {
        let mut sum = Sum::default();
        sum.add_spared(ROLL.distribution());
        for spared in 0..=3 {
            let chance = number(ROLL.distribution().of(3 - spared));
            assert!(close(sum.chances[spared as usize], chance), "{spared}");
        }
        assert!(close(sum.mean(), 3.0 - number(ROLL.expected())));
        sum.add_chance(1.0);
        assert!(close(sum.chances[4], number(ROLL.distribution().of(0))));
    }

    #[test]
    fn where_nothing_is_left_to_chance_there_is_no_percentile() {
        let mut sum = Sum::default();
        assert_eq!(sum.percentile(0), None);
        sum.add_chance(1.0);
        sum.add_chance(0.0);
        assert_eq!(sum.percentile(1), None);
    }

    #[test]
    fn sums_without_end_are_given_up_and_the_mean_goes_on() {
        let mut sum = Sum::default();
        let huge = DamageRoll { attack: 1, defence: 0, damage: 1_000_000 };
        sum.add_roll(huge.distribution());
        sum.add_chance(0.5);
        assert_eq!(sum.percentile(3), None);
        assert!(close(sum.mean(), 250_000.5), "{}", sum.mean());
    }

    #[test]
    fn a_long_sum_keeps_all_of_its_chance() {
        let mut sum = Sum::default();
        for _ in 0..600 {
            sum.add_roll(ROLL.distribution());
        }
        let whole: f64 = sum.chances.iter().sum();
        assert!(close(whole, 1.0), "{whole}");
        let middle = sum.percentile(sum.mean().round() as usize);
        assert!(middle.is_some_and(|percentile| (48.0..52.0).contains(&percentile)), "{middle:?}");
    }
}
