//! A puzzle of the battle: a stack and a reserve, to be put in order until the odds are good
//! enough.

use super::standing::Standing;
use daemonfall_battle::{Camp, MoveTypes, Outcome, Participant, Plan, Tally, Unit};
use daemonfall_breach::UnitId;
use serde::{Deserialize, Serialize};

/// Battles by which the odds of a puzzle are counted, always the same.
pub const BATTLES: u32 = 1_000;
/// The seed of those battles.
const SEED: u64 = 1;

/// Who stands in the stack, in order, and who in reserve: places in the list of the trial.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// First those of the stack, then those in reserve.
    pub places: Vec<u8>,
}

/// Two stacks of which one is to be put in order.
#[derive(Clone, Debug)]
pub struct BattleTrial {
    /// The player's units, those of the stack first. They attack.
    pub own: Vec<UnitId>,
    /// How many of them stand in the stack.
    pub stack: usize,
    /// Who defends.
    pub theirs: Vec<UnitId>,
    /// The chance to win that is to be reached, in percent.
    pub percent: u32,
    /// The move types.
    pub(super) types: MoveTypes,
    /// All of `own`, then all of `theirs`, as they go into battle.
    pub(super) fighters: Vec<Unit>,
}

impl BattleTrial {
    /// The order in which it begins.
    pub fn start(&self) -> Line {
        Line { places: (0..self.own.len() as u8).collect() }
    }

    /// The stack of an order, first to last.
    pub fn stack_of(&self, line: &Line) -> Vec<UnitId> {
        self.units(line, 0..self.stack)
    }

    /// The reserve of an order.
    pub fn reserve_of(&self, line: &Line) -> Vec<UnitId> {
        self.units(line, self.stack..line.places.len())
    }

    fn units(&self, line: &Line, range: std::ops::Range<usize>) -> Vec<UnitId> {
        let places = line.places.get(range).unwrap_or_default().iter();
        places.filter_map(|place| self.own.get(usize::from(*place)).copied()).collect()
    }

    /// The battle of an order.
    pub fn plan(&self, line: &Line) -> Option<Plan> {
        let (own, theirs) = self.fighters.split_at(self.own.len());
        let of = |camp| move |unit: &Unit| Participant { camp, unit: *unit };
        let stack = line.places.iter().take(self.stack);
        let stack = stack.filter_map(|place| own.get(usize::from(*place)));
        let defenders = theirs.iter().map(of(Camp::Defender));
        let all = defenders.chain(stack.map(of(Camp::Attacker)));
        Plan::new(&self.types, all.collect()).ok()
    }

    /// The odds of an order, by [`BATTLES`] battles.
    pub fn odds(&self, line: &Line) -> Option<Tally> {
        Some(self.plan(line)?.odds(SEED, BATTLES))
    }

    /// The chance to win of an order, in percent, rounded down.
    pub fn chance(&self, line: &Line) -> u32 {
        self.odds(line).map_or(0, |tally| tally.share(Outcome::Attacker).millionths / 10_000)
    }

    /// The order after an exchange; none when there is no such exchange.
    pub fn exchanged(&self, line: &Line, one: u8, other: u8) -> Option<Line> {
        let (first, last) = (one.min(other), one.max(other));
        let fits = usize::from(first) < self.stack && usize::from(last) < line.places.len();
        (fits && first != last).then(|| {
            let mut places = line.places.clone();
            places.swap(usize::from(first), usize::from(last));
            Line { places }
        })
    }

    /// Every exchange that changes something: not of two units of one kind.
    pub fn exchanges(&self, line: &Line) -> Vec<(u8, u8)> {
        let kind = |place: u8| {
            let unit = line.places.get(usize::from(place))?;
            self.own.get(usize::from(*unit))
        };
        let all = line.places.len() as u8;
        let pairs = (0..self.stack as u8).flat_map(|one| (one + 1..all).map(move |it| (one, it)));
        pairs.filter(|(one, other)| kind(*one) != kind(*other)).collect()
    }

    /// How an order stands that took so many exchanges.
    pub(super) fn judge(&self, line: &Line, spent: u32) -> Standing {
        if self.chance(line) >= self.percent { Standing::Won { spent } } else { Standing::GoingOn }
    }
}
