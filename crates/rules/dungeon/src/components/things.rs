//! Objects that burn down, fly, break, glow or leave something behind.

use super::object::ObjectId;
use super::traits::{gained, lost};
use crate::names::{KindId, PoolId};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Can be dug out.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Diggable {
    /// The digging power needed to dig it out.
    pub hardness: i32,
}

/// Counts down by one per beat in the explosion phase, then detonates: set to n in beat b, it
/// explodes in beat b + n.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Fuse>, on_remove = lost::<Fuse>)]
pub struct Fuse {
    /// Beats left.
    pub beats: u16,
}

/// Flies the way it faces, one cell per action, and strikes with its `Attacking`.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields, default)]
#[reflect(Component)]
#[component(on_add = gained::<Projectile>, on_remove = lost::<Projectile>)]
pub struct Projectile {
    /// Its shooter, which is the binder of any object that it binds.
    pub shooter: Option<ObjectId>,
}

/// An explosion. It disappears when it first acts, in the beat after its detonation.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Fading>, on_remove = lost::<Fading>)]
pub struct Fading {}

/// Leaves an object in its cell when it dies.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct LeavesBehind {
    /// The kind left.
    pub kind: KindId,
}

/// Drops something from a pool when it dies.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Dropping {
    /// The pool to draw from.
    pub pool: PoolId,
    /// Chance in percent.
    pub percent: u32,
}

/// Gives light (a torch, the player). Used by display and field of view.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Light {
    /// Cells lit around it.
    pub radius: i32,
}
