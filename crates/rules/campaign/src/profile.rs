//! What lasts between runs: counts, what they have unlocked, feats, and what was done in a row.

use crate::content::Content;
use crate::library::{Feat, Goal, RunTerm};
use crate::puzzles::Ladder;
use crate::settings::Settings;
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
    /// Dives in which the last door was reached with no less health than at their beginning.
    pub whole_dives: u32,
    /// The most runs won in a row.
    pub streak: u32,
    /// The most days in a row on which the run of the day was finished.
    pub days: u32,
    /// Puzzles of the ladder solved at par.
    pub at_par: u32,
}

impl Progress {
    /// What a single run counts for.
    fn of(run: &Summary) -> Self {
        Self {
            runs: 1,
            wins: u32::from(run.ending == Ending::Won),
            vaults: run.tally.vaults,
            encounters: run.tally.encounters,
            battles: run.tally.battles_won,
            score: run.score.total,
            whole_dives: run.tally.whole_dives,
            ..Self::default()
        }
    }

    fn add(&mut self, run: &Self) {
        for (count, more) in [
            (&mut self.runs, run.runs),
            (&mut self.wins, run.wins),
            (&mut self.vaults, run.vaults),
            (&mut self.encounters, run.encounters),
            (&mut self.battles, run.battles),
            (&mut self.whole_dives, run.whole_dives),
        ] {
            *count = count.saturating_add(more);
        }
        self.score = self.score.max(run.score);
    }

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
            Goal::WholeDives(needs) => (self.whole_dives, needs),
            Goal::Streak(needs) => (self.streak, needs),
            Goal::Days(needs) => (self.days, needs),
            Goal::AtPar(needs) => (self.at_par, needs),
        }
    }
}

impl RunTerm {
    fn holds(&self, settings: &Settings, run: &Summary) -> bool {
        let tally = &run.tally;
        match self {
            Self::Victory(victory) => settings.victory == *victory,
            Self::Difficulty(name) => settings.difficulty == *name,
            Self::Turns(most) => run.turns <= *most,
            Self::NobodyLost => tally.fallen.is_empty(),
            Self::EveryBattleWon => tally.battles_won == tally.battles,
            Self::LeaderWhole => run.leader_whole,
            Self::Allies(least) => run.allies >= *least,
            Self::Rounds(most) => tally.quickest.is_some_and(|rounds| rounds <= *most),
            Self::Odds(most) => tally.slimmest.is_some_and(|odds| odds <= *most),
        }
    }
}

/// A day: its number since the first of January 1970 (UTC), and the seed of its run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    pub number: u32,
    pub seed: u64,
}

/// The days in a row on which the run of the day was finished.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Daily {
    /// The last of them.
    last: u32,
    count: u32,
}

impl Daily {
    /// How many there are, as seen on a day: none if the day before it was left out, or if the last
    /// is yet to come because a clock was wrong.
    pub fn on(&self, day: u32) -> u32 {
        if [day, day.saturating_sub(1)].contains(&self.last) { self.count } else { 0 }
    }

    fn finish(&mut self, day: u32) {
        if day != self.last {
            *self = Self { last: day, count: self.on(day).saturating_add(1) };
        }
    }
}

/// The run in which a feat was earned.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct InRun {
    pub seed: u64,
    /// The turn in which it ended.
    pub turn: u32,
}

/// A feat that was earned, and when.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    /// Its name in the data. One that is not in the data stays.
    pub feat: String,
    /// The day's number.
    pub day: u32,
    /// `None` for one that was earned on the ladder.
    pub run: Option<InRun>,
}

/// What a run has brought, by names in the data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    pub unlocks: Vec<String>,
    pub feats: Vec<String>,
}

/// What lasts between runs.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default, deny_unknown_fields)]
pub struct Profile {
    pub progress: Progress,
    /// Unlocks, by their names in the data, in the order in which they were earned. Names that are
    /// not in the data stay.
    pub unlocks: Vec<String>,
    /// Runs won in a row, up to the last one.
    pub streak: u32,
    pub daily: Daily,
    /// In the order in which they were earned.
    pub feats: Vec<Earned>,
}

impl Profile {
    /// Counts a run that has ended today, unless it was edited, and returns what it has brought.
    pub fn count(
        &mut self,
        content: &Content,
        settings: &Settings,
        summary: &Summary,
        today: Day,
    ) -> News {
        if summary.edited {
            return News::default();
        }
        let run = Progress::of(summary);
        let progress = &mut self.progress;
        progress.add(&run);
        self.streak = if run.wins > 0 { self.streak.saturating_add(1) } else { 0 };
        progress.streak = progress.streak.max(self.streak);
        if settings.seed == today.seed && summary.ending != Ending::GaveUp {
            self.daily.finish(today.number);
            progress.days = progress.days.max(self.daily.count);
        }
        let reached = content.campaign.unlocks().iter();
        let reached = reached.filter(|it| self.progress.reaches(it.goal));
        let unlocks: Vec<String> =
            reached.map(|it| it.key.clone()).filter(|key| !self.unlocks.contains(key)).collect();
        self.unlocks.extend(unlocks.iter().cloned());
        let at = InRun { seed: settings.seed, turn: summary.turns };
        let feats = self.earn(content, today, Some(at), |goal, terms| {
            run.reaches(goal) && terms.iter().all(|term| term.holds(settings, summary))
        });
        News { unlocks, feats }
    }

    /// Counts the puzzles solved at par, and returns the feats that they have brought.
    pub fn climb(&mut self, content: &Content, ladder: &Ladder, today: Day) -> Vec<String> {
        let at_par = ladder.at_par(&content.puzzles);
        if at_par <= self.progress.at_par {
            return Vec::new();
        }
        self.progress.at_par = at_par;
        self.earn(content, today, None, |_, _| false)
    }

    /// When a feat was earned; `None` if it was not.
    pub fn earned(&self, feat: &str) -> Option<&Earned> {
        self.feats.iter().find(|it| it.feat == feat)
    }

    /// Adds the feats that are reached; `in_run` says which of those that ask for a run of a kind.
    fn earn(
        &mut self,
        content: &Content,
        today: Day,
        run: Option<InRun>,
        in_run: impl Fn(Goal, &[RunTerm]) -> bool,
    ) -> Vec<String> {
        let reached = |feat: &&Feat| match &feat.run {
            None => self.progress.reaches(feat.goal),
            Some(terms) => in_run(feat.goal, terms),
        };
        let open = content.campaign.feats().iter().filter(|it| self.earned(&it.key).is_none());
        let new: Vec<String> = open.filter(reached).map(|it| it.key.clone()).collect();
        let day = today.number;
        self.feats.extend(new.iter().map(|feat| Earned { feat: feat.clone(), day, run }));
        new
    }

    /// The unlocks that are in these data, for the start of a run.
    pub fn known(&self, content: &Content) -> Vec<String> {
        let unlocks = self.unlocks.iter();
        unlocks.filter(|key| content.campaign.unlock(key).is_some()).cloned().collect()
    }
}
