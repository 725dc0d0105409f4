//! Mods, which go into a chassis's slots. One definition serves battle, breach and dive.

use daemonfall_breach::Answer;
use daemonfall_core::Skills;
use daemonfall_dungeon::names::KindId;
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};

/// How often a mod is found.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rarity {
    /// Found often.
    Common,
    /// Found now and then.
    Uncommon,
    /// Found rarely.
    Rare,
}

/// The slot of a mod: a unit carries at most one per slot.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// The weapon.
    Blade,
    /// The armour.
    Shell,
    /// Movement.
    Drive,
    /// Thinking.
    Logic,
    /// Seeing and hearing.
    Sense,
    /// No unit's slot: works for all units of the player from the moment it is gained.
    Relic,
}

impl Slot {
    pub fn name(self) -> &'static str {
        match self {
            Self::Blade => "blade",
            Self::Shell => "shell",
            Self::Drive => "drive",
            Self::Logic => "logic",
            Self::Sense => "sense",
            Self::Relic => "relic",
        }
    }
}

/// A state in which its bearer enters a breach.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Shield(i32),
    Charge(i32),
    /// With this reaction instead of its chassis's own.
    Answer(Answer),
}

/// A mod's effects for a leader in a dive.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct DiveGear<Item = KindId> {
    /// Added to maximum health.
    pub health: i32,
    /// Added to the damage of attacks.
    pub damage: i32,
    /// Added to armour.
    pub armour: i32,
    /// Extra bombs at the start of each dive.
    pub bombs: u16,
    /// Extra potions at the start of each dive.
    pub potions: u16,
    /// Added to digging power.
    pub digging: i32,
    /// Added to the radius of light.
    pub light: u32,
    /// The dive's item for this mod: held or worn there, and found there.
    pub item: Option<Item>,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Mod<Subroutine = SubroutineId, Item = KindId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub about: String,
    pub rarity: Rarity,
    pub slot: Slot,
    /// Added to maximum health, except in a dive.
    #[serde(default)]
    pub health: i32,
    /// Added to the attack roll of battles.
    #[serde(default)]
    pub attack: i32,
    /// Added to the defence roll of battles.
    #[serde(default)]
    pub defence: i32,
    /// Added to the damage roll of battles.
    #[serde(default)]
    pub damage: i32,
    /// Added to the moves per turn on the map.
    #[serde(default)]
    pub movement: i32,
    /// Added to the charge time gained per round of a breach.
    #[serde(default)]
    pub speed: i32,
    /// Added to the CPU of a breach.
    #[serde(default)]
    pub cpu: i32,
    /// Additional move types in battles.
    #[serde(default)]
    pub abilities: Vec<String>,
    /// Additional subroutines in breaches.
    #[serde(default)]
    pub subroutines: Vec<Subroutine>,
    /// States in which its bearer enters a breach.
    #[serde(default)]
    pub states: Vec<State>,
    /// Added to its bearer's skills.
    #[serde(default)]
    pub skills: Skills,
    /// Its effects for a leader in a dive.
    #[serde(default)]
    pub dive: DiveGear<Item>,
    /// Cycles that a relic yields per turn.
    #[serde(default)]
    pub income: i32,
}
