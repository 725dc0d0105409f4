//! The best of many line-ups: which stack of at most a given cost wins most often against another.
//!
//! Line-ups are tried in battles, so the answer is the best of those tried, and no proof. Each gets
//! a few battles, the promising ones get more, and new ones are made by changing the best. At the
//! end the finalists fight with other dice, and what is told of the best comes from dice that chose
//! nothing: else luck would be counted as strength. The same seed gives the same answer.

mod contest;

use crate::dice::{Dice, battle_seed};
use crate::odds::Share;
use crate::plan::Plan;
use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

pub use contest::{Contest, LineUp, Recruit};

/// Battles of a step. Few, so that a slice of a frame ends soon after its time is up.
const BLOCK: u64 = 16;
/// Battles for each new line-up, and again for each of the best in every round.
const LOOK: u64 = 48;
/// So many battles are enough to compare; the rest is for the finalists.
const ENOUGH: u64 = 480;
/// Line-ups of the beginning, and rounds of changes.
const FIRST: u64 = 64;
const ROUNDS: u64 = 40;
/// New line-ups in a round, and how many of the best are changed for it.
const NEW: u64 = 20;
const PARENTS: u64 = 6;
const FINALISTS: u64 = 8;
/// Battles of a finalist, and those that tell how often the winner wins: an error of 1 % at most.
const FINAL: u64 = 512;
const PROOF: u64 = 2_512;

/// How a line-up has done so far.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    battles: u64,
    wins: u64,
    balance: i64,
}

impl Score {
    fn share(&self) -> Share {
        Share::of(self.wins, self.battles)
    }

    /// Wins, and then health: it tells apart those that always win, and those that never do.
    fn promise(&self) -> (u32, i64) {
        (self.share().millionths, self.balance * 1_000 / self.battles.max(1) as i64)
    }

    /// The same, for what is sure: a few lucky battles count for less.
    fn merit(&self) -> (u32, (u32, i64)) {
        let share = self.share();
        (share.millionths.saturating_sub(share.error), self.promise())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Line-ups are tried; each round but the first changes the best.
    Climb(u64),
    Final,
    Proof,
    Over,
}

impl Stage {
    /// The battles of all stages.
    const ALL: u64 = (FIRST + ROUNDS * (NEW + PARENTS)) * LOOK + FINALISTS * FINAL + 2 * PROOF;

    /// The most battles of this one.
    fn battles(self) -> u64 {
        match self {
            Self::Climb(0) => FIRST * LOOK,
            Self::Climb(_) => (NEW + PARENTS) * LOOK,
            Self::Final => FINALISTS * FINAL,
            Self::Proof => 2 * PROOF,
            Self::Over => 0,
        }
    }

    /// Which dice it fights with.
    fn dice(self) -> u64 {
        match self {
            Self::Climb(_) => 1,
            Self::Final => 2,
            Self::Proof | Self::Over => 3,
        }
    }
}

#[derive(Debug)]
struct Job {
    line_up: LineUp,
    plan: Plan,
    /// The numbers of its battles.
    numbers: Range<u64>,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The number of line-ups tried.
    pub tried: usize,
    /// The best of them; none if none wins clearly more often than the given one.
    pub line_up: Option<LineUp>,
    /// How often the best wins; without one, how often the given one does.
    pub wins: Share,
    /// How often the given one wins, with the same dice; none if none was given.
    pub given: Option<Share>,
}

/// A search in progress.
#[derive(Debug)]
pub struct Search {
    contest: Contest,
    given: Option<LineUp>,
    seed: u64,
    draws: Dice,
    stage: Stage,
    jobs: VecDeque<Job>,
    tried: BTreeMap<LineUp, Score>,
    /// The scores of the last two stages, each with its own dice.
    last: BTreeMap<LineUp, Score>,
    winner: Option<LineUp>,
    /// The battles of the stages behind, and those fought in this one.
    behind: u64,
    fought: u64,
    found: Option<Found>,
}

impl Search {
    /// A search that begins with the `given` line-up, if it has units and is allowed.
    pub fn new(contest: Contest, given: &[usize], seed: u64) -> Self {
        let given = Some(given.to_vec()).filter(|it| !it.is_empty() && contest.allows(it));
        let mut search = Self {
            contest,
            given: given.clone(),
            seed,
            draws: Dice::of_battle(seed, 0),
            stage: Stage::Climb(0),
            jobs: VecDeque::new(),
            tried: BTreeMap::new(),
            last: BTreeMap::new(),
            winner: None,
            behind: 0,
            fought: 0,
            found: None,
        };
        let pure =
            (0..search.contest.kinds.len()).map(|kind| search.only(kind)).collect::<Vec<_>>();
        for line_up in given.into_iter().chain(pure) {
            search.try_new(line_up);
        }
        for _ in 0..4 * FIRST {
            if search.jobs.len() as u64 >= FIRST {
                break;
            }
            let line_up = search.filled(LineUp::new());
            search.try_new(line_up);
        }
        search
    }

