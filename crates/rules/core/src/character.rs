//! What characters of every system have: number, side, health, statuses, skills.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

crate::ids! {
    /// A character's number. The character list is sorted by these numbers.
    #[derive(Component, Reflect)]
    #[reflect(Component)]
    CharacterId(u32),
}

/// The side of an object. Attacks spare objects on the attacker's side; `Neutral` spares nobody.
#[derive(
    Component,
    Reflect,
    Serialize,
    Deserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
)]
#[reflect(Component)]
pub enum Side {
    /// The player and the player's units.
    Player,
    /// Everything that hunts the player's units.
    Hostile,
    /// Things: crates, traps, floors. Neutral objects do not even spare each other.
    #[default]
    Neutral,
}

impl Side {
    pub fn spares(self, other: Side) -> bool {
        self != Side::Neutral && self == other
    }
}

/// Health points. An object with health is an entity (seed 004). This type's functions keep
/// `0 <= current <= max`.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(from = "HealthForm")]
#[reflect(Component)]
pub struct Health {
    /// Points left; the entity is dead at zero.
    pub current: i32,
    /// Upper bound of `current`.
    pub max: i32,
}

/// Health as written in data files: `(max: 5)` is full.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HealthForm {
    max: i32,
    current: Option<i32>,
}

impl From<HealthForm> for Health {
    fn from(form: HealthForm) -> Self {
        let full = Self::full(form.max);
        Self {
            current: form.current.map_or(full.max, |current| current.clamp(0, full.max)),
            ..full
        }
    }
}

impl Health {
    /// Full health of `max` points. A negative maximum counts as zero.
    pub fn full(max: i32) -> Self {
        let max = max.max(0);
        Self { current: max, max }
    }

    /// Takes up to `amount` points and returns how many were taken.
    pub fn take(&mut self, amount: i32) -> i32 {
        let taken = amount.clamp(0, self.current);
        self.current -= taken;
        taken
    }

    /// Gives up to `amount` points, not above the maximum, and returns how many were given.
    pub fn give(&mut self, amount: i32) -> i32 {
        let given = amount.clamp(0, self.max - self.current);
        self.current += given;
        given
    }

    pub fn is_dead(&self) -> bool {
        self.current <= 0
    }
}

/// The four statuses: they hinder a character or an object for a while. Each system defines how
/// long they last and what they do.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// No actions.
    Stun,
    /// No actions, cannot be pushed; ends when hit.
    Freeze,
    /// No movement; ends when the binder dies.
    Bind,
    /// One damage per beat.
    Burn,
}

impl Status {
    /// All four statuses, in the order in which they count down.
    pub const ALL: [Status; 4] = [Status::Stun, Status::Freeze, Status::Bind, Status::Burn];

    /// The word for a unit that has it.
    pub fn adjective(self) -> &'static str {
        match self {
            Status::Stun => "stunned",
            Status::Freeze => "frozen",
            Status::Bind => "bound",
            Status::Burn => "burning",
        }
    }
}

/// A skill that an encounter may test.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Staying unseen.
    Stealth,
    /// Convincing others.
    Speech,
    /// Taking machines apart and putting them together.
    Mechanics,
}

impl Skill {
    pub const ALL: [Self; 3] = [Self::Stealth, Self::Speech, Self::Mechanics];

    pub fn name(self) -> &'static str {
        match self {
            Self::Stealth => "stealth",
            Self::Speech => "speech",
            Self::Mechanics => "mechanics",
        }
    }
}

/// A unit's points in each skill; zero if left out.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Skills {
    pub stealth: i32,
    pub speech: i32,
    pub mechanics: i32,
}

impl Skills {
    pub fn of(self, skill: Skill) -> i32 {
        match skill {
            Skill::Stealth => self.stealth,
            Skill::Speech => self.speech,
            Skill::Mechanics => self.mechanics,
        }
    }

    /// The sum of both.
    pub fn plus(self, other: Self) -> Self {
        Self {
            stealth: self.stealth.saturating_add(other.stealth),
            speech: self.speech.saturating_add(other.speech),
            mechanics: self.mechanics.saturating_add(other.mechanics),
        }
    }
}

/// A row of a stack in a battle.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
#[serde(rename_all = "lowercase")]
pub enum Row {
    /// It stands before the other and takes the melee.
    #[default]
    #[serde(alias = "Front")]
    Front,
    /// Melee does not reach it, nor is made from it, while the front stands.
    #[serde(alias = "Back")]
    Back,
}

impl Row {
    #[must_use]
    pub fn is_front(&self) -> bool {
        *self == Self::Front
    }

    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Front => Self::Back,
            Self::Back => Self::Front,
        }
    }
}

pub const TIERS: RangeInclusive<u8> = 1..=4;
/// The highest value that a chassis stat may have, so that sums of stats cannot overflow.
const MOST: i32 = 999;

/// The stats of a recruitable unit on the sector map and in a battle. Its health and speed are next
/// to it in the data and shared with the breach.
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
    /// The row that a new unit stands in.
    #[serde(default)]
    pub row: Row,
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
    fn health_stays_within_zero_and_its_maximum() {
        let mut health = Health::full(5);
        assert_eq!(health.take(9), 5);
        assert!(health.is_dead());
        assert_eq!(health.give(7), 5);
        assert_eq!(health, Health { current: 5, max: 5 });
    }

    #[test]
    fn negative_amounts_change_nothing() {
        let mut health = Health { current: 2, max: 5 };
        assert_eq!((health.take(-1), health.give(-1)), (0, 0));
        assert_eq!(health.current, 2);
    }

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
            row: Row::Front,
        };
        let fields: Vec<String> = chassis.faults().into_iter().map(|(field, _)| field).collect();
        assert_eq!(fields, ["tier", "cost", "upkeep", "attack", "movement", "abilities[1]"]);
    }
}
