//! What lasts between runs: counts, and what they have unlocked.

use crate::content::Content;
use crate::library::Goal;
use crate::summary::{Ending, Summary};
use serde::{Deserialize, Serialize};

/// Counts over all runs.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Progress {
    pub runs: u32,
    pub wins: u32,
    pub vaults: u32,
    pub encounters: u32,
    pub battles: u32,
    /// The highest score.
    pub score: u32,
}

impl Progress {
    pub fn reaches(&self, goal: Goal) -> bool {
        let (has, needs) = self.toward(goal);
        has >= needs
    }

    /// Progress toward a goal: current count and count needed.
    pub fn toward(&self, goal: Goal) -> (u32, u32) {
        match goal {
            Goal::Runs(needs) => (self.runs, needs),
            Goal::Wins(needs) => (self.wins, needs),
            Goal::Vaults(needs) => (self.vaults, needs),
            Goal::Encounters(needs) => (self.encounters, needs),
            Goal::Battles(needs) => (self.battles, needs),
            Goal::Score(needs) => (self.score, needs),
        }
    }
}

/// What lasts between runs.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    pub progress: Progress,
    /// Unlocks, by their names in the data, in the order in which they were earned. Names that are
    /// not in the data stay.
    pub unlocks: Vec<String>,
}

impl Profile {
    /// Counts a run that has ended, unless it was edited, and returns its new unlocks.
    pub fn count(&mut self, content: &Content, summary: &Summary) -> Vec<String> {
        if summary.edited {
            return Vec::new();
        }
        let (progress, tally) = (&mut self.progress, &summary.tally);
        for (count, more) in [
            (&mut progress.runs, 1),
            (&mut progress.wins, u32::from(summary.ending == Ending::Won)),
            (&mut progress.vaults, tally.vaults),
            (&mut progress.encounters, tally.encounters),
            (&mut progress.battles, tally.battles_won),
        ] {
            *count = count.saturating_add(more);
        }
        progress.score = progress.score.max(summary.score.total);
        let reached = content.campaign.unlocks().iter();
        let reached = reached.filter(|it| self.progress.reaches(it.goal));
        let new: Vec<String> =
            reached.map(|it| it.key.clone()).filter(|key| !self.unlocks.contains(key)).collect();
        self.unlocks.extend(new.iter().cloned());
        new
    }

    /// The unlocks that are in these data, for the start of a run.
    pub fn known(&self, content: &Content) -> Vec<String> {
        let unlocks = self.unlocks.iter();
        unlocks.filter(|key| content.campaign.unlock(key).is_some()).cloned().collect()
    }
}
