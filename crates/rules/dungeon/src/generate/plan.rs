//! The plan of a generated floor.

use super::area::Area;
use crate::cell::{Cell, Direction};
use crate::names::KindId;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct FloorPlan {
    pub width: i32,
    pub height: i32,
    /// Kind of the ground in every cell, row by row, including under walls.
    pub ground: Vec<KindId>,
    /// Kind of the wall in every cell, row by row, if there is one.
    pub walls: Vec<Option<KindId>>,
    /// Facings of the walls that face a room: lights and walls that attack.
    pub wall_facings: Vec<(Cell, Direction)>,
    /// Rooms, secret ones last.
    pub rooms: Vec<RoomPlan>,
    pub start: Cell,
    pub exit: Cell,
    /// Everything else in spawn order. The exit comes first.
    pub spawns: Vec<Spawn>,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomPlan {
    pub kind: RoomKind,
    /// The smallest rectangle around its cells. Walls may be in it.
    pub area: Area,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoomKind {
    /// The player starts here. No enemies, traps or hazards.
    Start,
    Exit,
    /// Anything may be here.
    #[default]
    Plain,
    /// Goods are sold here; it has nothing else.
    Shop,
    /// Closed off by a secret wall; contains treasure.
    Secret,
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spawn {
    pub kind: KindId,
    /// Its cell; the top left one if it covers several.
    pub cell: Cell,
    pub facing: Direction,
    /// Price in gold, if it is for sale.
    pub price: Option<u32>,
}

impl FloorPlan {
    /// Index of a cell in the lists of ground and walls; `None` outside the floor.
    pub fn index(&self, cell: Cell) -> Option<usize> {
        let inside = (0..self.width).contains(&cell.x) && (0..self.height).contains(&cell.y);
        inside.then(|| (cell.y * self.width + cell.x) as usize)
    }

    pub fn wall(&self, cell: Cell) -> Option<KindId> {
        self.walls[self.index(cell)?]
    }

    /// The facing of the wall in a cell; north if it has none.
    pub fn wall_facing(&self, cell: Cell) -> Direction {
        let facing = self.wall_facings.iter().find(|facing| facing.0 == cell);
        facing.map_or(Direction::North, |facing| facing.1)
    }
}
