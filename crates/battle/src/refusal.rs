//! Why a move of a replay cannot be made, and where it stands.

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
        /// Which.
        id: ParticipantId,
        /// The highest number there is.
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
    /// A target is missing, or there is one too many.
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
        /// Who would make it.
        mover: ParticipantId,
        /// When.
        turn: u32,
        /// The reason as far as it is known.
        why: &'static str,
    },
    /// No dice show this.
    #[error("effect {effect} cannot come of this move, only {} to {}", .possible.start(), .possible.end())]
    Effect {
        /// What it says.
        effect: i32,
        /// What could be drawn.
        possible: RangeInclusive<i32>,
    },
}

impl MoveRefusal {
    /// Which part of the tuple is wrong: `mover`, `target`, `type` or `effect`; nothing when it is
    /// the move as a whole.
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
    /// Which part of it is wrong: `mover`, `target`, `type`, `effect`, or nothing.
    pub field: &'static str,
    /// Why.
    pub refusal: MoveRefusal,
}

impl ReplayError {
    /// Where: a path as `moves[12].target`.
    pub fn path(&self) -> String {
        let dot = if self.field.is_empty() { "" } else { "." };
        format!("moves[{}]{dot}{}", self.place, self.field)
    }
}
