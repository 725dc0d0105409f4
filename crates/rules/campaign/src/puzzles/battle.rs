//! A puzzle of the battle: exchange places in the two rows of a stack and its reserve until the odds
//! are good enough.

use super::standing::Standing;
use daemonfall_battle::{Camp, Formed, MoveTypes, Outcome, Participant, Plan, Row, Tally, Unit};
use daemonfall_breach::UnitId;
use serde::{Deserialize, Serialize};

/// Battles simulated for the odds of a puzzle; always the same ones.
pub const BATTLES: u32 = 1_000;
const SEED: u64 = 1;
/// The tile of the field from which the player attacks.
const WEST: u8 = 4;

/// The units in the stack, in order, and in the reserve, as indices into the trial's list.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// First the stack, then the reserve.
    pub places: Vec<u8>,
}

/// Two stacks, of which one has to be reordered.
#[derive(Clone, Debug)]
pub struct BattleTrial {
    /// The player's units, the stack first. They attack.
    pub own: Vec<UnitId>,
    /// How many of them are in the stack.
    pub stack: usize,
    /// How many of their places are in the front row.
    pub front: usize,
    /// The defenders. Each stands in the row of its kind.
    pub theirs: Vec<UnitId>,
    /// The chance to win that is the goal, in percent.
    pub percent: u32,
    pub(super) types: MoveTypes,
    /// All of `own`, then all of `theirs`, ready for battle, each with the row of its kind.
    pub(super) fighters: Vec<(Unit, Row)>,
}

impl BattleTrial {
    pub fn start(&self) -> Line {
        Line { places: (0..self.own.len() as u8).collect() }
    }

    /// The stack of an order, first to last.
    pub fn stack_of(&self, line: &Line) -> Vec<UnitId> {
        self.units(line, 0..self.stack)
    }

    pub fn reserve_of(&self, line: &Line) -> Vec<UnitId> {
        self.units(line, self.stack..line.places.len())
    }

    fn units(&self, line: &Line, range: std::ops::Range<usize>) -> Vec<UnitId> {
        let places = line.places.get(range).unwrap_or_default().iter();
        places.filter_map(|place| self.own.get(usize::from(*place)).copied()).collect()
    }

    pub fn row(&self, place: usize) -> Row {
        if place < self.front { Row::Front } else { Row::Back }
    }

    pub fn plan(&self, line: &Line) -> Option<Plan> {
        let (own, theirs) = self.fighters.split_at(self.own.len());
        let of = |camp, tile, unit: Unit, row| {
            let formed = Some(Formed { tile, row, order: None });
            Participant { camp, unit, formed }
        };
        let stack = line.places.iter().take(self.stack).enumerate();
        let stack = stack.filter_map(|(place, who)| {
            let (unit, _) = own.get(usize::from(*who))?;
            Some(of(Camp::Attacker, WEST, *unit, self.row(place)))
        });
        let defenders = theirs.iter().map(|(unit, row)| of(Camp::Defender, 0, *unit, *row));
        let all = defenders.chain(stack);
        Plan::new(&self.types, all.collect()).ok()
    }

    /// The odds of an order, from [`BATTLES`] battles.
    pub fn odds(&self, line: &Line) -> Option<Tally> {
        Some(self.plan(line)?.odds(SEED, BATTLES))
    }

    /// The chance to win of an order, in percent, rounded down.
    pub fn chance(&self, line: &Line) -> u32 {
        self.odds(line).map_or(0, |tally| tally.share(Outcome::Attacker).millionths / 10_000)
    }

    /// The order after an exchange; `None` if the exchange is not possible.
    pub fn exchanged(&self, line: &Line, one: u8, other: u8) -> Option<Line> {
        let (first, last) = (one.min(other), one.max(other));
        let fits = usize::from(first) < self.stack && usize::from(last) < line.places.len();
        (fits && first != last).then(|| {
            let mut places = line.places.clone();
            places.swap(usize::from(first), usize::from(last));
            Line { places }
        })
    }

    /// Every exchange that changes something, so not of two units of one kind.
    pub fn exchanges(&self, line: &Line) -> Vec<(u8, u8)> {
        let kind = |place: u8| {
            let unit = line.places.get(usize::from(place))?;
            self.own.get(usize::from(*unit))
        };
        let all = line.places.len() as u8;
        let pairs = (0..self.stack as u8).flat_map(|one| (one + 1..all).map(move |it| (one, it)));
        pairs.filter(|(one, other)| kind(*one) != kind(*other)).collect()
    }

    pub(super) fn judge(&self, line: &Line, spent: u32) -> Standing {
        if self.chance(line) >= self.percent { Standing::Won { spent } } else { Standing::GoingOn }
    }
}