    pub fn contest(&self) -> &Contest {
        &self.contest
    }

    /// The answer, once the search is over; none if no battle is possible.
    pub fn found(&self) -> Option<&Found> {
        self.found.as_ref()
    }

    /// The number of line-ups tried so far.
    pub fn tried(&self) -> usize {
        self.tried.values().filter(|score| score.battles > 0).count()
    }

    /// How far the search is, in percent of its battles.
    pub fn percent(&self) -> u32 {
        let done = self.behind + self.fought.min(self.stage.battles());
        (done * 100 / Stage::ALL).min(100) as u32
    }

    /// Fights a few battles; returns whether there are more to fight.
    pub fn step(&mut self) -> bool {
        let Some(mut job) = self.jobs.pop_front() else {
            return self.next_stage();
        };
        let to = job.numbers.end.min(job.numbers.start + BLOCK);
        let seed = battle_seed(self.seed, self.stage.dice());
        let tally = job.plan.odds_range(seed, job.numbers.start..to);
        job.numbers.start = to;
        self.fought += tally.battles;
        let (wins, balance) = (self.contest.wins(&tally), self.contest.balance(&job.plan, &tally));
        let score = self.scores().entry(job.line_up.clone()).or_default();
        score.battles += tally.battles;
        score.wins += wins;
        score.balance += balance;
        if !job.numbers.is_empty() {
            self.jobs.push_front(job);
        }
        true
    }

    fn next_stage(&mut self) -> bool {
        self.behind += self.stage.battles();
        self.fought = 0;
        match self.stage {
            Stage::Climb(round) if round < ROUNDS => {
                self.stage = Stage::Climb(round + 1);
                self.climb();
            }
            Stage::Climb(_) => {
                let finalists = self.ranked(Score::merit, FINALISTS);
                self.stage = Stage::Final;
                for line_up in finalists {
                    self.fight(line_up, FINAL);
                }
            }
            Stage::Final => {
                self.winner = self.ranked(Score::promise, 1).pop();
                self.last.clear();
                self.stage = Stage::Proof;
                let given = self.given.clone().filter(|given| self.winner.as_ref() != Some(given));
                for line_up in self.winner.clone().into_iter().chain(given) {
                    self.fight(line_up, PROOF);
                }
            }
            Stage::Proof => {
                self.found = self.answer();
                self.stage = Stage::Over;
            }
            Stage::Over => return false,
        }
        true
    }

    fn answer(&self) -> Option<Found> {
        let share = |line_up: &LineUp| self.last.get(line_up).map(Score::share);
        let winner = self.winner.as_ref()?;
        let (wins, given) = (share(winner)?, self.given.as_ref().and_then(share));
        let is_better = |given: Share| {
            wins.millionths.saturating_sub(wins.error) > given.millionths + given.error
        };
        let worse = given.filter(|given| !is_better(*given));
        Some(Found {
            tried: self.tried(),
            line_up: worse.is_none().then(|| winner.clone()),
            wins: worse.unwrap_or(wins),
            given,
        })
    }

