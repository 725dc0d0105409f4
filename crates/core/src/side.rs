//! Sides: who spares whom.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The side of an object; attacks spare their own side, and nobody is on the side of `Neutral`.
#[derive(
    Component,
    Reflect,
    Serialize,
    Deserialize,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
)]
#[reflect(Component)]
pub enum Side {
    /// The player and what fights for the player.
    Player,
    /// Everything that hunts the player.
    Hostile,
    /// Things: crates, traps, floors. Neutral objects are not friends even of each other.
    #[default]
    Neutral,
}

impl Side {
    /// Whether an attack of `self` spares `other`.
    pub fn spares(self, other: Side) -> bool {
        self != Side::Neutral && self == other
    }
}
