//! Stepping through a list of moves: what each unit would weigh at any place, and what each move
//! was and left behind.

use crate::dice::DamageRoll;
use crate::move_type::Role;
use crate::moves::Move;
use crate::plan::Plan;
use crate::replay::{Replay, ReplayError};
use crate::state::State;
use crate::unit::{MoveTypeId, ParticipantId};
use crate::why::Why;
use daemonfall_core::Health;
use serde::{Deserialize, Serialize};

/// For one place in a list: what each participant weighs, with its values, and would choose.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct Matrix {
    /// The number of moves made before this place.
    pub place: usize,
    /// The turn, from 1.
    pub turn: u32,
    /// The next move; none at the end of the list.
    pub next: Option<Move>,
    /// The unit whose turn it is: its choice is next, repeated or answered. `None` at the end.
    pub acting: Option<ParticipantId>,
    /// What each participant would weigh now, in their order; empty for the dead.
    pub rows: Vec<Why>,
}

/// How a move came about.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Chosen,
    Repeated,
    Answered,
}

/// A move of a list, how it came about, and what it left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub made: Move,
    pub turn: u32,
    pub deed: Deed,
    /// The roll that drew its effect, if it was a damage roll.
    pub roll: Option<DamageRoll>,
    /// Every participant's health after it.
    pub health: Vec<Health>,
}

struct Played {
    before: State,
    turn: u32,
    deed: Deed,
}

/// A position in a list of moves, ready for [`Plan::weigh`].
#[derive(Clone, Debug)]
pub struct Moment {
    /// The number of moves made before it.
    pub place: usize,
    /// The state in which the next move is weighed, in its own turn.
    pub state: State,
    /// The next move; none at the end of the list.
    pub next: Option<Move>,
    /// The unit whose turn it is, as in [`Matrix`].
    pub acting: Option<ParticipantId>,
}

impl Plan {
    /// The position after `place` moves of a list; the battle's end when the list has no more.
    pub fn moment(&self, moves: &[Move], place: usize) -> Result<Moment, ReplayError> {
        let mut replay = Replay::new(self);
        let place = place.min(moves.len());
        let mut acting = None;
        for (number, made) in moves.iter().enumerate().take(place) {
            let played = self.play(&mut replay, number, made)?;
            if played.deed == Deed::Chosen {
                acting = Some(made.mover);
            }
        }
        let next = moves.get(place).copied();
        let mut state = replay.state().clone();
        match &next {
            None => acting = None,
            Some(made) => {
                let played = self.play(&mut replay, place, made)?;
                if played.deed == Deed::Chosen {
                    acting = Some(made.mover);
                }
                state = played.before;
            }
        }
        Ok(Moment { place, state, next, acting })
    }

    /// What each unit would weigh at a [`moment`](Self::moment) of a list.
    pub fn matrix(&self, moves: &[Move], place: usize) -> Result<Matrix, ReplayError> {
        let now = self.moment(moves, place)?;
        Ok(Matrix {
            place: now.place,
            turn: now.state.turn(),
            next: now.next,
            acting: now.acting,
            rows: self.weigh_all(&now.state),
        })
    }

    pub fn weigh_all(&self, state: &State) -> Vec<Why> {
        let weigh = |mover: ParticipantId| {
            if state.lives(mover) {
                return self.weigh(state, mover);
            }
            Why { mover, turn: state.turn(), weighed: Vec::new() }
        };
        let all = 0..self.participants().len() as u32;
        all.map(ParticipantId).map(weigh).collect()
    }

    /// A list of moves with turns, how each move came about, its roll, and the health after it.
    pub fn steps(&self, moves: &[Move]) -> Result<Vec<Step>, ReplayError> {
        let mut replay = Replay::new(self);
        let mut steps = Vec::with_capacity(moves.len());
        for (place, made) in moves.iter().enumerate() {
            let played = self.play(&mut replay, place, made)?;
            steps.push(Step {
                made: *made,
                turn: played.turn,
                deed: played.deed,
                roll: self.roll(&played.before, made.mover, made.kind, made.target),
                health: replay.state().healths().to_vec(),
            });
        }
        Ok(steps)
    }

    /// The damage roll of a move, viable or not; `None` without a roll or such a participant.
    pub fn roll(
        &self,
        state: &State,
        mover: ParticipantId,
        kind: MoveTypeId,
        target: Option<ParticipantId>,
    ) -> Option<DamageRoll> {
        let target = target.unwrap_or(mover);
        let known = |id: ParticipantId| id.place() < self.participants().len();
        let look = (known(mover) && known(target)).then(|| self.look(state, mover, kind, target));
        self.rules().known(kind)?.0.roll(&look?)
    }

    fn play(
        &self,
        replay: &mut Replay<'_>,
        place: usize,
        made: &Move,
    ) -> Result<Played, ReplayError> {
        let role = self.rules().get(made.kind).map(|facts| facts.role);
        let deed = if replay.chooses(made) {
            Deed::Chosen
        } else if role == Some(Role::AnswersMelee) {
            Deed::Answered
        } else {
            Deed::Repeated
        };
        let mut before = replay.state().clone();
        replay.push_at(place, made)?;
        let turn = replay.state().turn();
        before.set_turn(turn);
        Ok(Played { before, turn, deed })
    }
}
