//! The open and rock cells while a floor is laid out.

use super::area::Area;
use crate::cell::{Cell, Direction};

const ROCK: u8 = u8::MAX;
const CORRIDOR: u8 = u8::MAX - 1;

/// The cells of a floor: rock, corridor, or room by number.
pub struct Board {
    pub width: i32,
    pub height: i32,
    cells: Vec<u8>,
}

impl Board {
    pub fn new(width: i32, height: i32) -> Self {
        let cells = vec![ROCK; (width * height) as usize];
        Self { width, height, cells }
    }

    /// The area that may be opened: everything except the border.
    pub fn inside(&self) -> Area {
        let whole = Area { x: 0, y: 0, width: self.width, height: self.height };
        whole.grown(-1)
    }

    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Index of a cell in row-major lists. The cell must be on the board.
    pub fn index(&self, cell: Cell) -> usize {
        (cell.y * self.width + cell.x) as usize
    }

    /// The cell at an index in row-major lists.
    pub fn cell(&self, index: usize) -> Cell {
        Cell::new(index as i32 % self.width, index as i32 / self.width)
    }

    /// Whether a cell can be walked on. Border cells and cells outside cannot.
    pub fn is_open(&self, cell: Cell) -> bool {
        self.inside().contains(cell) && self.cells[self.index(cell)] != ROCK
    }

    /// Whether the cell at an index in row-major lists can be walked on.
    pub fn is_open_at(&self, index: usize) -> bool {
        self.cells[index] != ROCK
    }

    /// Whether a cell is open and not in a room.
    pub fn is_corridor(&self, cell: Cell) -> bool {
        self.inside().contains(cell) && self.cells[self.index(cell)] == CORRIDOR
    }

    /// The number of the room to which an open cell belongs.
    pub fn room(&self, cell: Cell) -> Option<usize> {
        let open = self.is_open(cell) && !self.is_corridor(cell);
        open.then(|| usize::from(self.cells[self.index(cell)]))
    }

    pub fn open_room(&mut self, cell: Cell, room: usize) {
        let index = self.index(cell);
        self.cells[index] = room as u8;
    }

    pub fn open_corridor(&mut self, cell: Cell) {
        let index = self.index(cell);
        self.cells[index] = CORRIDOR;
    }

    /// Whether a cell is rock that may be opened and touches no open cell, except perhaps `except`.
    pub fn is_solid(&self, cell: Cell, except: Cell) -> bool {
        let closed = |near| near == except || !self.is_open(near);
        self.inside().contains(cell)
            && !self.is_open(cell)
            && Direction::STRAIGHT.into_iter().all(|direction| closed(cell.step(direction, 1)))
    }

    /// Whether a cell of a room is next to a way out of the room.
    pub fn is_mouth(&self, cell: Cell) -> bool {
        let room = self.room(cell);
        let leads_out = |near| self.is_open(near) && self.room(near) != room;
        room.is_some()
            && Direction::STRAIGHT.into_iter().any(|direction| leads_out(cell.step(direction, 1)))
    }
}
