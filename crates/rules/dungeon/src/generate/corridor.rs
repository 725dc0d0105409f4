//! Corridors from a room's edge to the next room's door.

use super::board::Board;
use crate::cell::{Cell, Direction};

/// Shortest corridor with a bend. A shorter one would run along a room's wall.
const SHORTEST_BENT: i32 = 3;

/// A planned corridor, straight or with one bend to the side and back. Its list is reused.
#[derive(Default)]
pub struct Corridor {
    /// Its cells in order. The first is next to the room that it leaves.
    pub cells: Vec<Cell>,
}

impl Corridor {
    /// Plans a corridor from `mouth`, a cell of a room, and returns the cell behind its end:
    /// `length` cells one way, and halfway `aside` cells to the right (to the left if negative).
    /// Too short a corridor has no bend.
    pub fn plan(&mut self, mouth: Cell, way: Direction, length: i32, aside: i32) -> Cell {
        self.cells.clear();
        let mut cell = mouth;
        for step in 1..=length {
            cell = cell.step(way, 1);
            self.cells.push(cell);
            if length >= SHORTEST_BENT && step == length / 2 + 1 {
                let side = way.turned(if aside < 0 { 6 } else { 2 });
                for _ in 0..aside.abs() {
                    cell = cell.step(side, 1);
                    self.cells.push(cell);
                }
            }
        }
        cell.step(way, 1)
    }

    /// Whether it can be opened without touching anything but the room that it leaves at `mouth`.
    pub fn fits(&self, board: &Board, mouth: Cell) -> bool {
        self.cells.iter().all(|cell| board.is_solid(*cell, mouth))
    }

    pub fn open(&self, board: &mut Board) {
        for cell in &self.cells {
            board.open_corridor(*cell);
        }
    }
}
