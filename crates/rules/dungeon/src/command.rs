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
    /// Drink a potion.
    Drink,
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
    /// The dive has ended.
    #[error("the dive is over")]
    Over,
    /// A beat played in steps is not over yet.
    #[error("the previous beat is not over yet")]
    MidBeat,
    /// There is no dive in this world.
    #[error("no dive has begun")]
    NoDive,
    /// The edit cannot be made.
    #[error(transparent)]
    Edit(#[from] EditRefusal),
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = match self {
            Reason::Wall => "a wall is in the way",
            Reason::Occupied(_) => "that cell is occupied",
            Reason::Edge => "the world ends there",
            Reason::NotNextTo => "the attacker is not next to it",
            Reason::NotAttackable => "it cannot be attacked",
            Reason::OwnSide => "it is on the same side",
            Reason::NoTarget => "nothing to strike",
            Reason::NothingToDig => "nothing to dig",
            Reason::TooHard { power, hardness } => {
                return write!(f, "too hard to dig: hardness {hardness}, digging power {power}");
            }
            Reason::Stunned => "stunned",
            Reason::Frozen => "frozen",
            Reason::Bound => "bound",
            Reason::Stuck => "stuck in water",
            Reason::Resisted { power, resistance } => {
                return write!(f, "power {power} against resistance {resistance}");
            }
            Reason::AlreadyBounced => "already bounced this beat",
            Reason::NoPlayer => "no player in sight",
            Reason::NoBinder => "the unit that would bind it is dead",
            Reason::Unable => "it cannot do that",
            Reason::NothingCarried => "none carried",
            Reason::HealthFull => "health is full",
            Reason::ExplosiveThere => "there is already an explosive there",
        };
        f.write_str(text)
    }
}
