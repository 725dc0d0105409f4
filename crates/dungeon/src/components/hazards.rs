//! What floors and traps do to what stands on them.

use crate::library::names::KindId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Water: who enters is stuck, and its first action after that only frees it.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Pinning {}

/// Ice: on each floor phase slides who stands on it one cell further the way it came.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Slippery {}

/// Coals: hurt who stands on them and began the beat there.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Scorching {
    /// Damage before armour.
    pub damage: i32,
}

/// A bounce trap: pushes who stands on it the way it faces, each target once a beat.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Bouncing {
    /// Moves the target if above its push resistance.
    pub power: i32,
    /// Cells moved at most.
    pub distance: i32,
}

/// Spikes: strike what stands on them each beat, with their `Attacking`.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Striking {}

/// A bomb trap: when stood upon, lays an object into its cell and is spent.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Laying {
    /// The kind laid.
    pub kind: KindId,
}
