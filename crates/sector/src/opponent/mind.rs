//! What an opponent weighs before it chooses, told by the choice itself.

use super::Opponent;
use crate::command::Command;
use crate::ids::{KindId, StackId, TileId};
use crate::view::View;
use serde::{Deserialize, Serialize};

/// Something that could be done.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Considered {
    /// Attacking from a tile; its value is in cycles.
    Attack {
        /// Who.
        stack: StackId,
        /// From where, if need be after the way there.
        from: TileId,
        /// Whom, by its tile.
        tile: TileId,
    },
    /// A wild process strikes; its value is the chance of winning, in thousandths.
    Strike {
        /// Who.
        stack: StackId,
        /// Whom, by its tile.
        tile: TileId,
    },
    /// Going somewhere; its value is what being there is worth, less the farther it is and the more
    /// dangerous.
    Go {
        /// Who.
        stack: StackId,
        /// To where.
        tile: TileId,
        /// Where this turn's march ends.
        end: TileId,
        /// In how many turns it is there.
        turns: i64,
    },
    /// Recruiting; its value is what the kind costs.
    Recruit {
        /// Where.
        tile: TileId,
        /// Whom.
        kind: KindId,
    },
}

/// What a value is made of, after whatever chance was counted in.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parts {
    /// It is taken as it is.
    Whole,
    /// Of an attack, in cycles: `prize + theirs - own - leader + hunt - answer`.
    Attack {
        /// The chance of winning, in thousandths.
        win: i64,
        /// What the tile is worth, times that chance.
        prize: i64,
        /// What they lose.
        theirs: i64,
        /// What its own side loses, as heavily as the difficulty takes it.
        own: i64,
        /// What the danger to its own leader weighs.
        leader: i64,
        /// What the player's leader is worth to it, times the chance of winning.
        hunt: i64,
        /// What the enemy's answer would cost.
        answer: i64,
    },
    /// Of going somewhere: `worth * 60 / (2 + turns) - danger`.
    Go {
        /// What being there is worth.
        worth: i64,
        /// In how many turns it is there.
        turns: i64,
        /// What standing where the march ends risks.
        danger: i64,
    },
}

impl Parts {
    /// The parts by name, with their signs; shares and turns, which are no summands, too.
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

    /// What the parts come to; none for a value that has none.
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

/// Something weighed, with its value.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What could be done.
    pub what: Considered,
    /// What it is worth, in the unit that its kind tells; only those of one kind, and goals of one
    /// stack, are compared.
    pub value: i64,
    /// What that is made of.
    pub parts: Parts,
    /// It was worth most, and was chosen.
    pub chosen: bool,
}

/// Why a command was chosen.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// The candidate worth most of its kind.
    WorthMost,
    /// A rule of its own, without weighing: alliances, joining, going back, holding what it has.
    Rule,
    /// Nothing was left that is worth doing.
    NothingLeft,
}

/// A choice with all that was weighed for it.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Deliberation {
    /// What is chosen.
    pub command: Command,
    /// Why.
    pub motive: Motive,
    /// Everything weighed, in the order in which it was thought of; what was found wanting before
    /// the choice, too.
    pub candidates: Vec<Candidate>,
}

impl Deliberation {
    /// The candidate behind the command, if it came of weighing.
    pub fn chosen(&self) -> Option<&Candidate> {
        let last = self.candidates.iter().rev().find(|it| it.chosen);
        last.filter(|_| self.motive == Motive::WorthMost)
    }

    /// What was weighed against the chosen one, itself included, the best first.
    pub fn rivals(&self) -> Vec<Candidate> {
        let Some(chosen) = self.chosen() else {
            return Vec::new();
        };
        let mut rivals: Vec<Candidate> = self.candidates.clone();
        rivals.retain(|it| it.what.is_rival_of(&chosen.what));
        rivals.sort_by_key(|it| (std::cmp::Reverse(it.value), !it.chosen));
        rivals
    }
}

impl Considered {
    /// Whether two were weighed against each other.
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

    /// Whether a command carries this out, or the way to it.
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
            (Considered::Recruit { tile, kind }, Command::Recruit { tile: at, kind: whom }) => {
                tile == *at && kind == *whom
            }
            _ => false,
        }
    }
}

/// Takes down what is weighed, while somebody asks.
#[derive(Clone, Debug, Default)]
pub(super) struct Mind(Option<Vec<Candidate>>);

impl Mind {
    /// Something was weighed.
    #[inline]
    pub fn weigh(&mut self, what: impl FnOnce() -> Considered, value: i64, parts: Parts) {
        if let Some(candidates) = &mut self.0 {
            candidates.push(Candidate { what: what(), value, parts, chosen: false });
        }
    }

    /// Of what was weighed, this is chosen.
    #[inline]
    pub fn choose(&mut self, is_it: impl Fn(&Considered) -> bool) {
        let candidates = self.0.iter_mut().flatten();
        if let Some(chosen) = candidates.rev().find(|it| is_it(&it.what)) {
            chosen.chosen = true;
        }
    }
}

impl Opponent {
    /// What [`Opponent::next`] would choose now, and everything that it weighs: the very same
    /// choice, made by a copy.
    pub fn deliberate(&self, view: &View) -> Deliberation {
        let mut copy = self.clone();
        copy.mind = Mind(Some(Vec::new()));
        let command = copy.next(view);
        let candidates = copy.mind.0.unwrap_or_default();
        let chosen = candidates.iter().rev().find(|it| it.chosen);
        let motive = match (&command, chosen) {
            (_, Some(chosen)) if chosen.what.is_done_by(&command) => Motive::WorthMost,
            (Command::EndTurn, _) => Motive::NothingLeft,
            _ => Motive::Rule,
        };
        Deliberation { command, motive, candidates }
    }
}
