//! Generation: turns a recipe, pools and a seed into a plain plan of a floor.
//!
//! Three steps, each in its own files. *Layout*: rooms grow from rooms through corridors, further
//! corridors close loops, and secret rooms are walled off. The ways from the start to every door
//! and to the exit are reserved, so that nothing placed on the floor can block them. *Surfaces*:
//! kinds of walls and ground. *Population*: everything else. A recipe that passes its check never
//! fails here: after a bounded number of tries, a plain layout is used.

mod area;
mod ascii;
mod board;
mod check;
mod corridor;
mod dice;
mod grow;
mod hazards;
pub(crate) mod last_resort;
mod layout;
mod loops;
mod places;
pub mod plan;
mod planner;
pub mod pools;
mod populate;
pub mod recipe;
mod secret;
mod shape;
mod shop;
mod surfaces;
mod walk;
mod wall_things;

pub use area::Area;
pub use ascii::ascii;
pub use plan::{FloorPlan, RoomKind, RoomPlan, Spawn};

use crate::generate::pools::{Pool, PoolState};
use crate::generate::recipe::FloorRecipe;
use crate::names::KindId;
use daemonfall_core::Streams;
use dice::Dice;

/// Generates a floor: shapes and places from the generation stream, items from the loot stream.
///
/// `pools` are all pools by number, `sizes` the columns and rows of a kind. A recipe that passed
/// [`FloorRecipe::check`] and [`FloorRecipe::check_pools`] never fails, and its exit can always be
/// reached on foot.
pub fn generate(
    recipe: &FloorRecipe,
    pools: &[Pool],
    sizes: &dyn Fn(KindId) -> (i32, i32),
    state: &mut PoolState,
    streams: &mut Streams,
) -> FloorPlan {
    let mut dice = Dice { pools, state, streams };
    let layout = planner::lay(recipe, &mut dice);
    let mut surfaces = surfaces::Surfaces::cover(recipe, &layout, &mut dice);
    wall_things::put(recipe, &layout, &mut surfaces, &mut dice);
    let spawns = populate::populate(recipe, &layout, sizes, &mut surfaces, &mut dice);
    let plan = |room: &layout::Room| RoomPlan { kind: room.kind, area: room.area };
    FloorPlan {
        width: recipe.width,
        height: recipe.height,
        ground: surfaces.ground,
        walls: surfaces.walls,
        wall_facings: surfaces.facings,
        rooms: layout.rooms.iter().map(plan).collect(),
        start: layout.start,
        exit: layout.exit,
        spawns,
    }
}

#[cfg(test)]
mod tests;