    fn scores(&mut self) -> &mut BTreeMap<LineUp, Score> {
        match self.stage {
            Stage::Climb(_) => &mut self.tried,
            Stage::Final | Stage::Proof | Stage::Over => &mut self.last,
        }
    }

    /// The best of this stage, best first.
    fn ranked<K: Ord>(&mut self, key: impl Fn(&Score) -> K, most: u64) -> Vec<LineUp> {
        let scores = self.scores().iter().filter(|(_, score)| score.battles > 0);
        let mut all: Vec<_> = scores.collect();
        all.sort_by_key(|(_, score)| Reverse(key(score)));
        all.into_iter().take(most as usize).map(|(line_up, _)| line_up.clone()).collect()
    }

    /// Has a line-up fight its next battles of this stage.
    fn fight(&mut self, line_up: LineUp, battles: u64) {
        if let Some(plan) = self.contest.plan(&line_up) {
            let from = self.scores().entry(line_up.clone()).or_default().battles;
            self.jobs.push_back(Job { line_up, plan, numbers: from..from + battles });
        }
    }

    fn try_new(&mut self, line_up: LineUp) {
        if !self.tried.contains_key(&line_up) {
            self.fight(line_up, LOOK);
        }
    }

    /// A round: the best fight on, and line-ups made from them are tried.
    fn climb(&mut self) {
        let parents = self.ranked(Score::promise, PARENTS);
        if parents.is_empty() {
            return;
        }
        for line_up in &parents {
            if self.tried.get(line_up).is_some_and(|score| score.battles < ENOUGH) {
                self.fight(line_up.clone(), LOOK);
            }
        }
        let full = self.jobs.len() + NEW as usize;
        for _ in 0..8 * NEW {
            if self.jobs.len() == full {
                break;
            }
            // The better it is, the more often it is changed.
            let parent = self.below(parents.len()).min(self.below(parents.len()));
            let line_up = self.changed(parents[parent].clone());
            self.try_new(line_up);
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.draws.up_to(bound as i32 - 1) as usize
    }

    /// As many units of one kind as are allowed.
    fn only(&self, kind: usize) -> LineUp {
        let mut line_up = vec![kind; self.contest.units_at_most];
        while !line_up.is_empty() && !self.contest.allows(&line_up) {
            line_up.pop();
        }
        line_up
    }

    /// The line-up with more units at random places, as far as cost and room go.
    fn filled(&mut self, mut line_up: LineUp) -> LineUp {
        while line_up.len() < self.contest.units_at_most {
            let left = self.contest.cost_at_most - self.contest.cost(&line_up);
            let all = self.contest.kinds.iter().enumerate();
            let affordable = all.filter(|(_, kind)| i64::from(kind.cost) <= left);
            let kinds: Vec<usize> = affordable.map(|(number, _)| number).collect();
            if kinds.is_empty() {
                break;
            }
            let (kind, place) = (kinds[self.below(kinds.len())], self.below(line_up.len() + 1));
            line_up.insert(place, kind);
        }
        line_up
    }

    /// Another line-up, made from this one.
    fn changed(&mut self, mut line_up: LineUp) -> LineUp {
        let (units, kinds) = (line_up.len(), self.contest.kinds.len());
        let (one, other) = (self.below(units), self.below(units));
        match self.below(8) {
            0 => line_up.clear(),
            1 => line_up.swap(one, other),
            2 | 3 => {
                let unit = line_up.remove(one);
                line_up.insert(other, unit);
            }
            4 => {
                line_up.remove(one);
            }
            5 => line_up.insert(one, self.below(kinds)),
            6 => line_up[one] = self.below(kinds),
            _ => (line_up[one], line_up[other]) = (self.below(kinds), self.below(kinds)),
        }
        while !line_up.is_empty() && !self.contest.allows(&line_up) {
            let place = self.below(line_up.len());
            line_up.remove(place);
        }
        if line_up.is_empty() || self.below(2) == 0 { self.filled(line_up) } else { line_up }
    }
}
