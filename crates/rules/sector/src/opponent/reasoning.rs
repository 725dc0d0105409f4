//! What an opponent weighs before it chooses, recorded by the choice itself.

use super::Opponent;
use crate::command::Command;
use crate::grid::{KindId, StackId, TileId};
use crate::view::View;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Considered {
    /// Attacking from a tile; its value is in cycles.
    Attack {
        stack: StackId,
        /// The tile it attacks from, if necessary after moving there.
        from: TileId,
        tile: TileId,
    },
    /// A wild process strikes; its value is the chance of winning, in thousandths.
    Strike { stack: StackId, tile: TileId },
    /// Going somewhere; its value is that of being there, reduced by distance and danger.
    Go {
        stack: StackId,
        tile: TileId,
        /// The tile where this turn's march ends.
        end: TileId,
        /// The number of turns until arrival.
        turns: i64,
    },
    /// Recruiting; its value is what the kind costs.
    Recruit { tile: TileId, kind: KindId },
}

/// The components of a value, after chances were applied.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// The value has no components.
    Whole,
    /// For an attack, in cycles: `prize + theirs - own - leader + hunt - answer`.
    Attack {
        /// The chance of winning, in thousandths.
        win: i64,
        /// The value of the tile, times that chance.
        prize: i64,
        /// The enemy's losses.
        theirs: i64,
        /// Its own side's losses, weighted by difficulty.
        own: i64,
        /// The cost of the danger to its own leader.
        leader: i64,
        /// The value of beating the player's leader, times the chance of winning.
        hunt: i64,
        /// The cost of the enemy's answer.
        answer: i64,
    },
    /// For going somewhere: `worth * 60 / (2 + turns) - danger`.
    Go {
        /// The value of being there.
        worth: i64,
        /// The number of turns until arrival.
        turns: i64,
        /// The risk of standing where the march ends.
        danger: i64,
    },
}

impl Parts {
    /// The components by name, with their signs, including shares and turns that are no summands.
    pub fn named(self) -> Vec<(&'static str, i64)> {
        match self {
            Self::Whole => Vec::new(),
            Self::Attack { win, prize, theirs, own, leader, hunt, answer } => vec![
                ("win \u{2030}", win),
                ("prize", prize),
                ("theirs", theirs),
                ("own", -own),
                ("leader", -leader),
                ("hunt", hunt),
                ("answer", -answer),
            ],
            Self::Go { worth, turns, danger } => {
                vec![("worth", worth), ("turns", turns), ("danger", -danger)]
            }
        }
    }

    /// The value that the components give; `None` for a value without components.
    pub fn value(self) -> Option<i64> {
        match self {
            Self::Whole => None,
            Self::Attack { win: _, prize, theirs, own, leader, hunt, answer } => {
                Some(prize + theirs - own - leader + hunt - answer)
            }
            Self::Go { worth, turns, danger } => Some(worth * 60 / (2 + turns) - danger),
        }
    }
}

/// A possible action with its value.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub what: Considered,
    /// Its value, in the unit of its kind. Only actions of one kind, and goals of one stack, are
    /// compared.
    pub value: i64,
    pub parts: Parts,
    /// Whether it was worth most and was chosen.
    pub chosen: bool,
}

/// Why a command was chosen.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// It was the most valuable candidate of its kind.
    WorthMost,
    /// A fixed rule without weighing: alliances, joining, going back, holding what it has.
    Rule,
    /// Nothing worth doing was left.
    NothingLeft,
}

/// A choice with everything that was weighed for it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Deliberation {
    pub command: Command,
    pub motive: Motive,
    /// Everything weighed, in order, including options rejected before the choice.
    pub candidates: Vec<Candidate>,
}

impl Deliberation {
    /// The candidate behind the command, if weighing led to it.
    pub fn chosen(&self) -> Option<&Candidate> {
        let last = self.candidates.iter().rev().find(|it| it.chosen);
        last.filter(|_| self.motive == Motive::WorthMost)
    }

    /// The candidates compared with the chosen one, including itself, best first.
    pub fn rivals(&self) -> Vec<Candidate> {
        let Some(chosen) = self.chosen() else { return Vec::new() };
        let mut rivals: Vec<Candidate> = self.candidates.clone();
        rivals.retain(|it| it.what.is_rival_of(&chosen.what));
        rivals.sort_by_key(|it| (std::cmp::Reverse(it.value), !it.chosen));
        rivals
    }
}

impl Considered {
    fn is_rival_of(&self, other: &Self) -> bool {
        use Considered::{Attack, Go, Recruit, Strike};
        match (self, other) {
            (Attack { .. }, Attack { .. }) => true,
            (Strike { stack, .. }, Strike { stack: it, .. })
            | (Go { stack, .. }, Go { stack: it, .. }) => stack == it,
            (Recruit { tile, .. }, Recruit { tile: it, .. }) => tile == it,
            _ => false,
        }
    }

    /// Whether a command carries this out, or is the way to it.
    fn is_done_by(&self, command: &Command) -> bool {
        match (*self, command) {
            (Considered::Attack { stack, tile, .. }, Command::Attack { stack: who, tile: at })
            | (Considered::Strike { stack, tile }, Command::Attack { stack: who, tile: at }) => {
                stack == *who && tile == *at
            }
            (Considered::Attack { stack, from: to, .. }, Command::Move { stack: who, to: at })
            | (Considered::Go { stack, end: to, .. }, Command::Move { stack: who, to: at }) => {
                stack == *who && to == *at
            }
            (Considered::Attack { stack, .. }, Command::GiveOrder { stack: who, .. }) => {
                stack == *who
            }
            (Considered::Recruit { tile, kind }, Command::Recruit { tile: at, kind: whom }) => {
                tile == *at && kind == *whom
            }
            _ => false,
        }
    }
}

/// Records what is weighed, while a caller asks for it.
#[derive(Clone, Debug, Default)]
pub(super) struct Reasoning(Option<Vec<Candidate>>);

impl Reasoning {
    /// Records a possible action.
    #[inline]
    pub fn weigh(&mut self, what: impl FnOnce() -> Considered, value: i64, parts: Parts) {
        if let Some(candidates) = &mut self.0 {
            candidates.push(Candidate { what: what(), value, parts, chosen: false });
        }
    }

    /// Marks the chosen one among the recorded actions.
    #[inline]
    pub fn choose(&mut self, is_it: impl Fn(&Considered) -> bool) {
        let candidates = self.0.iter_mut().flatten();
        if let Some(chosen) = candidates.rev().find(|it| is_it(&it.what)) {
            chosen.chosen = true;
        }
    }
}

impl Opponent {
    /// What [`Opponent::next`] would choose now, and everything that it weighs for that.
    pub fn deliberate(&self, view: &View) -> Deliberation {
        let mut copy = self.clone();
        copy.reasoning = Reasoning(Some(Vec::new()));
        let command = copy.next(view);
        let candidates = copy.reasoning.0.unwrap_or_default();
        let chosen = candidates.iter().rev().find(|it| it.chosen);
        let motive = match (&command, chosen) {
            (_, Some(chosen)) if chosen.what.is_done_by(&command) => Motive::WorthMost,
            (Command::EndTurn, _) => Motive::NothingLeft,
            _ => Motive::Rule,
        };
        Deliberation { command, motive, candidates }
    }
}
