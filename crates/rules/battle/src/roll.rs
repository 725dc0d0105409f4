//! The damage roll (seed 002) with its exact distribution.

use crate::dice::{Dice, MOST};
use crate::value::Value;

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
    /// The chance of this damage.
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
    /// The damage done.
    #[inline]
    pub fn done(self) -> i32 {
        if self.attack > self.defence { self.damage } else { 0 }
    }
}

impl DamageRoll {
    /// Rolls the dice.
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
