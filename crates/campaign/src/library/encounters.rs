//! Encounters: a few lines of text, and two to four choices.

use super::ModId;
use super::mods::Rarity;
use daemonfall_core::Skill;
use daemonfall_sector::KindId;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many choices an encounter has.
pub const CHOICES: RangeInclusive<usize> = 2..=4;

/// What comes of a choice.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<Unit = KindId, Item = ModId> {
    /// Cycles gained, or lost when below zero.
    Cycles(i32),
    /// Health that each unit of the stack gains, or loses when below zero; nobody dies of it.
    Health(i32),
    /// Health that the leader gains or loses, if it is in the stack, else the first unit; nobody
    /// dies of it.
    Leader(i32),
    /// A unit joins the stack, if there is room.
    Join(Unit),
    /// The unit of the stack with the least health is lost; never the leader, and never the last
    /// one.
    Lose,
    /// A mod is gained.
    Gain(Item),
    /// A mod is gained that is found so often.
    Find(Rarity),
    /// One of the mods that nobody carries is lost.
    Shed,
    /// Bombs and potions for the next dive.
    Pack {
        /// Bombs.
        bombs: u16,
        /// Potions.
        potions: u16,
    },
    /// Tiles this far around come to light.
    Reveal(u32),
    /// The nearest corporation that is no ally becomes one.
    Befriend,
    /// All alliances are broken.
    Estrange,
}

/// What a choice leads to: what is told, and what comes of it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Turnout<Unit = KindId, Item = ModId> {
    /// What the player is told.
    pub text: String,
    /// What comes of it, in order.
    #[serde(default = "Vec::new")]
    pub outcomes: Vec<Outcome<Unit, Item>>,
}

/// What has to succeed: the chance is `base` and 10 for each point of the stack's best at the
/// skill, in percent, within 5 and 95.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct SkillCheck {
    /// Which skill.
    pub skill: Skill,
    /// The chance without any skill, in percent.
    pub base: i32,
}

/// One of the choices.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it is called.
    pub text: String,
    /// Cycles that it takes; who has less cannot choose it.
    pub price: i32,
    /// What has to succeed.
    pub check: Option<SkillCheck>,
    /// What it leads to; with a check, when that succeeds.
    pub then: Turnout,
    /// What it leads to when the check fails.
    pub fails: Option<Turnout>,
}

/// An encounter.
#[derive(Serialize, Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// Its name in the data.
    pub key: String,
    /// Name shown to the player.
    pub name: String,
    /// What the player reads.
    pub text: String,
    /// How often it is met, against the others.
    pub weight: u32,
    /// Two to four choices.
    pub choices: Vec<Choice>,
}
