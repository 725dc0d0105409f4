//! Mods: what stands in a chassis's slots. One definition serves battle, breach and dive.

use daemonfall_breach::Answer;
use daemonfall_core::Skills;
use daemonfall_dungeon::library::names::KindId;
use daemonfall_stack::SubroutineId;
use serde::{Deserialize, Serialize};

/// How often it is found.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rarity {
    /// Often.
    Common,
    /// Now and then.
    Uncommon,
    /// Seldom.
    Rare,
}

/// Where it belongs: a unit carries at most one of each.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// What it strikes with.
    Blade,
    /// What is struck.
    Shell,
    /// What moves it.
    Drive,
    /// What it thinks with.
    Logic,
    /// What it sees and hears with.
    Sense,
    /// In nobody: works for all units of the player, as soon as it is there.
    Relic,
}

impl Slot {
    /// Its name for the player.
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

/// As what its bearer enters a breach.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// With so much shield.
    Shield(i32),
    /// With so much charge time.
    Charge(i32),
    /// Answering so, instead of as its chassis does.
    Answer(Answer),
}

/// What it does for a leader in a dive.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiveGear {
    /// To the most health.
    pub health: i32,
    /// To the damage of blows.
    pub damage: i32,
    /// To armour.
    pub armour: i32,
    /// Bombs that each dive begins with.
    pub bombs: u16,
    /// Potions that each dive begins with.
    pub potions: u16,
    /// To the power of digging.
    pub digging: i32,
    /// To the radius of light.
    pub light: u32,
    /// The thing of the dive that this is: held or worn there, and found there.
    pub item: Option<KindId>,
}

/// A mod.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Mod {
    /// Its name in the data.
    pub key: String,
    /// Name shown to the player.
    pub name: String,
    /// One sentence for the player.
    pub about: String,
    /// How often it is found.
    pub rarity: Rarity,
    /// Where it belongs.
    pub slot: Slot,
    /// To the most health, everywhere but in a dive.
    pub health: i32,
    /// To the attack roll of battles.
    pub attack: i32,
    /// To the defence roll of battles.
    pub defence: i32,
    /// To the damage roll of battles.
    pub damage: i32,
    /// To the movement of a turn on the map.
    pub movement: i32,
    /// To the charge time that each round of a breach gives.
    pub speed: i32,
    /// To the CPU of a breach.
    pub cpu: i32,
    /// Move types of battles that its bearer can make as well.
    pub abilities: Vec<String>,
    /// Subroutines of breaches that its bearer has as well.
    pub subroutines: Vec<SubroutineId>,
    /// As what its bearer enters a breach.
    pub states: Vec<State>,
    /// What its bearer is good at besides.
    pub skills: Skills,
    /// What it does for a leader in a dive.
    pub dive: DiveGear,
    /// Cycles that a relic yields each turn.
    pub income: i32,
}
