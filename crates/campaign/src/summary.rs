//! A run's ending, its cause, and its score.

use crate::content::Content;
use crate::run::Run;
use crate::tally::Tally;
use daemonfall_sector::Outcome;
use serde::{Deserialize, Serialize};

/// How a run ended.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    /// An enemy's core was taken.
    Won,
    /// The leader died.
    LeaderLost,
    /// The last stack was lost.
    StacksLost,
    /// The player gave up.
    GaveUp,
}

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
    /// It was disbanded.
    Disbanded,
}

/// The score of a run, in points, by source.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// For winning; the sooner, the more.
    pub victory: u32,
    /// For vaults emptied.
    pub vaults: u32,
    /// For encounters settled.
    pub encounters: u32,
    /// For other factions' units that fell, by their cost.
    pub kills: u32,
    /// For tiles owned at the end.
    pub tiles: u32,
    /// The total, multiplied by the difficulty.
    pub total: u32,
}

/// The summary of a run that has ended.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// How it ended.
    pub ending: Ending,
    /// How the leader, or the last unit, was lost.
    pub cause: Option<Cause>,
    /// The turn in which it ended.
    pub turns: u32,
    /// What it is worth.
    pub score: Score,
    /// Kinds of the surviving units, by their names in the data.
    pub left: Vec<String>,
    /// The remaining mods, by their names in the data: fitted ones and relics.
    pub gear: Vec<String>,
    /// All counts.
    pub tally: Tally,
    /// Whether the run was edited: then it has no score and unlocks nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edited: bool,
}

/// Points for winning, before the deduction for turns.
const VICTORY: u32 = 600;
/// Points deducted per turn.
const TURN: u32 = 5;
/// Least points for winning.
const VICTORY_LEAST: u32 = 200;
/// Points for a vault.
const VAULT: u32 = 120;
/// Points for an encounter.
const ENCOUNTER: u32 = 20;
/// Cost of fallen units per point, in cycles.
const WORTH: u32 = 5;

impl Summary {
    /// The summary of a run in its current state.
    pub(crate) fn of(run: &Run, content: &Content, ending: Ending) -> Self {
        let tally = run.tally.clone();
        let fallen = tally.fallen.iter().rev();
        let cause = match ending {
            Ending::Won | Ending::GaveUp => None,
            Ending::LeaderLost => fallen.clone().find(|it| it.leader),
            Ending::StacksLost => fallen.clone().next(),
        };
        let name = |kind| content.sector.roster.kind(kind).key.clone();
        let fitted = run.gear.fitted.values().flatten().chain(&run.gear.relics);
        Self {
            ending,
            cause: cause.map(|it| it.cause.clone()),
            turns: run.sector.turn,
            score: Score::of(run, content, ending),
            left: run.units().map(|unit| name(unit.kind)).collect(),
            gear: fitted.map(|id| content.campaign.item(*id).key.clone()).collect(),
            tally,
            edited: run.edited,
        }
    }
}

impl Score {
    /// The score of a run in its current state; zero if it was edited.
    pub(crate) fn of(run: &Run, content: &Content, ending: Ending) -> Self {
        if run.edited {
            return Self::default();
        }
        let victory = match ending {
            Ending::Won => VICTORY.saturating_sub(TURN * run.sector.turn).max(VICTORY_LEAST),
            _ => 0,
        };
        let own = |tile: &&daemonfall_sector::Tile| tile.owner == Some(run.sector.player);
        let mut score = Self {
            victory,
            vaults: VAULT * run.tally.vaults,
            encounters: ENCOUNTER * run.tally.encounters,
            kills: run.tally.kills_worth / WORTH,
            tiles: run.sector.tiles.iter().filter(own).count() as u32,
            total: 0,
        };
        let sum = score.victory + score.vaults + score.encounters + score.kills + score.tiles;
        let percent = run.difficulty(content).map_or(100, |it| it.score);
        score.total = (u64::from(sum) * u64::from(percent) / 100) as u32;
        score
    }
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::CoreTaken => Self::Won,
            Outcome::LeaderLost => Self::LeaderLost,
            Outcome::StacksLost => Self::StacksLost,
        }
    }
}
