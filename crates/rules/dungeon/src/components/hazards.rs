//! What floors and traps do to objects standing on them.

use crate::names::KindId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Water: an object that enters is stuck, and its next action only frees it.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Pinning {}

/// Ice: in each floor phase, an object on it slides one cell further the way it came.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Slippery {}

/// Coals: damage objects that stand on them and began the beat there.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Scorching {
    /// Damage before armour.
    pub damage: i32,
}

/// A bounce trap: pushes an object standing on it the way the trap faces, each target once per
/// beat.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Bouncing {
    /// Moves the target if above its push resistance.
    pub power: i32,
    /// Most cells that the target moves.
    pub distance: i32,
}

/// Spikes: each beat, strike objects standing on them with their `Attacking`.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Striking {}

/// A bomb trap: when stepped on, lays an object into its cell and is spent.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Laying {
    /// The kind laid.
    pub kind: KindId,
}
