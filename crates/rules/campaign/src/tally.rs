//! Counts of what has happened in a run: for the summary, the score and the lab.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The cause of a unit's loss.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// In a battle against this faction, by its name in the data.
    Battle(String),
    /// In a dive by this kind, by its name in the data; `None` if nothing killed it.
    Dive(Option<String>),
    /// In a breach against this guardian, by its name in the data.
    Breach(String),
    /// In an encounter, by its name in the data.
    Encounter(String),
    /// Its upkeep could not be paid.
    Unpaid,
    Disbanded,
}

/// A unit of the player that was lost.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Fallen {
    /// Its kind, by its name in the data.
    pub kind: String,
    /// Empty for one that never rose.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub leader: bool,
    /// The turn in which it was lost.
    pub turn: u32,
    pub cause: Cause,
}

/// A battle that a unit of the player survived on the side that won.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Exploit {
    pub turn: u32,
    /// The opponent, by its faction's name in the data.
    pub foe: String,
    /// The chance to win that it was won with, in percent.
    pub odds: u32,
    /// The rank that it rose to, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
}

#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Battles of the player's stacks.
    pub battles: u32,
    /// Battles that the player's side won.
    pub battles_won: u32,
    /// Other factions' units that fell in them.
    pub kills: u32,
    /// Their recruiting cost, in cycles.
    pub kills_worth: u32,
    /// Units recruited, by kind.
    pub recruited: BTreeMap<String, u32>,
    pub encounters: u32,
    pub dives: u32,
    /// Dives in which the last door was reached.
    pub dives_done: u32,
    /// Beats of all dives.
    pub beats: u32,
    /// Gold brought out of dives.
    pub gold: u32,
    pub breaches: u32,
    pub vaults: u32,
    pub mods: u32,
    /// Dives in which the last door was reached with no less health than at their beginning.
    #[serde(default)]
    pub whole_dives: u32,
    /// The fewest rounds in which a guardian was beaten.
    #[serde(default)]
    pub quickest: Option<u32>,
    /// The lowest chance to win, in percent, that a battle was won with.
    #[serde(default)]
    pub slimmest: Option<u32>,
    /// Units lost, in order.
    pub fallen: Vec<Fallen>,
}
