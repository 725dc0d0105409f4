//! Sides: which objects spare each other.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// The side of an object. Attacks spare objects on the attacker's side; `Neutral` spares nobody.
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
    /// The player and the player's units.
    Player,
    /// Everything that hunts the player's units.
    Hostile,
    /// Things: crates, traps, floors. Neutral objects do not even spare each other.
    #[default]
    Neutral,
}

impl Side {
    /// Whether an attack of `self` spares `other`.
    pub fn spares(self, other: Side) -> bool {
        self != Side::Neutral && self == other
    }
}
