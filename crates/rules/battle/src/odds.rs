//! Odds: the same battle fought many times, counted in whole numbers.
//!
//! Each battle has its own dice, from the seed and its number, so ranges counted separately and
//! added up give the same totals. There is no clock here: a caller with a time limit simply stops
//! asking for more.

use crate::dice::Dice;
use crate::engine::{Arena, Outcome, Recorder};
use crate::moves::Move;
use crate::plan::Plan;
use crate::unit::{Camp, ParticipantId};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Counts of battles.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub battles: u64,
    /// Battles by ending, in the order of [`Outcome::ALL`].
    pub outcomes: [u64; 3],
    /// For each participant, the number of battles that it survived.
    pub survived: Vec<u64>,
    /// For each participant, the number of battles that it survived and its side won.
    pub kept: Vec<u64>,
    /// For each participant, the health it had left, summed over all battles.
    pub health: Vec<u64>,
    /// For each camp, attackers first, the number of battles by survivor count, from none to all.
    pub left: [Vec<u64>; 2],
    /// Moves made, including repeats and ripostes.
    pub moves: u64,
}

/// A share with its error, both in millionths.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The share of battles, in millionths.
    pub millionths: u32,
    /// Its standard error in millionths. Two extra battles each way are added to the count for it,
    /// so a share of none or all has an error too.
    pub error: u32,
}

impl Share {
    pub fn of(count: u64, all: u64) -> Self {
        let (part, whole) = (u128::from(count) + 2, u128::from(all) + 4);
        let squared = part * (whole.saturating_sub(part)) * 1_000_000_000_000 / whole.pow(3);
        let all = u128::from(all.max(1));
        Self {
            millionths: ((u128::from(count) * 2_000_000 + all) / (2 * all)) as u32,
            error: squared.isqrt() as u32,
        }
    }

    /// The share is off by no more than this in 95 of 100 counts: 1.96 standard errors, in millionths.
    pub fn margin(self) -> u32 {
        (u64::from(self.error) * 196 / 100) as u32
    }

    /// The share of cases in which this comes and then the other. Its error is the most that both
    /// errors make together.
    #[must_use]
    pub fn times(self, then: Self) -> Self {
        let of = |one: u32, other: u32| (u64::from(one) * u64::from(other) / 1_000_000) as u32;
        Self {
            millionths: of(self.millionths, then.millionths),
            error: of(self.error, then.millionths) + of(self.millionths, then.error),
        }
    }
}

/// What the life of a unit on the field depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    Fights(ParticipantId),
    /// It is in reserve on the attacked tile: it falls if the attackers win.
    Overrun,
    /// It is in reserve elsewhere, or its stack stays out: it cannot fall.
    Safe,
}

impl Stake {
    /// The chance that the unit falls.
    pub fn falls(self, tally: &Tally) -> Share {
        match self {
            Self::Fights(id) => {
                let survives = tally.survival(id);
                Share { millionths: 1_000_000 - survives.millionths, ..survives }
            }
            Self::Overrun => tally.share(Outcome::Attacker),
            Self::Safe => Share { millionths: 0, error: 0 },
        }
    }

    /// The chance that the unit's side wins, but the unit falls.
    pub fn costs(self, tally: &Tally, win: Outcome) -> Share {
        match self {
            Self::Fights(id) => {
                let won = tally.outcomes[win as usize];
                Share::of(won.saturating_sub(tally.kept[id.place()]), tally.battles)
            }
            Self::Overrun | Self::Safe => Share { millionths: 0, error: 0 },
        }
    }

    /// The chance that the unit's side wins and the unit does not fall.
    pub fn kept(self, tally: &Tally, win: Outcome) -> Share {
        match self {
            Self::Fights(id) => Share::of(tally.kept[id.place()], tally.battles),
            // Neither can fall where its side wins.
            Self::Overrun | Self::Safe => tally.share(win),
        }
    }
}

