//! A player's commands, and why they are refused.

use crate::cell::Direction;
use crate::edit::{Edit, EditRefusal};
use crate::events::Reason;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The player's choice for one beat. A replay is a list of these.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Attack, or else dig, or else move in one of the four straight directions.
    Step(Direction),
    /// Let a beat pass.
    Wait,
    /// Put a lit bomb into the cell ahead (the player's before a wall), in a straight direction.
    Bomb(Direction),
    Drink,
    /// Take what lies in the own cell and would replace something worn or wielded, which is left
    /// there.
    Take,
    /// A manual change from outside the rules. No beat passes.
    Edit(Edit),
}

impl Command {
    /// Whether it is an edit instead of a choice for a beat.
    pub fn is_edit(self) -> bool {
        matches!(self, Command::Edit(_))
    }
}

/// Why a choice is refused. No beat passes and nothing changes.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No part of the action could do anything.
    #[error("nothing to do that way: {0}")]
    Nothing(Reason),
    /// Players step only in the four straight directions.
    #[error("you cannot step diagonally")]
    Diagonal,
    #[error("the dive is over")]
    Over,
    /// A beat played in steps is not over yet.
    #[error("the previous beat is not over yet")]
    MidBeat,
    #[error("no dive has begun")]
    NoDive,
    #[error(transparent)]
    Edit(#[from] EditRefusal),
}
