//! What stands and lies on a floor: the exit, goods, treasure, hazards, traps, enemies, furniture, items, gold.

use super::dice::Dice;
use super::layout::Layout;
use super::places::Places;
use super::surfaces::Surfaces;
use super::{RoomKind, Spawn, hazards, shop};
use crate::cell::{Cell, Direction};
use crate::library::floors::{FloorRecipe, Helping};
use crate::library::names::KindId;

/// Rooms where things lie and stand.
const ROOMS: &[RoomKind] = &[RoomKind::Start, RoomKind::Plain, RoomKind::Exit];
/// Rooms where something threatens.
pub const DANGEROUS: &[RoomKind] = &[RoomKind::Plain, RoomKind::Exit];

/// Share of furniture that is put beside the piece before it, and, of the rest, along a wall; in percent.
const CLUSTER_PERCENT: i32 = 55;
const ALONG_WALL_PERCENT: i32 = 75;

/// Draws for each enemy that is wanted.
const DRAWS_PER_ENEMY: i32 = 4;

/// Everything that is spawned, in order. Hazards are ground and go to `surfaces`.
pub fn populate(
    recipe: &FloorRecipe,
    layout: &Layout,
    sizes: &dyn Fn(KindId) -> (i32, i32),
    surfaces: &mut Surfaces,
    dice: &mut Dice,
) -> Vec<Spawn> {
    let mut spawns = vec![Spawn {
        kind: recipe.exit,
        cell: layout.exit,
        facing: Direction::North,
        price: None,
    }];
    if let Some(shop) = &recipe.shop {
        shop::stock(shop, layout, &mut spawns, dice);
    }
    let mut crew = Crew {
        layout,
        sizes,
        places: Places::new(layout, dice),
        spawns,
    };
    crew.treasure(recipe.treasure, dice);
    crew.enemies(recipe.guards, &[RoomKind::Exit], dice);
    hazards::spread(recipe, layout, &mut crew.places, surfaces, dice);
    crew.traps(recipe.traps, dice);
    crew.enemies(recipe.enemies, DANGEROUS, dice);
    crew.furniture(recipe.furniture, dice);
    crew.items(recipe.items, dice);
    crew.gold(recipe.gold, dice);
    crew.spawns
}

/// Who puts things in their places.
struct Crew<'a> {
    layout: &'a Layout,
    sizes: &'a dyn Fn(KindId) -> (i32, i32),
    places: Places<'a>,
    spawns: Vec<Spawn>,
}

impl Crew<'_> {
    fn put(&mut self, kind: KindId, cell: Cell, facing: Direction) {
        self.places.use_up(cell, (self.sizes)(kind));
        self.spawns.push(Spawn {
            kind,
            cell,
            facing,
            price: None,
        });
    }

    /// The numbers of all rooms of some kinds, in random order.
    fn rooms(&self, kinds: &[RoomKind], dice: &mut Dice) -> Vec<usize> {
        let of_kind = |room: &usize| kinds.contains(&self.layout.rooms[*room].kind);
        let mut rooms: Vec<usize> = (0..self.layout.rooms.len()).filter(of_kind).collect();
        dice.shuffle(&mut rooms);
        rooms
    }

    /// Fills every secret room.
    fn treasure(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let board = &self.layout.board;
        for room in 0..self.layout.rooms.len() {
            if self.layout.rooms[room].kind != RoomKind::Secret {
                continue;
            }
            for _ in 0..dice.between(helping.count) {
                let here = |cell| board.room(cell) == Some(room);
                let Some(cell) = self.places.find(&[RoomKind::Secret], here) else {
                    break;
                };
                let Some(kind) = dice.draw_loot(helping.pool) else {
                    return;
                };
                self.put(kind, cell, Direction::North);
            }
        }
    }

    /// Traps face a way in which there is an open, free cell, so that one that pushes has somewhere to push to.
    fn traps(&mut self, helping: Option<Helping>, dice: &mut Dice) {
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
            let Some(kind) = dice.draw(helping.pool) else {
                return;
            };
            self.put(kind, cell, way);
            self.places.use_up(cell.step(way, 1), (1, 1));
        }
    }

    /// Furniture stands in clusters and along walls.
    fn furniture(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let mut last = None;
        for _ in 0..dice.between(helping.count) {
            let Some(kind) = dice.draw(helping.pool) else {
                return;
            };
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
            let Some(cell) = beside.or_else(|| self.places.find(ROOMS, suits)) else {
                continue;
            };
            self.put(kind, cell, Direction::North);
            last = Some(cell);
        }
    }

    /// Enemies face any way. Each room gets one, then they are put anywhere; for one that is too big for the places
    /// that are left, others are drawn.
    fn enemies(&mut self, helping: Option<Helping>, rooms: &[RoomKind], dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let wanted = dice.between(helping.count);
        let mut empty = self.rooms(rooms, dice);
        let (mut put, mut tries) = (0, wanted * DRAWS_PER_ENEMY);
        while put < wanted && tries > 0 {
            tries -= 1;
            let Some(kind) = dice.draw(helping.pool) else {
                return;
            };
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

    /// Items go to one room after the other, so that every corner is worth a visit.
    fn items(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        let rooms = self.rooms(ROOMS, dice);
        let mut turn = rooms.iter().cycle();
        for _ in 0..dice.between(helping.count) {
            let room = turn.next().copied();
            let here = |cell| self.layout.board.room(cell) == room;
            let found = self.places.find(ROOMS, here);
            let Some(cell) = found.or_else(|| self.places.find(ROOMS, |_| true)) else {
                return;
            };
            let Some(kind) = dice.draw_loot(helping.pool) else {
                return;
            };
            self.put(kind, cell, Direction::North);
        }
    }

    fn gold(&mut self, helping: Option<Helping>, dice: &mut Dice) {
        let Some(helping) = helping else { return };
        for _ in 0..dice.between(helping.count) {
            let Some(cell) = self.places.find(ROOMS, |_| true) else {
                return;
            };
            let Some(kind) = dice.draw_loot(helping.pool) else {
                return;
            };
            self.put(kind, cell, Direction::North);
        }
    }
}
