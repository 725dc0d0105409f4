//! Where things can be put: open cells of rooms that are not on a reserved way and still empty.

use super::dice::Dice;
use super::layout::Layout;
use super::plan::RoomKind;
use crate::cell::{Cell, Direction};

/// Rooms for enemies and other threats.
pub const DANGEROUS: &[RoomKind] = &[RoomKind::Plain, RoomKind::Exit];

/// Free cells of a floor.
pub struct Places<'a> {
    layout: &'a Layout,
    /// Whether each cell is free, row by row.
    free: Vec<bool>,
    /// All initially free cells, in random order.
    order: Vec<(Cell, RoomKind)>,
}

impl<'a> Places<'a> {
    pub fn new(layout: &'a Layout, dice: &mut Dice) -> Self {
        let board = &layout.board;
        let mut free = vec![false; board.len()];
        let mut order = Vec::with_capacity(board.len());
        for cell in board.inside().cells() {
            let Some(kind) = layout.room_of(cell) else { continue };
            if !layout.is_reserved(cell) {
                free[board.index(cell)] = true;
                order.push((cell, kind));
            }
        }
        dice.shuffle(&mut order);
        Self { layout, free, order }
    }

    pub fn is_free(&self, cell: Cell) -> bool {
        self.layout.board.is_open(cell) && self.free[self.layout.board.index(cell)]
    }

    /// Whether something of this many columns and rows fits with its top left cell here.
    pub fn has_space(&self, cell: Cell, (width, height): (i32, i32)) -> bool {
        (0..height).all(|y| (0..width).all(|x| self.is_free(Cell::new(cell.x + x, cell.y + y))))
    }

    pub fn use_up(&mut self, cell: Cell, (width, height): (i32, i32)) {
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let index = self.layout.board.index(Cell::new(cell.x + x, cell.y + y));
            self.free[index] = false;
        }
    }

    /// A random free cell, in rooms of these kinds, that meets a condition.
    pub fn find(&self, rooms: &[RoomKind], suits: impl Fn(Cell) -> bool) -> Option<Cell> {
        let mut cells = self.order.iter();
        let found =
            cells.find(|(cell, room)| rooms.contains(room) && self.is_free(*cell) && suits(*cell));
        found.map(|(cell, _)| *cell)
    }

    pub fn is_beside_wall(&self, cell: Cell) -> bool {
        let closed = |way| !self.layout.board.is_open(cell.step(way, 1));
        Direction::STRAIGHT.into_iter().any(closed)
    }
}
