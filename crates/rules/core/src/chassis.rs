//! The chassis: a unit's stats on the sector map and in a battle.
//!
//! Its health and speed are next to it in the data and shared with the breach.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Tiers of units.
pub const TIERS: RangeInclusive<u8> = 1..=4;
/// The highest value that a chassis stat may have, so that sums of stats cannot overflow.
const MOST: i32 = 999;

/// The stats of a recruitable unit on the sector map and in a battle.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Chassis {
    /// Tier, 1 to 4. A structure recruits units up to a tier.
    pub tier: u8,
    /// Cycles to recruit it.
    pub cost: i32,
    /// Cycles paid for it each turn.
    pub upkeep: i32,
    /// How many mods it can carry.
    pub slots: u8,
    /// Upper end of its attack roll (seed 002, damage roll).
    pub attack: i32,
    /// Upper end of its defence roll.
    pub defence: i32,
    /// Upper end of its damage roll.
    pub damage: i32,
    /// Movement points per turn. Each tile has a cost in points.
    pub movement: i32,
    /// Its battle abilities: names of registered move types.
    pub abilities: Vec<String>,
}

impl Chassis {
    /// Invalid values: field and reason. The code that knows the move types checks ability names.
    pub fn faults(&self) -> Vec<(String, String)> {
        let mut faults = Vec::new();
        let mut wrong = |field: &str, reason: String| faults.push((field.to_owned(), reason));
        if !TIERS.contains(&self.tier) {
            let reason = format!("is not within {} and {}", TIERS.start(), TIERS.end());
            wrong("tier", reason);
        }
        for (field, stat, least) in [
            ("cost", self.cost, 1),
            ("upkeep", self.upkeep, 0),
            ("attack", self.attack, 0),
            ("defence", self.defence, 0),
            ("damage", self.damage, 0),
            ("movement", self.movement, 1),
        ] {
            if !(least..=MOST).contains(&stat) {
                wrong(field, format!("{stat} is not within {least} and {MOST}"));
            }
        }
        for (place, name) in self.abilities.iter().enumerate() {
            if self.abilities[..place].contains(name) {
                wrong(&format!("abilities[{place}]"), format!("{name:?} is there twice"));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chassis_tells_every_stat_that_makes_no_sense() {
        let chassis = Chassis {
            tier: 5,
            cost: 0,
            upkeep: -1,
            slots: 0,
            attack: 1_000,
            defence: 0,
            damage: 0,
            movement: 0,
            abilities: ["Strike", "Strike"].map(str::to_owned).into(),
        };
        let fields: Vec<String> = chassis.faults().into_iter().map(|(field, _)| field).collect();
        assert_eq!(fields, ["tier", "cost", "upkeep", "attack", "movement", "abilities[1]"]);
    }
}
