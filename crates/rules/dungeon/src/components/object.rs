//! Identity and place, which every object of the grid has.

use super::traits::{gained, lost};
use crate::cell::{Cell, Direction};
use crate::names::KindId;
use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use daemonfall_core::Side;
use serde::{Deserialize, Serialize};

daemonfall_core::ids! {
    /// An object's spawn number, never reused in a dive. References between objects use it, and ties in
    /// priority go to the lower number.
    #[derive(Reflect)]
    ObjectId(u32),
}

/// The layers of a cell. Each layer takes one object, except items.
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
    /// Walls. A torch is part of its wall.
    Wall,
    /// Projectiles in flight.
    Projectile,
    /// The player, enemies, environment objects.
    Real,
}

impl Layer {
    pub(crate) const ALL: [Layer; 8] = [
        Layer::Floor,
        Layer::Trap,
        Layer::Item,
        Layer::Explosive,
        Layer::Explosion,
        Layer::Wall,
        Layer::Projectile,
        Layer::Real,
    ];
}

/// The categories in which objects act, in the order of a beat's phases.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// Players, then other reals.
    Reals,
    /// Projectiles.
    Projectiles,
    /// Lit bombs and explosions.
    Explosions,
    /// Acting floors.
    Floors,
    /// Traps, and walls that attack.
    Traps,
}

impl Category {
    /// All categories, in order.
    pub const ALL: [Category; 5] = [
        Category::Reals,
        Category::Projectiles,
        Category::Explosions,
        Category::Floors,
        Category::Traps,
    ];

    /// The category of a layer's acting objects. Items do not act.
    pub fn of(layer: Layer) -> Option<Category> {
        match layer {
            Layer::Real => Some(Category::Reals),
            Layer::Projectile => Some(Category::Projectiles),
            Layer::Explosive | Layer::Explosion => Some(Category::Explosions),
            Layer::Floor => Some(Category::Floors),
            Layer::Trap | Layer::Wall => Some(Category::Traps),
            Layer::Item => None,
        }
    }
}

/// A game object: it is in a cell of the grid.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct Object {
    /// Spawn number.
    pub id: ObjectId,
    /// Kind in the data files.
    pub kind: KindId,
    /// Higher acts earlier within its category.
    pub priority: i32,
    /// Attacks from the same side spare it.
    pub side: Side,
    /// Layer that it occupies.
    pub layer: Layer,
}

/// The cell of an object, and how it got there.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[reflect(Component)]
pub struct Placed {
    /// Its cell; for a sized object the top left one.
    pub cell: Cell,
    /// The cell in which it began the beat.
    pub began: Cell,
    /// The direction it faces.
    pub facing: Direction,
    /// The direction of the move into its cell, until it stops. Ice slides along it.
    pub came: Option<Direction>,
}

impl Placed {
    /// In a cell, not moving.
    pub fn at(cell: Cell, facing: Direction) -> Self {
        Self { cell, began: cell, facing, came: None }
    }

    /// Born in a cell within a beat, which it did not begin anywhere.
    pub(crate) fn born(cell: Cell, facing: Direction) -> Self {
        let nowhere = Cell::new(i32::MIN / 2, i32::MIN / 2);
        Self { began: nowhere, ..Self::at(cell, facing) }
    }
}

/// A player, an enemy or an environment object: it stands in the way. Objects without it are
/// Non-Real and walked through.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
pub struct Real {}

/// Covers several cells.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
#[reflect(Component)]
#[component(on_add = gained::<Sized>, on_remove = lost::<Sized>)]
pub struct Sized {
    /// Columns covered, from the anchor to the east.
    pub width: i32,
    /// Rows covered, from the anchor to the south.
    pub height: i32,
}
