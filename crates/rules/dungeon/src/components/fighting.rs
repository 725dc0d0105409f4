//! Attacking and being attacked.

use super::statused::Status;
use super::traits::{armed, disarmed, gained, lost};
use crate::names::WeaponId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Can take damage from normal attacks. All that can is explodable too.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields, default)]
#[reflect(Component)]
#[require(Explodable)]
#[component(on_add = gained::<Attackable>, on_remove = lost::<Attackable>)]
pub struct Attackable {
    /// Subtracted from an attack, unless pierced. An attack above zero still does 1.
    pub armour: i32,
}

/// Counts as a target only from one of the eight neighbouring cells, and never triggers a weapon
/// from farther away.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<AttackableOnlyWhenNextToAttacker>, on_remove = lost::<AttackableOnlyWhenNextToAttacker>)]
pub struct AttackableOnlyWhenNextToAttacker {}

/// With `Attackable`: takes damage from explosions. Without it: destroyed by them.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Explodable>, on_remove = lost::<Explodable>)]
pub struct Explodable {}

/// A push that comes with a hit.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Push {
    /// Moves the target if above its push resistance.
    pub power: i32,
    /// Most cells that the target moves.
    pub distance: i32,
}

/// A status that comes with a hit.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct StatusHit {
    /// The status.
    pub status: Status,
    /// Takes effect if it reaches the target's resistance.
    pub power: i32,
    /// Duration in beats. Not used for bind, which lasts until the binder dies.
    #[serde(default)]
    pub beats: u16,
}

/// Attacks with a weapon's pattern.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_insert = armed, on_remove = disarmed)]
pub struct Attacking {
    /// Attack value before armour. At zero or below, a hit does no damage (push and status still
    /// apply).
    pub damage: i32,
    /// Armour ignored.
    #[serde(default)]
    pub pierce: i32,
    /// Push of each hit, if any.
    pub push: Option<Push>,
    /// Status of each hit, if any.
    pub status: Option<StatusHit>,
    /// The weapon, which has the pattern of cells.
    pub weapon: WeaponId,
}

/// The effect of a detonation on its 3×3.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Blast {
    /// Damage before armour to attackable objects.
    pub damage: i32,
    /// Armour ignored.
    #[serde(default)]
    pub pierce: i32,
    /// Push away from the centre.
    pub push: Push,
    /// The kind of object left in the explosion layer.
    pub leaves: crate::names::KindId,
}