impl Tally {
    pub fn new(plan: &Plan) -> Self {
        let count = plan.participants().len();
        let camp = |camp| vec![0; plan.start().left(camp) as usize + 1];
        Self {
            battles: 0,
            outcomes: [0; 3],
            survived: vec![0; count],
            kept: vec![0; count],
            health: vec![0; count],
            left: Camp::BOTH.map(camp),
            moves: 0,
        }
    }

    /// Adds the counts of other battles of the same plan.
    pub fn add(&mut self, other: &Self) {
        let add = |own: &mut [u64], other: &[u64]| {
            for (own, other) in own.iter_mut().zip(other) {
                *own += other;
            }
        };
        self.battles += other.battles;
        self.moves += other.moves;
        add(&mut self.outcomes, &other.outcomes);
        add(&mut self.survived, &other.survived);
        add(&mut self.kept, &other.kept);
        add(&mut self.health, &other.health);
        for (own, other) in self.left.iter_mut().zip(&other.left) {
            add(own, other);
        }
    }

    pub fn share(&self, outcome: Outcome) -> Share {
        Share::of(self.outcomes[outcome as usize], self.battles)
    }

    /// The chance of a participant to survive.
    pub fn survival(&self, id: ParticipantId) -> Share {
        Share::of(self.survived.get(id.place()).copied().unwrap_or(0), self.battles)
    }

    /// Whether the error of every outcome's share is at most `error`, in millionths: 10,000 is 1 %.
    pub fn is_settled(&self, error: u32) -> bool {
        Outcome::ALL.iter().all(|outcome| self.share(*outcome).error <= error)
    }

    fn count(&mut self, arena: &Arena, outcome: Outcome, moves: u64) {
        self.battles += 1;
        self.moves += moves;
        self.outcomes[outcome as usize] += 1;
        let state = arena.state();
        let winners = outcome.winner().map_or(0, |camp| state.camp(camp));
        for (place, health) in state.healths().iter().enumerate() {
            let lives = u64::from(health.current > 0);
            self.survived[place] += lives;
            self.kept[place] += lives & (winners >> place);
            self.health[place] += health.current as u64;
        }
        for (camp, left) in Camp::BOTH.into_iter().zip(&mut self.left) {
            if let Some(battles) = left.get_mut(state.survivors(camp) as usize) {
                *battles += 1;
            }
        }
    }
}

#[derive(Default)]
struct Moves(u64);

impl Recorder for Moves {
    #[inline]
    fn made(&mut self, _made: &Move) {
        self.0 += 1;
    }
}

/// Odds in progress: a number of battles per step, until the caller has enough.
#[derive(Clone, Debug)]
pub struct OddsRun {
    seed: u64,
    arena: Arena,
    tally: Tally,
}

impl OddsRun {
    pub fn new(plan: &Plan, seed: u64) -> Self {
        Self { seed, arena: Arena::new(plan), tally: Tally::new(plan) }
    }

    /// Fights the next `battles` battles of the plan that it was made for.
    pub fn step(&mut self, plan: &Plan, battles: u32) {
        for _ in 0..battles {
            let (mut dice, mut moves) =
                (Dice::of_battle(self.seed, self.tally.battles), Moves::default());
            let outcome = plan.fight(&mut self.arena, &mut dice, &mut moves);
            self.tally.count(&self.arena, outcome, moves.0);
        }
    }

    /// Adds the next battles, fought elsewhere by [`Plan::odds_range`].
    pub fn add(&mut self, next: &Tally) {
        self.tally.add(next);
    }

    /// What has been counted so far.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }
}

impl Plan {
    /// The odds from a fixed number of battles, as opponents use them.
    pub fn odds(&self, seed: u64, battles: u32) -> Tally {
        let mut run = OddsRun::new(self, seed);
        run.step(self, battles);
        run.tally
    }

    /// Counts only the battles with these numbers.
    pub fn odds_range(&self, seed: u64, numbers: Range<u64>) -> Tally {
        let (mut arena, mut tally) = (Arena::new(self), Tally::new(self));
        for number in numbers {
            let (mut dice, mut moves) = (Dice::of_battle(seed, number), Moves::default());
            let outcome = self.fight(&mut arena, &mut dice, &mut moves);
            tally.count(&arena, outcome, moves.0);
        }
        tally
    }
}
