//! The plan of a generated floor.

use super::area::Area;
use crate::cell::{Cell, Direction};
use crate::names::KindId;
use serde::{Deserialize, Serialize};

/// A generated floor.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub struct FloorPlan {
    /// Columns.
    pub width: i32,
    /// Rows.
    pub height: i32,
    /// Kind of the ground in every cell, row by row, including under walls.
    pub ground: Vec<KindId>,
    /// Kind of the wall in every cell, row by row, if there is one.
    pub walls: Vec<Option<KindId>>,
    /// Facings of the walls that face a room: lights and walls that attack.
    pub wall_facings: Vec<(Cell, Direction)>,
    /// Rooms, secret ones last.
    pub rooms: Vec<RoomPlan>,
    /// The player's start cell.
    pub start: Cell,
    /// The exit's cell.
    pub exit: Cell,
    /// Everything else in spawn order. The exit comes first.
    pub spawns: Vec<Spawn>,
}

/// A room of a generated floor.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomPlan {
    /// The room's purpose.
    pub kind: RoomKind,
    /// The smallest rectangle around its cells. Walls may be in it.
    pub area: Area,
}

/// A room's purpose.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoomKind {
    /// The player starts here. No enemies, traps or hazards.
    Start,
    /// The exit is here.
    Exit,
    /// Anything may be here.
    #[default]
    Plain,
    /// Goods are sold here; it has nothing else.
    Shop,
    /// Closed off by a secret wall; contains treasure.
    Secret,
}

/// An object to be spawned.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spawn {
    /// The kind of the object.
    pub kind: KindId,
    /// Its cell; the top left one if it covers several.
    pub cell: Cell,
    /// The direction it faces.
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

    /// The wall in a cell, if there is one.
    pub fn wall(&self, cell: Cell) -> Option<KindId> {
        self.walls[self.index(cell)?]
    }

    /// The facing of the wall in a cell; north if it has none.
    pub fn wall_facing(&self, cell: Cell) -> Direction {
        let facing = self.wall_facings.iter().find(|facing| facing.0 == cell);
        facing.map_or(Direction::North, |facing| facing.1)
    }
}
