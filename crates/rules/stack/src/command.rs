//! A character's choice, and why it may be refused.

use crate::characters::{CharacterId, Presence, Roster};
use crate::subroutine::{SubroutineId, Subroutines};
use bevy_ecs::prelude::*;
use daemonfall_core::Side;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A move as it is chosen: user, target, subroutine.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub user: CharacterId,
    /// The target; `None` if only another crate knows it: the move ends by time or with its user.
    pub target: Option<CharacterId>,
    pub subroutine: SubroutineId,
}

/// A character's choice for the next round.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Add a move. It replaces the user's earlier choice for this round.
    Choose(Choice),
    /// Add none, and cancel the user's earlier choice.
    Wait { user: CharacterId },
}

/// Why a choice is refused. Nothing changes.
#[derive(Error, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    #[error("there is no character number {}", .0.0)]
    UnknownCharacter(CharacterId),
    #[error("there is no subroutine number {}", .0.0)]
    UnknownSubroutine(SubroutineId),
    #[error("the user has been removed")]
    UserRemoved(CharacterId),
    #[error("the target has been removed")]
    TargetRemoved(CharacterId),
    /// It costs more CPU than is free. Below zero, even a move that costs nothing is refused.
    #[error("it takes {cost} CPU, and {free} is free")]
    NotEnoughCpu { cost: i32, free: i32 },
}

/// Decides whether a choice is legal, for interface, opponents and rounds alike. `free` returns the
/// user's free CPU. Returns the cost.
pub(crate) fn judge(
    choice: &Choice,
    subroutines: &Subroutines,
    roster: &Roster,
    free: impl FnOnce() -> i32,
) -> Result<i32, Refusal> {
    let subroutine =
        subroutines.get(choice.subroutine).ok_or(Refusal::UnknownSubroutine(choice.subroutine))?;
    judge_user(choice.user, roster)?;
    if let Some(target) = choice.target {
        match roster.presence(target) {
            Some(Presence::Present) => {}
            Some(Presence::Removed) => return Err(Refusal::TargetRemoved(target)),
            None => return Err(Refusal::UnknownCharacter(target)),
        }
    }
    let (cost, free) = (subroutine.cpu, free());
    if cost > free {
        return Err(Refusal::NotEnoughCpu { cost, free });
    }
    Ok(cost)
}

pub(crate) fn judge_user(user: CharacterId, roster: &Roster) -> Result<(), Refusal> {
    match roster.presence(user) {
        Some(Presence::Present) => Ok(()),
        Some(Presence::Removed) => Err(Refusal::UserRemoved(user)),
        None => Err(Refusal::UnknownCharacter(user)),
    }
}

/// The choices for the next round, in the order in which they will be added: the player side's
/// first, each side in character order. They are judged when they are added.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(transparent)]
pub struct Choices {
    list: Vec<(Side, Choice)>,
}

impl Choices {
    /// Inserts a choice for a character of this side, behind other choices of the same character.
    pub fn put(&mut self, side: Side, choice: Choice) {
        let key = (side, choice.user);
        let place = self.list.partition_point(|(side, known)| (*side, known.user) <= key);
        self.list.insert(place, (side, choice));
    }

    pub fn take_back(&mut self, user: CharacterId) {
        self.list.retain(|(_, choice)| choice.user != user);
    }

    pub fn clear(&mut self) {
        self.list.clear();
    }

    /// All choices, in the order of adding.
    pub fn iter(&self) -> impl Iterator<Item = &Choice> {
        self.list.iter().map(|(_, choice)| choice)
    }

    /// The choice at an index in the order of adding.
    pub fn get(&self, place: usize) -> Option<Choice> {
        self.list.get(place).map(|(_, choice)| *choice)
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether they are in the order of adding; a value from a file might not be.
    pub(crate) fn is_sorted(&self) -> bool {
        self.list.is_sorted_by_key(|(side, choice)| (*side, choice.user))
    }
}
