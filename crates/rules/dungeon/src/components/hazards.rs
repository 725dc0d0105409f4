//! What floors and traps do to objects standing on them.

use super::traits::{gained, lost};
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
#[component(on_add = gained::<Pinning>, on_remove = lost::<Pinning>)]
pub struct Pinning {}

/// Ice: in each floor phase, an object on it slides one cell further the way it came.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Slippery>, on_remove = lost::<Slippery>)]
pub struct Slippery {}

/// Coals: damage objects that stand on them and began the beat there.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Scorching>, on_remove = lost::<Scorching>)]
pub struct Scorching {
    /// Damage before armour.
    pub damage: i32,
}

/// A bounce trap: pushes an object standing on it the way the trap faces, each target once per
/// beat.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Bouncing>, on_remove = lost::<Bouncing>)]
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
#[component(on_add = gained::<Striking>, on_remove = lost::<Striking>)]
pub struct Striking {}

/// A bomb trap: when stepped on, lays an object into its cell and is spent.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Laying>, on_remove = lost::<Laying>)]
pub struct Laying {
    /// The kind laid.
    pub kind: KindId,
}
