//! Replays moves one by one, checking each before it is carried out.
//!
//! Moves do not store their turn. A new turn begins when a unit moves that does not come after the
//! last chooser in the order of turns and is not repeating. Turns without moves are tried when a
//! move is viable only in a later turn.

use crate::battle::Ending;
use crate::engine::TURNS_WITHOUT_DAMAGE;
use crate::move_type::{Facts, MoveType, Role};
use crate::moves::{Move, MoveTuple};
use crate::plan::Plan;
use crate::state::State;
use crate::unit::{MoveTypeId, ParticipantId};
use daemonfall_core::data::did_you_mean;
use std::ops::RangeInclusive;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Action {
    mover: ParticipantId,
    target: ParticipantId,
    kind: MoveTypeId,
    left: u32,
}

/// A battle being played again.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    plan: &'a Plan,
    state: State,
    action: Option<Action>,
    /// The melee move that can be answered now.
    answerable: Option<(ParticipantId, ParticipantId)>,
}

impl<'a> Replay<'a> {
    /// The battle before its first move.
    pub fn new(plan: &'a Plan) -> Self {
        Self { plan, state: plan.start().clone(), action: None, answerable: None }
    }

    pub fn state(&self) -> &State {
        &self.state
    }

    /// The ending if the battle stopped now.
    pub fn ending(&self) -> Ending {
        Ending::of(&self.state)
    }

    /// Whether a move, if it comes next, is a new choice of its mover, not a repeat or an answer.
    pub fn chooses(&self, made: &Move) -> bool {
        let role = self.plan.rules().get(made.kind).map(|facts| facts.role);
        role == Some(Role::Chosen) && !self.repeats(made, target_of(made))
    }

    /// Makes the next move. A refused move changes nothing.
    pub fn push(&mut self, made: &Move) -> Result<(), MoveRefusal> {
        let plan = self.plan;
        let (rules, facts) = self.known(made)?;
        let target = target_of(made);
        let answers = facts.role == Role::AnswersMelee;
        if answers && self.answerable != Some((target, made.mover)) {
            return Err(self.refuse(made, "the move before it was not a melee move against it"));
        }
        let repeats = answers || self.repeats(made, target);
        let turn = self.turn_for(made, target, repeats, rules);
        let turn = turn.ok_or_else(|| self.refuse(made, self.why_not(made, target, facts)))?;
        let look = plan.look(&self.state, made.mover, made.kind, target);
        let possible = rules.effects(&look);
        if !possible.contains(&made.effect) {
            return Err(MoveRefusal::Effect { effect: made.effect, possible });
        }
        if turn != self.state.turn() {
            self.state.set_turn(turn);
        }
        if answers {
            self.answerable = None;
        } else {
            let look = plan.look(&self.state, made.mover, made.kind, target);
            let left = match &self.action {
                Some(action) if repeats => action.left,
                _ => rules.repeats(&look),
            };
            self.action = Some(Action {
                mover: made.mover,
                target,
                kind: made.kind,
                left: left.saturating_sub(1),
            });
            self.answerable = facts.is_melee.then_some((made.mover, target));
        }
        rules.apply(&mut self.state, made);
        if facts.once {
            self.state.note_use(made);
        }
        Ok(())
    }

    pub(crate) fn push_at(&mut self, place: usize, made: &Move) -> Result<(), ReplayError> {
        self.push(made).map_err(|refusal| {
            let field = refusal.field(made);
            ReplayError { place, field, refusal }
        })
    }

    fn known(&self, made: &Move) -> Result<(&'a dyn MoveType, &'a Facts), MoveRefusal> {
        let types = self.plan.rules();
        let known = types.known(made.kind).ok_or_else(|| MoveRefusal::NoType {
            name: format!("number {}", made.kind.0),
            hint: String::new(),
        })?;
        let last = self.plan.participants().len() as u32 - 1;
        for id in [Some(made.mover), made.target].into_iter().flatten() {
            if id.0 > last {
                return Err(MoveRefusal::NoParticipant { id, last });
            }
        }
        let needed = known.1.has_target;
        if needed != made.target.is_some() {
            return Err(MoveRefusal::Target { needed });
        }
        Ok(known)
    }

    fn repeats(&self, made: &Move, target: ParticipantId) -> bool {
        self.action.as_ref().is_some_and(|action| {
            action.left > 0
                && (action.mover, action.target, action.kind) == (made.mover, target, made.kind)
        })
    }

    /// The turn in which a move is made, if it is viable in any possible turn.
    fn turn_for(
        &self,
        made: &Move,
        target: ParticipantId,
        repeats: bool,
        rules: &dyn MoveType,
    ) -> Option<u32> {
        let now = self.state.turn();
        let first = self.first_turn(made, repeats);
        let last = if repeats { now } else { first + TURNS_WITHOUT_DAMAGE - 1 };
        (first..=last).find(|turn| {
            let viable = |state: &State| {
                rules.is_viable(&self.plan.look(state, made.mover, made.kind, target))
            };
            if *turn == now {
                return viable(&self.state);
            }
            let mut later = self.state.clone();
            later.set_turn(*turn);
            viable(&later)
        })
    }

