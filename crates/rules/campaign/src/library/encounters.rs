//! Encounters: a few lines of text, and two to four choices.

use super::ModId;
use super::mods::Rarity;
use daemonfall_core::Skill;
use daemonfall_sector::KindId;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Allowed numbers of choices of an encounter.
pub const CHOICES: RangeInclusive<usize> = 2..=4;

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome<Unit = KindId, Item = ModId> {
    /// Cycles gained, or lost if negative.
    Cycles(i32),
    /// Health that each unit of the stack gains, or loses if negative. It never kills.
    Health(i32),
    /// Health of the leader if it is in the stack, otherwise of the first unit. It never kills.
    Leader(i32),
    /// A unit joins the stack, if there is room.
    Join(Unit),
    /// The unit of the stack with the least health is lost; never the leader or the last unit.
    Lose,
    /// A mod is gained.
    Gain(Item),
    /// A random mod of this rarity is gained.
    Find(Rarity),
    /// A random spare mod is lost.
    Shed,
    /// Bombs and potions for the next dive.
    Pack { bombs: u16, potions: u16 },
    /// Tiles within this distance are revealed.
    Reveal(u32),
    /// The nearest corporation that is not an ally becomes one.
    Befriend,
    /// All alliances are broken.
    Estrange,
}

/// The result of a choice: its text and its effects.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Turnout<Unit = KindId, Item = ModId> {
    /// The text shown to the player.
    pub text: String,
    /// Its effects, in order.
    #[serde(default = "Vec::new")]
    pub outcomes: Vec<Outcome<Unit, Item>>,
}

/// A skill check. The chance in percent is `base`, plus 10 for each skill point of the stack's best
/// unit, within 5 and 95.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct SkillCheck {
    pub skill: Skill,
    /// The chance without any skill points, in percent.
    pub base: i32,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Choice<Unit = KindId, Item = ModId> {
    pub text: String,
    /// Its price in cycles; a player with fewer cannot choose it.
    #[serde(default)]
    pub price: i32,
    /// The check that has to succeed, if any.
    pub check: Option<SkillCheck>,
    /// Its result; with a check, the result of success.
    pub then: Turnout<Unit, Item>,
    /// The result if the check fails.
    pub fails: Option<Turnout<Unit, Item>>,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Encounter<Unit = KindId, Item = ModId> {
    #[serde(skip_deserializing)]
    pub key: String,
    pub name: String,
    pub text: String,
    /// How likely it is, relative to the others.
    #[serde(default = "one")]
    pub weight: u32,
    /// Two to four choices.
    pub choices: Vec<Choice<Unit, Item>>,
}

const fn one() -> u32 {
    1
}
