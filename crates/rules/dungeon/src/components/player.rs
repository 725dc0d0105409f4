//! The player, what it carries, and what can be picked up.

use super::traits::{gained, lost};
use crate::names::{KindId, WeaponId};
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Controlled by a person (or a bot), and picks things up.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Player>, on_remove = lost::<Player>)]
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
    /// The kind of object that a carried bomb becomes when lit.
    pub bomb: KindId,
    /// Health given by a potion.
    pub potion_heals: i32,
    /// The item kind of the current weapon, dropped when another is picked up.
    pub weapon_item: Option<KindId>,
    /// The item kind of the current armour, dropped when another is picked up.
    pub armour_item: Option<KindId>,
}

impl Player {
    /// Whether taking this would replace something worn or wielded, with this armour.
    pub fn replaces(&self, armour: i32, gives: Pickup) -> bool {
        match gives {
            Pickup::Weapon { .. } => self.weapon_item.is_some(),
            Pickup::Armour(_) => self.armour_item.is_some() || armour > 0,
            _ => false,
        }
    }
}

/// The effect of picking something up.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pickup {
    /// Adds gold.
    Gold(u32),
    /// Adds bombs.
    Bombs(u16),
    /// Adds potions.
    Potions(u16),
    /// Heals at once. Not picked up while health is full.
    Health(i32),
    /// A weapon. Replaces damage, pierce and pattern; the old weapon is dropped.
    Weapon {
        /// Attack value before armour.
        damage: i32,
        /// Armour ignored.
        pierce: i32,
        /// The weapon, which has the pattern.
        weapon: WeaponId,
    },
    /// Armour. Replaces the armour value; the old armour is dropped.
    Armour(i32),
    /// Raises digging power to at least this.
    Shovel(i32),
}

/// Can be picked up: it is destroyed and gives its effect.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Pickuppable {
    /// Its effect.
    pub gives: Pickup,
    /// Price in gold. Goods for sale stay if the player has too little gold.
    pub price: Option<u32>,
}

/// The exit to the next floor, or out of the dive.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Exit {}
