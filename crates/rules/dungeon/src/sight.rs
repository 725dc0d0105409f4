//! Field of view and memory: what the player sees and has seen.
//!
//! This is knowledge, not rule state, and computed on demand.

use crate::cell::Cell;
use crate::components::{Index, Layer, Light, Pickuppable, Placed};
use crate::grid::Grid;
use crate::names::KindId;
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

/// What was last seen in a cell.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    pub ground: Option<KindId>,
    pub wall: Option<KindId>,
    /// Kinds of the objects that stay in place: traps, items, things that never act.
    pub things: Vec<KindId>,
    /// Price in gold of goods in this cell.
    pub price: Option<u32>,
}

/// How many cells far the player sees, if nothing is in the way.
const RADIUS: i32 = 9;

/// What the player sees and remembers of the current floor.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    width: i32,
    height: i32,
    visible: Vec<bool>,
    memory: Vec<Option<Memory>>,
    floor: u32,
}

impl Sight {
    fn place(&self, cell: Cell) -> Option<usize> {
        let inside = cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height;
        inside.then(|| (cell.y * self.width + cell.x) as usize)
    }

    /// Whether a cell is seen now.
    pub fn visible(&self, cell: Cell) -> bool {
        self.place(cell).is_some_and(|place| self.visible[place])
    }

    /// What was last seen in a cell; `None` if it was never seen.
    pub fn remembered(&self, cell: Cell) -> Option<&Memory> {
        self.place(cell).and_then(|place| self.memory[place].as_ref())
    }

    /// Adds an earlier memory of the same floor, for cells without a newer one.
    pub fn recall(&mut self, earlier: &Self) {
        let of = |it: &Self| (it.floor, it.width, it.height);
        if of(self) != of(earlier) {
            return;
        }
        for (known, seen) in self.memory.iter_mut().zip(&earlier.memory) {
            if known.is_none() {
                known.clone_from(seen);
            }
        }
    }
}

/// Updates the players' sight: nine cells far, lit cells from any distance with a line of sight.
pub fn look(world: &mut World) {
    see(world, false);
}

/// Updates the sight of an open board: all of the floor is in sight.
pub fn look_at_all(world: &mut World) {
    see(world, true);
}

fn see(world: &mut World, all: bool) {
    let mut sight = std::mem::take(&mut *world.resource_mut::<Sight>());
    let (grid, index) = (world.resource::<Grid>(), world.resource::<Index>());
    let floor = world.resource::<crate::state::DiveState>().floor;
    let (width, height) = grid.size();
    let cells = (width * height).max(0) as usize;
    if (sight.width, sight.height, sight.floor) != (width, height, floor)
        || sight.memory.len() != cells
    {
        sight =
            Sight { width, height, visible: vec![false; cells], memory: vec![None; cells], floor };
    }
    sight.visible.fill(all);
    let lights = lit(world, grid);
    for (_, player) in grid.players() {
        let mut blocks = |(x, y): (isize, isize)| grid.is_wall(Cell::new(x as i32, y as i32));
        let mut mark = |(x, y): (isize, isize)| {
            let cell = Cell::new(x as i32, y as i32);
            if let Some(place) = sight.place(cell) {
                let (dx, dy) = (cell.x - player.x, cell.y - player.y);
                sight.visible[place] |=
                    dx * dx + dy * dy <= RADIUS * RADIUS + RADIUS || lights[place];
            }
        };
        symmetric_shadowcasting::compute_fov(
            (player.x as isize, player.y as isize),
            &mut blocks,
            &mut mark,
        );
    }
    for cell in grid.cells() {
        let Some(place) = sight.place(cell) else { continue };
        if sight.visible[place] {
            sight.memory[place] = Some(remember(world, grid, index, cell));
        }
    }
    *world.resource_mut::<Sight>() = sight;
}

/// The cells that walls and objects with `Light` light, regardless of obstacles.
fn lit(world: &World, grid: &Grid) -> Vec<bool> {
    let (width, height) = grid.size();
    let mut lit = vec![false; (width * height).max(0) as usize];
    let library = world.resource::<crate::library::Library>();
    let index = world.resource::<Index>();
    let mut shine = |cell: Cell, light: Light| {
        let radius = light.radius.min(width + height);
        for y in (cell.y - radius).max(0)..=(cell.y + radius).min(height - 1) {
            for x in (cell.x - radius).max(0)..=(cell.x + radius).min(width - 1) {
                let (dx, dy) = (x - cell.x, y - cell.y);
                if dx * dx + dy * dy <= radius * radius {
                    lit[(y * width + x) as usize] = true;
                }
            }
        }
    };
    for cell in grid.cells() {
        let plain = [(Layer::Wall, grid.wall(cell)), (Layer::Floor, grid.ground(cell))];
        let plain = plain.into_iter().filter(|(layer, _)| grid.at(cell, *layer).is_none());
        for light in plain.filter_map(|(_, kind)| library.kind(kind?).traits.light) {
            shine(cell, light);
        }
    }
    for entity in index.alive().filter_map(|id| index.entity(id)) {
        if let (Some(light), Some(placed)) =
            (world.get::<Light>(entity), world.get::<Placed>(entity))
        {
            shine(placed.cell, *light);
        }
    }
    lit
}

fn remember(world: &World, grid: &Grid, index: &Index, cell: Cell) -> Memory {
    let mut memory = Memory {
        ground: grid.ground(cell),
        wall: grid.wall(cell),
        things: Vec::new(),
        price: None,
    };
    let ids = [Layer::Trap, Layer::Real]
        .into_iter()
        .filter_map(|layer| grid.at(cell, layer))
        .enumerate()
        // A trap that stands in the way is in both.
        .filter(|(place, id)| *place == 0 || grid.at(cell, Layer::Trap) != Some(*id))
        .map(|(_, id)| id)
        .chain(grid.items(cell).iter().copied());
    for id in ids {
        let entity = index.entity(id);
        let goods = entity.and_then(|entity| world.get::<Pickuppable>(entity));
        memory.price = memory.price.or(goods.and_then(|goods| goods.price));
        let stays =
            entity.is_none_or(|entity| world.get::<crate::components::Moving>(entity).is_none());
        if stays && let Some(kind) = index.kind(id) {
            memory.things.push(kind);
        }
    }
    memory
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sight(floor: u32, memory: [Option<u32>; 2]) -> Sight {
        let seen = |price: Option<u32>| Memory { price, ..Memory::default() };
        Sight {
            width: 2,
            height: 1,
            visible: vec![false; 2],
            memory: memory.map(|price| price.map(|price| seen(Some(price)))).to_vec(),
            floor,
        }
    }

    #[test]
    fn what_was_seen_earlier_on_this_floor_is_recalled_where_nothing_newer_is_known() {
        for (floor, now, then) in
            [(1, [Some(5), None], [Some(5), Some(4)]), (2, [None, None], [None, None])]
        {
            let mut known = sight(floor, now);
            known.recall(&sight(1, [Some(3), Some(4)]));
            assert_eq!(known, sight(floor, then));
        }
    }
}
