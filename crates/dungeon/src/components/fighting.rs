//! Attacking and being attacked.

use super::statused::Status;
use crate::library::names::WeaponId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Can take damage from normal attacks.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields, default)]
#[reflect(Component)]
pub struct Attackable {
    /// Taken off an attack, unless pierced; an attack above zero still does 1.
    pub armour: i32,
}

/// Counts as a target only from one of the eight neighbouring cells, and never makes a weapon swing
/// from afar.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct AttackableOnlyWhenNextToAttacker {}

/// With `Attackable` takes an explosion's damage, without it is destroyed by one.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Explodable {}

/// A push that comes with a hit.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Push {
    /// Moves the target if above its push resistance.
    pub power: i32,
    /// Cells moved at most.
    pub distance: i32,
}

/// A status that comes with a hit.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct StatusHit {
    /// Which one.
    pub status: Status,
    /// Takes hold if it reaches the target's resistance.
    pub power: i32,
    /// Beats that it lasts; for bind, until the binder dies, and this is not used.
    #[serde(default)]
    pub beats: u16,
}

/// Attacks with a weapon's pattern.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Attacking {
    /// Attack, before armour. At zero or below the hit does no damage (push and status still come).
    pub damage: i32,
    /// Armour passed over.
    #[serde(default)]
    pub pierce: i32,
    /// Push of each hit.
    #[serde(default)]
    pub push: Option<Push>,
    /// Status of each hit.
    #[serde(default)]
    pub status: Option<StatusHit>,
    /// Pattern of cells.
    pub weapon: WeaponId,
}

/// What a detonation does to its 3×3.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Blast {
    /// Damage before armour to what is attackable.
    pub damage: i32,
    /// Armour passed over.
    #[serde(default)]
    pub pierce: i32,
    /// Push away from the centre.
    pub push: Push,
    /// The object left in the explosion layer.
    pub leaves: crate::library::names::KindId,
}
