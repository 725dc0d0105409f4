//! The dice of one battle: a separate stream with its own seed, and the damage roll (seed 002) with
//! its exact distribution.
//!
//! Odds need thousands of battles, so each one uses xoshiro256++, an algorithm fixed by its
//! published reference, instead of the run's slower streams. A run draws only the *seed* of a
//! battle from its battle stream.

use crate::value::Value;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice {
    words: Xoshiro256PlusPlus,
}

impl Dice {
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
const MOST: i32 = (1 << 21) - 2;

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

/// A damage roll: attack against defence, and damage when the attack is higher. Numbers are clamped
/// to 0 to 2,097,150.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DamageRoll {
    /// Highest attack value.
    pub attack: i32,
    /// Highest defence value of the target.
    pub defence: i32,
    /// Highest damage.
    pub damage: i32,
}

/// How likely each damage of a roll is. All amounts above zero are equally likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distribution {
    /// The chance of no damage: a miss, or a hit that rolled zero.
    pub none: Value,
    /// The chance of each damage from 1 to the highest.
    pub each: Value,
    /// The highest damage.
    pub most: i32,
}

impl Distribution {
    pub fn of(self, damage: i32) -> Value {
        match damage {
            0 => self.none,
            damage if (1..=self.most).contains(&damage) => self.each,
            _ => Value::ZERO,
        }
    }
}

/// What the three dice showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// From 0 to attack.
    pub attack: i32,
    /// From 0 to defence.
    pub defence: i32,
    /// From 0 to damage. It counts only when the attack is higher than the defence.
    pub damage: i32,
}

impl Rolled {
    #[inline]
    pub fn done(self) -> i32 {
        if self.attack > self.defence { self.damage } else { 0 }
    }
}

impl DamageRoll {
    #[inline]
    pub fn draw(self, dice: &mut Dice) -> Rolled {
        let [attack, defence, damage] = dice.three([self.attack, self.defence, self.damage]);
        Rolled { attack, defence, damage }
    }

    /// The chance that the attack is higher than the defence.
    pub fn chance(self) -> Value {
        let (wins, pairs) = self.pairs();
        Value::new(wins, pairs)
    }

    /// The exact expected damage.
    pub fn expected(self) -> Value {
        let (wins, pairs) = self.pairs();
        Value::new(wins * bounded(self.damage), 2 * pairs)
    }

    /// The exact chance of each damage.
    pub fn distribution(self) -> Distribution {
        let (wins, pairs) = self.pairs();
        let (most, sides) = (bounded(self.damage), bounded(self.damage) + 1);
        Distribution {
            none: Value::new(pairs * sides - wins * most, pairs * sides),
            each: Value::new(wins, pairs * sides),
            most: most as i32,
        }
    }

    /// The number of pairs of attack and defence with a higher attack, and of all pairs.
    fn pairs(self) -> (i64, i64) {
        let (attack, defence) = (bounded(self.attack), bounded(self.defence));
        // An attack value of a beats a defence values, but never more than there are.
        let contested = attack.min(defence);
        let wins = contested * (contested + 1) / 2 + (attack - contested) * (defence + 1);
        (wins, (attack + 1) * (defence + 1))
    }
}

/// A bound as the dice clamp it.
fn bounded(most: i32) -> i64 {
    i64::from(most.clamp(0, MOST))
}
