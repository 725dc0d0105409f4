//! The layout of a floor: open cells, the purpose of each room, and the ways kept free.

use super::area::Area;
use super::board::Board;
use super::plan::RoomKind;
use super::walk::Walk;
use crate::cell::Cell;

/// A room while the floor is laid out.
#[derive(Clone, Copy)]
pub struct Room {
    pub kind: RoomKind,
    pub area: Area,
}

pub type Rooms = Vec<Room>;

/// The way into a secret room.
pub struct SecretDoor {
    /// The cell of the secret wall.
    pub door: Cell,
    /// The cell in front of it.
    pub mouth: Cell,
}

impl SecretDoor {
    pub fn behind(&self) -> Cell {
        Cell::new(2 * self.door.x - self.mouth.x, 2 * self.door.y - self.mouth.y)
    }
}

pub struct Layout {
    pub board: Board,
    /// All rooms, secret ones last.
    pub rooms: Rooms,
    pub secret_doors: Vec<SecretDoor>,
    pub start: Cell,
    pub exit: Cell,
    /// Whether one can go everywhere without stepping on the exit.
    pub exit_is_aside: bool,
    /// Cells, row by row, to keep free: corridors, doors, and the ways from the start to them.
    pub reserved: Vec<bool>,
}

impl Layout {
    /// The purpose of a cell's room; `None` for rock and corridors.
    pub fn room_of(&self, cell: Cell) -> Option<RoomKind> {
        self.board.room(cell).map(|room| self.rooms[room].kind)
    }

    pub fn is_reserved(&self, cell: Cell) -> bool {
        self.reserved[self.board.index(cell)]
    }

    pub fn common_rooms(&self) -> i32 {
        (self.rooms.len() - self.secret_doors.len()) as i32
    }

    /// Open cells of a room, row by row.
    pub fn cells(&self, room: usize) -> impl Iterator<Item = Cell> + '_ {
        let all = self.rooms[room].area.cells();
        all.filter(move |cell| self.board.room(*cell) == Some(room))
    }

    /// The open cell of a room nearest to its middle.
    pub fn heart(&self, room: usize) -> Cell {
        let area = self.rooms[room].area;
        let nearest = self.cells(room).min_by_key(|cell| area.off_centre(*cell));
        nearest.unwrap_or(Cell::new(area.x, area.y))
    }

    /// The cell of a room nearest to its middle and on no way to elsewhere, or else its heart.
    pub fn quietest(&self, room: usize) -> Cell {
        let area = self.rooms[room].area;
        let quiet = self.cells(room).filter(|cell| !self.is_reserved(*cell));
        quiet.min_by_key(|cell| area.off_centre(*cell)).unwrap_or_else(|| self.heart(room))
    }

    /// The room with the longest walk from another. Overwrites `walk`.
    pub fn farthest_from(&self, room: usize, walk: &mut Walk) -> usize {
        walk.from(&self.board, self.heart(room));
        let steps = |other: &usize| walk.steps(&self.board, self.heart(*other));
        (0..self.common_rooms() as usize).max_by_key(steps).unwrap_or(room)
    }

    /// Reserves the ways from the start to all doors, including secret ones.
    pub fn reserve_ways(&mut self, walk: &mut Walk) {
        walk.from(&self.board, self.start);
        let start = self.board.index(self.start);
        self.reserved[start] = true;
        for room in 0..self.common_rooms() as usize {
            for cell in self.rooms[room].area.cells() {
                if self.board.room(cell) == Some(room) && self.board.is_mouth(cell) {
                    walk.mark_way(&self.board, cell, &mut self.reserved);
                }
            }
        }
        for secret in &self.secret_doors {
            walk.mark_way(&self.board, secret.mouth, &mut self.reserved);
        }
    }
}
