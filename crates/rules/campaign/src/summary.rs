//! The summary of a run that has ended: how it ended, why, and its score.

use crate::tally::{Cause, Tally};
use daemonfall_sector::Outcome;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    /// What the run's settings call a victory.
    Won,
    LeaderLost,
    StacksLost,
    GaveUp,
}

/// The score of a run, in points, by source.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// For winning; the sooner, the more.
    pub victory: u32,
    /// For dives that reached the last door.
    #[serde(default)]
    pub doors: u32,
    /// For vaults emptied, each by beating its guardian.
    pub vaults: u32,
    pub encounters: u32,
    /// For other factions' units that fell, by their cost.
    pub kills: u32,
    /// For structures held at the end.
    #[serde(default)]
    pub structures: u32,
    /// For tiles owned at the end.
    pub tiles: u32,
    /// The total, multiplied by the difficulty.
    pub total: u32,
}

/// A unit of the player that rose and lasted.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Veteran {
    /// Its kind, by its name in the data.
    pub kind: String,
    pub name: String,
    pub rank: usize,
    /// The lowest chance, in percent, of a battle that it is remembered for.
    pub odds: u32,
}

/// The summary of a run that has ended.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    pub ending: Ending,
    /// How the leader, or the last unit, was lost.
    pub cause: Option<Cause>,
    /// The turn in which it ended.
    pub turns: u32,
    /// What it is worth.
    pub score: Score,
    /// Kinds of the surviving units, by their names in the data.
    pub left: Vec<String>,
    /// Those of them that have a rank, the highest first.
    #[serde(default)]
    pub veterans: Vec<Veteran>,
    /// The remaining mods, by their names in the data: fitted ones and relics.
    pub gear: Vec<String>,
    /// Factions on the map that were allies at the end.
    #[serde(default)]
    pub allies: u32,
    /// Whether the leader was alive at the end, with all its health.
    #[serde(default)]
    pub leader_whole: bool,
    pub tally: Tally,
    /// Whether the run was edited: then it has no score and unlocks nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edited: bool,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::CoreTaken | Outcome::VaultsEmptied | Outcome::NodesHeld => Self::Won,
            Outcome::LeaderLost => Self::LeaderLost,
            Outcome::StacksLost => Self::StacksLost,
        }
    }
}
