//! The player, what it carries, and what can be picked up.

use crate::library::names::{KindId, WeaponId};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Is chosen for by a person (or a bot), and picks things up.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Player {
    /// Gold carried.
    #[serde(default)]
    pub gold: u32,
    /// Bombs carried.
    #[serde(default)]
    pub bombs: u16,
    /// Potions carried.
    #[serde(default)]
    pub potions: u16,
    /// The kind that a carried bomb becomes when lit.
    pub bomb: KindId,
    /// Health given by a potion.
    pub potion_heals: i32,
    /// The item kind of the weapon held, dropped when another is taken.
    pub weapon_item: Option<KindId>,
    /// The item kind of the armour worn, dropped when another is taken.
    #[serde(default)]
    pub armour_item: Option<KindId>,
}

/// What picking something up gives.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pickup {
    /// So much gold.
    Gold(u32),
    /// So many bombs.
    Bombs(u16),
    /// So many potions.
    Potions(u16),
    /// Health at once; stays where it lies while health is full.
    Health(i32),
    /// A weapon: damage, pierce and pattern are now these; the weapon held is dropped.
    Weapon {
        /// Attack before armour.
        damage: i32,
        /// Armour passed over.
        pierce: i32,
        /// Pattern.
        weapon: WeaponId,
    },
    /// Armour worn: armour is now this; what was worn is dropped.
    Armour(i32),
    /// Digging power is now at least this.
    Shovel(i32),
}

/// Can be picked up: destroyed, and turned into what it gives.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Pickuppable {
    /// What it gives.
    pub gives: Pickup,
    /// Gold asked; goods for sale stay where they are while the gold does not suffice.
    #[serde(default)]
    pub price: Option<u32>,
}

/// The way to the next floor, or out.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Exit {}