    fn first_turn(&self, made: &Move, repeats: bool) -> u32 {
        let comes_later = self.action.as_ref().is_none_or(|action| made.mover > action.mover);
        self.state.turn() + u32::from(!repeats && !comes_later)
    }

    fn refuse(&self, made: &Move, why: &'static str) -> MoveRefusal {
        let facts = self.plan.rules().get(made.kind);
        let answers = facts.is_some_and(|facts| facts.role == Role::AnswersMelee);
        let repeats = answers || self.repeats(made, target_of(made));
        MoveRefusal::NotViable {
            name: self.plan.rules().name(made.kind).into(),
            mover: made.mover,
            turn: self.first_turn(made, repeats),
            why,
        }
    }

    fn why_not(&self, made: &Move, target: ParticipantId, facts: &Facts) -> &'static str {
        let participants = self.plan.participants();
        let (mover, aimed) = (&participants[made.mover.place()], &participants[target.place()]);
        let away = |id| self.state.is_away(id);
        let exposed = |id| self.state.is_exposed(id);
        if away(made.mover) || away(target) {
            "one of them has withdrawn by then"
        } else if !self.state.lives(made.mover) {
            "it is dead by then"
        } else if !self.plan.rules().is_known(made.kind, &mover.unit) {
            "it lacks the ability"
        } else if !self.state.lives(target) {
            "the target is dead by then"
        } else if facts.is_melee && !(exposed(made.mover) && exposed(target)) {
            "a front row stands between them"
        } else if mover.camp == aimed.camp {
            "not against a friend, or not now"
        } else {
            "not against a foe, or not now"
        }
    }
}

fn target_of(made: &Move) -> ParticipantId {
    made.target.unwrap_or(made.mover)
}

impl Plan {
    /// Converts a tuple to a move of a type of this name; participants are checked as it is played.
    pub fn read(&self, tuple: &MoveTuple) -> Result<Move, MoveRefusal> {
        let MoveTuple(mover, target, name, effect) = tuple;
        let kind = self.rules().find(name).ok_or_else(|| MoveRefusal::NoType {
            name: name.clone(),
            hint: did_you_mean(name, self.rules().iter().map(|(_, kind)| kind.name)),
        })?;
        Ok(Move { mover: *mover, target: *target, kind, effect: *effect })
    }

    /// Reads tuples and plays them like [`replay`](Self::replay).
    pub fn replay_tuples(&self, tuples: &[MoveTuple]) -> Result<Ending, ReplayError> {
        let mut moves = Vec::with_capacity(tuples.len());
        for (place, tuple) in tuples.iter().enumerate() {
            moves.push(self.read(tuple).map_err(|refusal| ReplayError {
                place,
                field: "type",
                refusal,
            })?);
        }
        self.replay(&moves)
    }

    /// Plays moves from the battle's beginning, to its end or not, and returns what is left then.
    pub fn replay(&self, moves: &[Move]) -> Result<Ending, ReplayError> {
        let mut replay = Replay::new(self);
        for (place, made) in moves.iter().enumerate() {
            replay.push_at(place, made)?;
        }
        Ok(replay.ending())
    }
}

/// Why a move cannot be made.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    #[error("there is no participant {id}: they go from 0 to {last}")]
    NoParticipant { id: ParticipantId, last: u32 },
    #[error("unknown move type {name:?}{hint}")]
    NoType { name: String, hint: String },
    #[error("{}", if *.needed { "this move needs a target" } else { "this move has no target" })]
    Target { needed: bool },
    #[error("{name} of {mover} is not viable in turn {turn}: {why}")]
    NotViable { name: String, mover: ParticipantId, turn: u32, why: &'static str },
    #[error("effect {effect} is impossible for this move, only {} to {}", .possible.start(), .possible.end())]
    Effect { effect: i32, possible: RangeInclusive<i32> },
}

impl MoveRefusal {
    /// The wrong part of the tuple: `mover`, `target`, `type` or `effect`; empty for all of it.
    pub fn field(&self, made: &Move) -> &'static str {
        match self {
            Self::NoParticipant { id, .. } if *id == made.mover => "mover",
            Self::NoParticipant { .. } | Self::Target { .. } => "target",
            Self::NoType { .. } => "type",
            Self::NotViable { .. } => "",
            Self::Effect { .. } => "effect",
        }
    }
}

/// A move of a list that cannot be made.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{}: {refusal}", self.path())]
pub struct ReplayError {
    /// Its place in the list, from 0.
    pub place: usize,
    /// The wrong part: `mover`, `target`, `type`, `effect`, or empty.
    pub field: &'static str,
    pub refusal: MoveRefusal,
}

impl ReplayError {
    /// Where: a path such as `moves[12].target`.
    pub fn path(&self) -> String {
        let dot = if self.field.is_empty() { "" } else { "." };
        format!("moves[{}]{dot}{}", self.place, self.field)
    }
}
