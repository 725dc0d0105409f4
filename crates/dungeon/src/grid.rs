//! The grid: what occupies each layer of each cell.
//!
//! Plain floors and walls are kinds in cells; everything with state of its own is an entity, and the cell holds its
//! [`ObjectId`].

use crate::cell::Cell;
use crate::components::{Layer, ObjectId};
use crate::library::names::KindId;
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, fingerprint_of};
use std::collections::BTreeMap;

const NO_KIND: u16 = u16::MAX;

/// One cell: spawn numbers of the objects in its layers (0 is none), and the kinds of its plain floor and wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slots {
    objects: [u32; 7],
    ground: u16,
    wall: u16,
}

/// The place of a layer among a cell's objects; items are kept elsewhere.
const fn slot(layer: Layer) -> usize {
    match layer {
        Layer::Real => 0,
        Layer::Floor => 1,
        Layer::Trap => 2,
        Layer::Explosive => 3,
        Layer::Explosion => 4,
        Layer::Wall => 5,
        Layer::Projectile | Layer::Item => 6,
    }
}

/// The cells of the present floor.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Grid {
    width: i32,
    height: i32,
    cells: Vec<Slots>,
    items: BTreeMap<u32, Vec<ObjectId>>,
    players: Vec<(ObjectId, Cell)>,
    print: Fingerprint,
}

impl Grid {
    /// An empty grid without walls, with one kind of ground.
    pub fn new(width: i32, height: i32, ground: KindId) -> Self {
        let cells = vec![
            Slots {
                objects: [0; 7],
                ground: ground.0,
                wall: NO_KIND
            };
            (width * height).max(0) as usize
        ];
        let mut grid = Self {
            width,
            height,
            cells,
            ..Self::default()
        };
        grid.print = (0..grid.cells.len()).map(|place| grid.share(place)).fold(
            Fingerprint::default(),
            |mut sum, share| {
                sum.add(share);
                sum
            },
        );
        grid
    }

    /// Columns and rows.
    pub fn size(&self) -> (i32, i32) {
        (self.width, self.height)
    }

    /// Whether a cell lies in the grid.
    pub fn contains(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let width = self.width;
        (0..self.width * self.height).map(move |place| Cell::new(place % width, place / width))
    }

    fn place(&self, cell: Cell) -> Option<usize> {
        self.contains(cell)
            .then(|| (cell.y * self.width + cell.x) as usize)
    }

    /// The kind of floor of a cell; none outside the grid.
    pub fn ground(&self, cell: Cell) -> Option<KindId> {
        self.place(cell)
            .map(|place| KindId(self.cells[place].ground))
    }

    /// The kind of wall that fills a cell.
    pub fn wall(&self, cell: Cell) -> Option<KindId> {
        self.place(cell)
            .map(|place| self.cells[place].wall)
            .filter(|wall| *wall != NO_KIND)
            .map(KindId)
    }

    /// Whether a cell is filled by a wall or lies outside.
    pub fn is_wall(&self, cell: Cell) -> bool {
        self.place(cell)
            .is_none_or(|place| self.cells[place].wall != NO_KIND)
    }

    /// The object in a layer of a cell; none for items and for plain floors and walls.
    pub fn at(&self, cell: Cell, layer: Layer) -> Option<ObjectId> {
        if layer == Layer::Item {
            return None;
        }
        self.place(cell)
            .map(|place| self.cells[place].objects[slot(layer)])
            .filter(|id| *id != 0)
            .map(ObjectId)
    }

    /// The real in a cell.
    pub fn real(&self, cell: Cell) -> Option<ObjectId> {
        self.at(cell, Layer::Real)
    }

    /// The items in a cell, oldest first.
    pub fn items(&self, cell: Cell) -> &[ObjectId] {
        self.place(cell)
            .and_then(|place| self.items.get(&(place as u32)))
            .map_or(&[], Vec::as_slice)
    }

    /// The players alive, by spawn number, with the cells where they stand.
    pub fn players(&self) -> &[(ObjectId, Cell)] {
        &self.players
    }

    /// Fingerprint of the plain floors and walls.
    pub fn print(&self) -> Fingerprint {
        self.print
    }

    fn share(&self, place: usize) -> Fingerprint {
        let cell = &self.cells[place];
        fingerprint_of(&(place as u32, cell.ground, cell.wall))
    }

    fn change(&mut self, cell: Cell, change: impl FnOnce(&mut Slots)) {
        if let Some(place) = self.place(cell) {
            let before = self.share(place);
            change(&mut self.cells[place]);
            self.print.replace(before, self.share(place));
        }
    }

    /// Changes the floor of a cell.
    pub fn set_ground(&mut self, cell: Cell, kind: KindId) {
        self.change(cell, |slots| slots.ground = kind.0);
    }

    /// Fills a cell with a wall, or clears it.
    pub fn set_wall(&mut self, cell: Cell, kind: Option<KindId>) {
        self.change(cell, |slots| {
            slots.wall = kind.map_or(NO_KIND, |kind| kind.0)
        });
    }

    /// Puts an object into a layer of a cell and of all that `size` covers.
    pub fn put(&mut self, id: ObjectId, layer: Layer, cell: Cell, size: (i32, i32)) {
        if layer == Layer::Item {
            if let Some(place) = self.place(cell) {
                self.items.entry(place as u32).or_default().push(id);
            }
            return;
        }
        self.write(layer, cell, size, id.0);
    }

    /// Takes an object out of a layer of a cell and of all that `size` covers.
    pub fn take(&mut self, id: ObjectId, layer: Layer, cell: Cell, size: (i32, i32)) {
        if layer == Layer::Item {
            if let Some(place) = self.place(cell)
                && let Some(items) = self.items.get_mut(&(place as u32))
            {
                items.retain(|item| *item != id);
                if items.is_empty() {
                    self.items.remove(&(place as u32));
                }
            }
            return;
        }
        if self.at(cell, layer) == Some(id) {
            self.write(layer, cell, size, 0);
        }
    }

    #[inline]
    fn write(&mut self, layer: Layer, cell: Cell, size: (i32, i32), id: u32) {
        for dy in 0..size.1 {
            for dx in 0..size.0 {
                if let Some(place) = self.place(Cell::new(cell.x + dx, cell.y + dy)) {
                    self.cells[place].objects[slot(layer)] = id;
                }
            }
        }
    }

    /// Notes where a player stands, or that it is gone.
    pub fn set_player(&mut self, id: ObjectId, cell: Option<Cell>) {
        self.players.retain(|(player, _)| *player != id);
        if let Some(cell) = cell {
            let place = self.players.partition_point(|(player, _)| *player < id);
            self.players.insert(place, (id, cell));
        }
    }

    /// The player nearest to a cell (rows or columns, whichever are more), ties to the lower spawn number.
    pub fn nearest_player(&self, cell: Cell) -> Option<(ObjectId, Cell)> {
        self.players
            .iter()
            .copied()
            .min_by_key(|(_, at)| at.distance(cell))
    }
}
