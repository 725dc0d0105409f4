//! What every object of the grid has: an identity and a place.

use crate::cell::{Cell, Direction};
use crate::library::names::KindId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use daemonfall_core::Side;
use serde::{Deserialize, Serialize};

/// An object's spawn number, never used twice in a dive; references between objects use it, and
/// ties in priority go to the lower.
#[derive(
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
    Hash,
)]
pub struct ObjectId(pub u32);

/// The layers of a cell, one object each but for items.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// The ground, and hazards that are ground.
    Floor,
    /// Traps, and stairs.
    Trap,
    /// Gold, dropped items, goods for sale: any number.
    Item,
    /// A lit bomb.
    Explosive,
    /// The centre of an explosion.
    Explosion,
    /// Walls; a torch is part of its wall.
    Wall,
    /// What flies.
    Projectile,
    /// The player, enemies, environment objects.
    Real,
}

/// Every game object: something that is found in a cell.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct Object {
    /// Spawn number.
    pub id: ObjectId,
    /// Kind in the data files.
    pub kind: KindId,
    /// Higher acts earlier within its category.
    pub priority: i32,
    /// Whose attacks spare it.
    pub side: Side,
    /// Layer that it occupies.
    pub layer: Layer,
}

/// Where an object stands and how it came there.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct Placed {
    /// Its cell; for a sized one the top left.
    pub cell: Cell,
    /// The cell in which it began the beat.
    pub began: Cell,
    /// Where it faces.
    pub facing: Direction,
    /// The direction of the move that brought it to its cell, until it stops: ice slides along it.
    pub came: Option<Direction>,
}

impl Placed {
    /// Placed in a cell, at rest.
    pub fn at(cell: Cell, facing: Direction) -> Self {
        Self { cell, began: cell, facing, came: None }
    }
}

/// A player, an enemy or an environment object; its absence is Non-Real.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Real {}

/// Stands in several cells.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Sized {
    /// Columns covered, from the anchor to the east.
    pub width: i32,
    /// Rows covered, from the anchor to the south.
    pub height: i32,
}
