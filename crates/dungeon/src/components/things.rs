//! Things that burn down, fly, break, glow and leave something behind.

use super::object::ObjectId;
use crate::library::names::{KindId, PoolId};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Can be dug out.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Diggable {
    /// The least digging power that digs it out.
    pub hardness: i32,
}

/// Burns down one a beat in the explosion phase and then detonates: set to n in beat b, it goes off
/// in beat b + n.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Fuse {
    /// Beats left.
    pub beats: u16,
}

/// Flies the way it faces, a cell each time it acts, and strikes with its `Attacking`.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields, default)]
#[reflect(Component)]
pub struct Projectile {
    /// Who shot it: the binder of whom it binds.
    pub shooter: Option<ObjectId>,
}

/// An explosion: gone when it first acts, in the beat after the one that saw it.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
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
    /// Pool drawn from.
    pub pool: PoolId,
    /// Chance in percent.
    pub percent: u32,
}

/// Gives light (a torch, the player); display and field of view may use it.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Light {
    /// Cells lit around it.
    pub radius: i32,
}
