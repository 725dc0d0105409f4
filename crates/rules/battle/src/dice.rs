//! The dice of one battle: a separate stream with its own seed.
//!
//! Odds need thousands of battles, so each one uses xoshiro256++, an algorithm fixed by its
//! published reference, instead of the run's slower streams. A run draws only the *seed* of a
//! battle from its battle stream.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Seeded dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice {
    words: Xoshiro256PlusPlus,
}

impl Dice {
    /// Dice with this seed.
    pub fn new(seed: u64) -> Self {
        Self { words: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The dice of battle `number` in a series with one seed, whatever was fought before it.
    pub fn of_battle(seed: u64, number: u64) -> Self {
        Self::new(battle_seed(seed, number))
    }

    /// A uniform number in `0..=most`; 0 when `most` is not above zero.
    #[inline]
    pub fn up_to(&mut self, most: i32) -> i32 {
        self.three([most, 0, 0])[0]
    }

    /// Three independent uniform numbers, each from 0 to its bound, from one word.
    ///
    /// The word is read as a fraction and split by multiplication, part by part. The few words that
    /// would favour some outcomes are drawn again (Lemire's method for the product of the three),
    /// so every outcome is exactly as likely as every other. A bound below zero counts as zero; a
    /// bound above 2,097,150 counts as 2,097,150.
    #[inline]
    pub fn three(&mut self, most: [i32; 3]) -> [i32; 3] {
        let outcomes = most.map(|most| most.clamp(0, MOST) as u64 + 1);
        let all = outcomes[0] * outcomes[1] * outcomes[2];
        loop {
            let (one, rest) = split(self.words.next_u64(), outcomes[0]);
            let (two, rest) = split(rest, outcomes[1]);
            let (three, rest) = split(rest, outcomes[2]);
            // `rest` is the low word of word × all. Words below the remainder of 2^64 by `all`
            // would bias the result and are drawn again.
            if rest >= all || rest >= all.wrapping_neg() % all {
                return [one as i32, two as i32, three as i32];
            }
        }
    }
}

/// The highest bound of a draw: the product of three stays below 2^63.
pub(crate) const MOST: i32 = (1 << 21) - 2;

#[inline]
fn split(word: u64, outcomes: u64) -> (u64, u64) {
    let product = u128::from(word) * u128::from(outcomes);
    ((product >> 64) as u64, product as u64)
}

/// The seed of battle `number` in a series, mixed so that neighbouring numbers are unrelated.
pub fn battle_seed(seed: u64, number: u64) -> u64 {
    mixed(seed ^ mixed(number.wrapping_add(0x6a09_e667_f3bc_c909)))
}

fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let word = (word ^ (word >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    word ^ (word >> 32)
}
