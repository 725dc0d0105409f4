//! Standing objects: traps, furniture, enemies.

use super::{Crew, ROOMS};
use crate::cell::{Cell, Direction};
use crate::generate::dice::Dice;
use crate::generate::places::DANGEROUS;
use crate::generate::plan::RoomKind;
use crate::generate::recipe::Helping;

/// Chance, in percent, to put furniture next to the previous piece, and otherwise along a wall.
const CLUSTER_PERCENT: i32 = 55;
const ALONG_WALL_PERCENT: i32 = 75;

const DRAWS_PER_ENEMY: i32 = 4;

/// Cells in front of a trap that are kept free, up to a wall: pushed objects fly this far.
const FLIGHT: i32 = 2;

impl Crew<'_> {
    /// Traps face an open, free cell, so that a pushing trap has somewhere to push to.
    pub fn traps(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        for _ in 0..dice.between(helping.count) {
            let first = dice.below(4) as u8 * 2;
            let facing = |cell: Cell| {
                let mut ways = (0..4).map(|quarter| Direction::North.turned(first + quarter * 2));
                ways.find(|way| self.places.is_free(cell.step(*way, 1)))
            };
            let found = self.places.find(DANGEROUS, |cell| facing(cell).is_some());
            let Some((cell, way)) = found.and_then(|cell| Some((cell, facing(cell)?))) else {
                return;
            };
            let Some(kind) = dice.draw(helping.pool) else { return };
            self.put(kind, cell, way);
            let flight = (1..=FLIGHT).map(|step| cell.step(way, step));
            for landing in flight.take_while(|cell| self.layout.board.is_open(*cell)) {
                self.places.use_up(landing, (1, 1));
            }
        }
    }

    /// Furniture is put in clusters and along walls.
    pub fn furniture(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let mut last = None;
        for _ in 0..dice.between(helping.count) {
            let Some(kind) = dice.draw(helping.pool) else { return };
            let size = (self.sizes)(kind);
            let way = Direction::North.turned(dice.below(8) as u8);
            let beside = last
                .filter(|_| dice.percent(CLUSTER_PERCENT))
                .map(|cell: Cell| cell.step(way, 1))
                .filter(|cell| self.places.has_space(*cell, size));
            let along_wall = dice.percent(ALONG_WALL_PERCENT);
            let suits = |cell| {
                self.places.has_space(cell, size)
                    && (!along_wall || self.places.is_beside_wall(cell))
            };
            let Some(cell) = beside.or_else(|| self.places.find(ROOMS, suits)) else { continue };
            self.put(kind, cell, Direction::North);
            last = Some(cell);
        }
    }

    /// Each room gets one, then the rest go anywhere. One too big for the places left is redrawn.
    pub fn enemies(&mut self, helping: Option<Helping>, rooms: &[RoomKind], dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let wanted = dice.between(helping.count);
        let mut empty = self.rooms(rooms, dice);
        let (mut put, mut tries) = (0, wanted * DRAWS_PER_ENEMY);
        while put < wanted && tries > 0 {
            tries -= 1;
            let Some(kind) = dice.draw(helping.pool) else { return };
            let size = (self.sizes)(kind);
            let suits = |cell| self.places.has_space(cell, size);
            let next = empty.pop();
            let here = |cell| self.layout.board.room(cell) == next && suits(cell);
            let found = next.and_then(|_| self.places.find(rooms, here));
            if let Some(cell) = found.or_else(|| self.places.find(rooms, suits)) {
                let facing = Direction::North.turned(dice.below(4) as u8 * 2);
                self.put(kind, cell, facing);
                put += 1;
            }
        }
    }
}
