//! A stack that is sought: of which kinds it may be, what it may cost, whom it fights, and what is
//! read from its battles.

use crate::engine::Outcome;
use crate::formation::Formed;
use crate::move_types::MoveTypes;
use crate::odds::Tally;
use crate::plan::Plan;
use crate::unit::{Camp, Participant, Unit};
use daemonfall_core::Row;

/// A kind of unit that can be chosen any number of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recruit {
    pub unit: Unit,
    pub row: Row,
    pub cost: i32,
}

/// The kinds of a stack's units, by number, in the order of turns.
pub type LineUp = Vec<usize>;

/// What is sought, of what, and against whom: one stack attacks, one defends.
#[derive(Clone, Debug)]
pub struct Contest {
    pub types: MoveTypes,
    pub kinds: Vec<Recruit>,
    /// The side of the stack that is sought.
    pub camp: Camp,
    /// The other side's stack.
    pub foes: LineUp,
    pub units_at_most: usize,
    pub cost_at_most: i64,
}

impl Contest {
    pub fn cost(&self, line_up: &[usize]) -> i64 {
        line_up.iter().map(|kind| i64::from(self.kinds[*kind].cost)).sum()
    }

    pub(super) fn allows(&self, line_up: &[usize]) -> bool {
        line_up.len() <= self.units_at_most && self.cost(line_up) <= self.cost_at_most
    }

    /// The battle of a line-up; none if a side is empty or a unit's numbers are out of bounds.
    pub fn plan(&self, line_up: &[usize]) -> Option<Plan> {
        let mut all = Vec::with_capacity(line_up.len() + self.foes.len());
        // The attackers come from the west.
        for (camp, tile) in [(Camp::Defender, 0), (Camp::Attacker, 4)] {
            let stack = if camp == self.camp { line_up } else { &self.foes[..] };
            all.extend(stack.iter().map(|kind| {
                let Recruit { unit, row, .. } = self.kinds[*kind];
                Participant { camp, unit, formed: Some(Formed { tile, row, order: None }) }
            }));
        }
        Plan::new(&self.types, all).ok()
    }

    pub(super) fn wins(&self, tally: &Tally) -> u64 {
        let won = match self.camp {
            Camp::Attacker => Outcome::Attacker,
            Camp::Defender => Outcome::Defender,
        };
        tally.outcomes[won as usize]
    }

    /// The health that the stack kept, less what the other one kept.
    pub(super) fn balance(&self, plan: &Plan, tally: &Tally) -> i64 {
        let all = plan.participants().iter().zip(&tally.health);
        all.map(|(one, kept)| if one.camp == self.camp { *kept as i64 } else { -(*kept as i64) })
            .sum()
    }
}
