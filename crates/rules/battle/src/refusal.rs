//! Why a move of a replay cannot be made, and its place in the list.

use crate::ids::ParticipantId;
use crate::moves::Move;
use std::ops::RangeInclusive;
use thiserror::Error;

/// Why a move cannot be made.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the messages say it")]
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
