//! Why a unit chose its move: every move it considered, with its value.

use crate::move_type::Role;
use crate::moves::Move;
use crate::plan::Plan;
use crate::replay::{Replay, ReplayError};
use crate::state::State;
use crate::table::Choice;
use crate::unit::{MoveTypeId, ParticipantId};
use crate::value::Value;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The target; the mover itself for types without a target.
    pub target: ParticipantId,
    pub kind: MoveTypeId,
    /// Its value; `None` if it was not viable.
    pub worth: Option<Worth>,
    pub chosen: bool,
}

/// The value of a viable move.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The expected value of making it once.
    pub once: Value,
    /// How many times it would be made.
    pub repeats: u32,
    /// What it would be worth once without the order.
    pub plain: Value,
    /// `once` times `repeats`. The highest above zero is chosen.
    pub total: Value,
}

/// What a unit weighed in its turn.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The unit whose turn it was.
    pub mover: ParticipantId,
    /// The battle's turn, from 1.
    pub turn: u32,
    /// Everything that it weighed, ordered by participant, then by type; only types that it knows.
    pub weighed: Vec<Weighed>,
}

impl Plan {
    /// Weighs everything that a participant could do in this state, without the battles' table.
    pub fn weigh(&self, state: &State, mover: ParticipantId) -> Why {
        let mut weighed = Vec::new();
        let mut best: Option<(Value, usize)> = None;
        let participant = self.participants().get(mover.place());
        let unit = participant.map(|one| one.unit);
        for target in (0..self.participants().len() as u32).map(ParticipantId) {
            for (kind, (rules, facts)) in self.rules().all() {
                let known = unit.is_some_and(|unit| facts.is_known_to(&unit));
                let aimed = facts.has_target || target == mover;
                if facts.role != Role::Chosen || !known || !aimed {
                    continue;
                }
                let look = self.look(state, mover, kind, target);
                let plain = self.types().known(kind);
                let worth = rules.is_viable(&look).then(|| {
                    let (once, repeats) = (rules.expected_value(&look), rules.repeats(&look));
                    let plain = plain.map_or(once, |(plain, _)| plain.expected_value(&look));
                    Worth { once, repeats, plain, total: once.times(repeats) }
                });
                if worth.is_none() && plain.is_some_and(|(_, it)| it.role == Role::Ordered) {
                    continue;
                }
                let total = worth.map_or(Value::ZERO, |worth| worth.total);
                if total > best.map_or(Value::ZERO, |(value, _)| value) {
                    best = Some((total, weighed.len()));
                }
                weighed.push(Weighed { target, kind, worth, chosen: false });
            }
        }
        if let Some((_, place)) = best {
            weighed[place].chosen = true;
        }
        Why { mover, turn: state.turn(), weighed }
    }

    /// What the mover of the move at `place` weighed when it chose; for a repeat or an answer, what
    /// the unit whose turn it was weighed. `None` when there is no such move.
    pub fn why(&self, moves: &[Move], place: usize) -> Result<Option<Why>, ReplayError> {
        if place >= moves.len() {
            return Ok(None);
        }
        let mut replay = Replay::new(self);
        let mut before = None;
        for (number, made) in moves.iter().enumerate().take(place + 1) {
            let chooses = replay.chooses(made);
            let mut state = chooses.then(|| replay.state().clone());
            replay.push_at(number, made)?;
            if let Some(state) = &mut state {
                state.set_turn(replay.state().turn());
                before = Some((state.clone(), made.mover));
            }
        }
        Ok(before.map(|(state, mover)| self.weigh(&state, mover)))
    }
}

impl Why {
    /// The choice, if anything was worth doing.
    pub fn choice(&self) -> Option<Choice> {
        let chosen = self.weighed.iter().find(|one| one.chosen)?;
        Some(Choice { target: chosen.target, kind: chosen.kind, repeats: chosen.worth?.repeats })
    }

    /// Rows from best to worst, with those that were not viable last.
    pub fn ranked(&self) -> Vec<Weighed> {
        let mut rows = self.weighed.clone();
        rows.sort_by_key(|row| std::cmp::Reverse(row.worth.map(|worth| worth.total)));
        rows
    }
}
