//! The components of a character on the stack, besides health and side from `core`.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
pub use daemonfall_core::CharacterId;
use daemonfall_core::Status;
use serde::{Deserialize, Serialize};

/// Points that absorb damage before health does; never below zero.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
#[serde(transparent)]
pub struct Shield(pub i32);

impl Shield {
    /// Absorbs up to `amount` points and returns how many it absorbed.
    pub fn eat(&mut self, amount: i32) -> i32 {
        let eaten = amount.clamp(0, self.0.max(0));
        self.0 -= eaten;
        eaten
    }

    /// Adds points (removes some if negative), down to zero, and returns the change.
    pub fn change(&mut self, by: i32) -> i32 {
        let before = self.0;
        self.0 = before.saturating_add(by).max(0);
        self.0.saturating_sub(before)
    }
}

/// A character's CPU.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
pub struct Cpu {
    /// The maximum. Effects change it without bounds, even below zero; it saturates.
    pub max: i32,
    /// CPU held by unfinished moves: the sum of their costs.
    pub held: i32,
}

impl Cpu {
    /// Free CPU; negative if the maximum falls below what is held.
    pub fn free(&self) -> i32 {
        self.max.saturating_sub(self.held)
    }
}

/// Rounds left of each status. The stack stores them and counts them down; the crate that composes
/// the rounds decides what a status forbids or does.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
#[serde(deny_unknown_fields, default)]
pub struct Statuses {
    /// Of stun.
    pub stun: u16,
    /// Of freeze.
    pub freeze: u16,
    /// Of bind.
    pub bind: u16,
    /// Of burn.
    pub burn: u16,
}

impl Statuses {
    /// Rounds left of a status; zero if the character does not have it.
    pub fn left(&self, status: Status) -> u16 {
        match status {
            Status::Stun => self.stun,
            Status::Freeze => self.freeze,
            Status::Bind => self.bind,
            Status::Burn => self.burn,
        }
    }

    /// Whether the character has a status.
    pub fn has(&self, status: Status) -> bool {
        self.left(status) > 0
    }

    /// Whether the character has any status.
    pub fn any(&self) -> bool {
        self.stun | self.freeze | self.bind | self.burn != 0
    }

    /// Sets the rounds left, whatever they were. Zero ends the status.
    pub fn set(&mut self, status: Status, rounds: u16) {
        *self.of(status) = rounds;
    }

    /// Counts a status down by a round and returns whether it ended.
    pub fn count_down(&mut self, status: Status) -> bool {
        let left = self.of(status);
        let held = *left > 0;
        *left = left.saturating_sub(1);
        held && *left == 0
    }

    fn of(&mut self, status: Status) -> &mut u16 {
        match status {
            Status::Stun => &mut self.stun,
            Status::Freeze => &mut self.freeze,
            Status::Bind => &mut self.bind,
            Status::Burn => &mut self.burn,
        }
    }
}
