//! Recipes of floors: size, number of rooms, contents.
//!
//! A recipe that passes [`FloorRecipe::check`] and [`FloorRecipe::check_pools`] can always be
//! generated. Nothing is refused after loading.

use crate::names::{KindId, PoolId};
use serde::{Deserialize, Serialize};

/// A range of whole numbers, both ends included.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between(pub i32, pub i32);

/// The number of things to draw from a pool.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Helping {
    pub pool: PoolId,
    pub count: Between,
}

/// A floor's recipe. Lengths are in cells, shares in percent.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct FloorRecipe {
    /// Columns, including the border's two.
    pub width: i32,
    /// Rows, including the border's two.
    pub height: i32,
    /// Number of rooms, not counting secret ones.
    pub rooms: Between,
    /// Columns of a room, without its walls.
    pub room_width: Between,
    /// Rows of a room, without its walls.
    pub room_height: Between,
    /// Share of rooms with cut corners, columns or a block in the middle.
    pub shaped_percent: i32,
    /// Length of a corridor from room to room.
    pub corridor_length: Between,
    /// Share of straight corridors that are two cells wide.
    pub wide_percent: i32,
    /// Additional corridors that close loops, as far as there is room.
    pub loops: Between,
    /// Number of rooms behind a secret wall.
    pub secret_rooms: Between,
    /// The wall around the floor, which cannot be dug or blown up.
    pub border: KindId,
    /// The wall in the door of a secret room.
    pub secret_wall: KindId,
    /// The wall that a secret wall looks like; the rooms on both sides of it have this wall.
    pub secret_like: KindId,
    /// Walls: one kind for the rock, one for the walls of each room.
    pub walls: PoolId,
    /// Ground: one kind for the corridors, one for each room.
    pub floors: PoolId,
    pub exit: KindId,
    /// Walls that contain something, in visible places.
    pub veins: Option<Helping>,
    /// Lights on each room's walls; the count is per room.
    pub torches: Option<Helping>,
    /// Walls that attack into a room.
    pub wall_traps: Option<Helping>,
    /// Patches of hazardous ground, one kind per patch.
    pub hazards: Option<Helping>,
    /// Cells per patch, as far as there is room.
    #[serde(default)]
    pub patch: Between,
    /// Traps on the ground.
    pub traps: Option<Helping>,
    /// Crates, barrels and the like, often in clusters.
    pub furniture: Option<Helping>,
    /// Enemies in the exit room, in addition to the others.
    pub guards: Option<Helping>,
    /// Enemies anywhere except at the start, in the shop and in secret rooms.
    pub enemies: Option<Helping>,
    /// Things that act and are of no side, where enemies may be.
    pub machines: Option<Helping>,
    /// Items, spread over the rooms.
    pub items: Option<Helping>,
    /// Gold, anywhere.
    pub gold: Option<Helping>,
    /// The contents of each secret room.
    pub treasure: Option<Helping>,
    pub shop: Option<ShopRecipe>,
}

/// A shop: a separate room with goods for sale.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct ShopRecipe {
    /// The pool of goods, with their prices.
    pub pool: PoolId,
    pub goods: i32,
    /// The shop's ground.
    pub floor: KindId,
    /// Shop prices as a percentage of the pool's prices.
    pub price_percent: Between,
}
