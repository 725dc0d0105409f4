//! Recipes of floors: how big, how many rooms, what lies in them.
//!
//! A recipe that passes [`FloorRecipe::check`] and [`FloorRecipe::check_pools`] can always be
//! generated; nothing is refused later than at loading.

mod check;

use super::names::{KindId, PoolId};
use serde::{Deserialize, Serialize};

/// A range of whole numbers, both ends included.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Between(pub i32, pub i32);

/// How many things are drawn from which pool.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Helping {
    /// Where they are drawn from.
    pub pool: PoolId,
    /// How many.
    pub count: Between,
}

/// A floor's recipe. Lengths are in cells, shares in percent.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct FloorRecipe {
    /// Columns, the border's two among them.
    pub width: i32,
    /// Rows, the border's two among them.
    pub height: i32,
    /// How many rooms, secret ones not counted.
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
    /// Further corridors that close loops, as far as they find a place.
    pub loops: Between,
    /// How many rooms lie behind a secret wall.
    pub secret_rooms: Between,
    /// What encloses the floor: neither dug nor blown up.
    pub border: KindId,
    /// What stands in the door of a secret room.
    pub secret_wall: KindId,
    /// The kind of wall that a secret wall looks like: the rooms on its both sides are walled with
    /// it.
    pub secret_like: KindId,
    /// Walls: one kind for the rock, one for the walls of each room.
    pub walls: PoolId,
    /// Ground: one kind for the corridors, one for each room.
    pub floors: PoolId,
    /// What leads off the floor.
    pub exit: KindId,
    /// Walls that hold something, where one can see them.
    #[serde(default)]
    pub veins: Option<Helping>,
    /// Lights on each room's walls, so many a room.
    #[serde(default)]
    pub torches: Option<Helping>,
    /// Walls that attack into a room.
    #[serde(default)]
    pub wall_traps: Option<Helping>,
    /// Patches of hazardous ground, one kind a patch.
    #[serde(default)]
    pub hazards: Option<Helping>,
    /// Cells of one such patch, as far as there is room.
    #[serde(default)]
    pub patch: Between,
    /// Traps on the ground.
    #[serde(default)]
    pub traps: Option<Helping>,
    /// Crates, barrels and the like, often in clusters.
    #[serde(default)]
    pub furniture: Option<Helping>,
    /// Enemies in the room of the exit, besides the others.
    #[serde(default)]
    pub guards: Option<Helping>,
    /// Enemies anywhere but at the start, in the shop and in secret rooms.
    #[serde(default)]
    pub enemies: Option<Helping>,
    /// Items, spread over the rooms.
    #[serde(default)]
    pub items: Option<Helping>,
    /// Gold, anywhere.
    #[serde(default)]
    pub gold: Option<Helping>,
    /// What each secret room holds.
    #[serde(default)]
    pub treasure: Option<Helping>,
    /// The shop, if this floor has one.
    #[serde(default)]
    pub shop: Option<ShopRecipe>,
}

/// A shop: a room of its own where goods lie for sale.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct ShopRecipe {
    /// Where goods are drawn from; it names their prices.
    pub pool: PoolId,
    /// How many goods.
    pub goods: i32,
    /// The shop's ground.
    pub floor: KindId,
    /// What is asked, as a share of the price named.
    pub price_percent: Between,
}
