//! Why a move of a replay cannot be made, and its place in the list.

use crate::ids::ParticipantId;
use crate::moves::Move;
use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a move cannot be made.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// There is no such participant.
    #[error("there is no participant {id}: they go from 0 to {last}")]
    NoParticipant {
        /// The number that was given.
        id: ParticipantId,
        /// The highest participant number.
        last: u32,
    },
    /// There is no such type.
    #[error("unknown move type {name:?}{hint}")]
    NoType {
        /// Its name.
        name: String,
        /// `, did you mean …?` or nothing.
        hint: String,
    },
    /// A target is missing, or one is given that the move does not take.
    #[error("{}", if *.needed { "this move needs a target" } else { "this move has no target" })]
    Target {
        /// Whether it needs one.
        needed: bool,
    },
    /// The rules do not allow it.
    #[error("{name} of {mover} is not viable in turn {turn}: {why}")]
    NotViable {
        /// Name of the type.
        name: String,
        /// The unit that would make it.
        mover: ParticipantId,
        /// The turn.
        turn: u32,
        /// The reason, as far as it is known.
        why: &'static str,
    },
    /// The dice cannot produce this effect.
    #[error("effect {effect} is impossible for this move, only {} to {}", .possible.start(), .possible.end())]
    Effect {
        /// The effect in the move.
        effect: i32,
        /// The effects that could be drawn.
        possible: RangeInclusive<i32>,
    },
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
    /// The reason.
    pub refusal: MoveRefusal,
}

impl ReplayError {
    /// Where: a path such as `moves[12].target`.
    pub fn path(&self) -> String {
        let dot = if self.field.is_empty() { "" } else { "." };
        format!("moves[{}]{dot}{}", self.place, self.field)
    }
}
