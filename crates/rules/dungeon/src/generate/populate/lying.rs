//! Lying objects: treasure, items, gold.

use super::{Crew, ROOMS};
use crate::cell::Direction;
use crate::generate::dice::Dice;
use crate::generate::plan::RoomKind;
use crate::generate::recipe::Helping;

impl Crew<'_> {
    /// Fills every secret room.
    pub fn treasure(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let board = &self.layout.board;
        for room in 0..self.layout.rooms.len() {
            if self.layout.rooms[room].kind != RoomKind::Secret {
                continue;
            }
            for _ in 0..dice.between(helping.count) {
                let here = |cell| board.room(cell) == Some(room);
                let Some(cell) = self.places.find(&[RoomKind::Secret], here) else { break };
                let Some(kind) = dice.draw_loot(helping.pool) else { return };
                self.put(kind, cell, Direction::North);
            }
        }
    }

    /// Items go to one room after the other, so that every corner is worth a visit.
    pub fn items(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let rooms = self.rooms(ROOMS, dice);
        let mut turn = rooms.iter().cycle();
        for _ in 0..dice.between(helping.count) {
            let room = turn.next().copied();
            let here = |cell| self.layout.board.room(cell) == room;
            let found = self.places.find(ROOMS, here);
            let Some(cell) = found.or_else(|| self.places.find(ROOMS, |_| true)) else { return };
            let Some(kind) = dice.draw_loot(helping.pool) else { return };
            self.put(kind, cell, Direction::North);
        }
    }

    /// Gold lies anywhere.
    pub fn gold(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        for _ in 0..dice.between(helping.count) {
            let Some(cell) = self.places.find(ROOMS, |_| true) else { return };
            let Some(kind) = dice.draw_loot(helping.pool) else { return };
            self.put(kind, cell, Direction::North);
        }
    }
}
