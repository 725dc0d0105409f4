//! The grid: the contents of each layer of each cell.
//!
//! Plain floors and walls are kinds in cells. Everything with its own state is an entity, and the
//! cell stores its [`ObjectId`].

use crate::cell::Cell;
use crate::components::{Layer, ObjectId};
use crate::names::KindId;
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, fingerprint_of};
use std::collections::BTreeMap;

const NO_KIND: u16 = u16::MAX;

/// What every step and every blow needs of a cell: what is `Real` there (0 is none), plain floor
/// and wall.
/// Small and apart from the other layers, so that a large floor fits in the processor's cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slots {
    real: u32,
    ground: u16,
    wall: u16,
}

/// The index of a layer among a cell's other objects. Items and what is `Real` are stored elsewhere.
const fn slot(layer: Layer) -> Option<usize> {
    match layer {
        Layer::Floor => Some(0),
        Layer::Trap => Some(1),
        Layer::Explosive => Some(2),
        Layer::Explosion => Some(3),
        Layer::Wall => Some(4),
        Layer::Projectile => Some(5),
        Layer::Real => Some(6),
        Layer::Item => None,
    }
}

/// The cells of the current floor.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Grid {
    width: i32,
    height: i32,
    cells: Vec<Slots>,
    /// Spawn numbers of the objects in the other layers of each cell (0 is none).
    others: Vec<[u32; 7]>,
    /// Whether a cell has any of them: for most, the list above is not read.
    filled: Vec<bool>,
    items: BTreeMap<u32, Vec<ObjectId>>,
    players: Vec<(ObjectId, Cell)>,
    print: Fingerprint,
}

impl Grid {
    /// A grid without objects, with the ground and the wall of each cell, row by row.
    pub fn new(width: i32, height: i32, ground: &[KindId], walls: &[Option<KindId>]) -> Self {
        let wall = |wall: &Option<KindId>| wall.map_or(NO_KIND, |kind| kind.0);
        let kinds = ground.iter().zip(walls);
        let cells = kinds.map(|(kind, over)| Slots { real: 0, ground: kind.0, wall: wall(over) });
        let cells: Vec<Slots> = cells.collect();
        let (others, filled) = (vec![[0; 7]; cells.len()], vec![false; cells.len()]);
        let mut grid = Self { width, height, cells, others, filled, ..Self::default() };
        for place in 0..grid.cells.len() {
            let share = grid.share(place);
            grid.print.add(share);
        }
        grid
    }

    /// Columns and rows.
    pub fn size(&self) -> (i32, i32) {
        (self.width, self.height)
    }

    pub fn contains(&self, cell: Cell) -> bool {
        cell.x >= 0 && cell.y >= 0 && cell.x < self.width && cell.y < self.height
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let width = self.width;
        (0..self.width * self.height).map(move |place| Cell::new(place % width, place / width))
    }

    fn place(&self, cell: Cell) -> Option<usize> {
        self.contains(cell).then(|| (cell.y * self.width + cell.x) as usize)
    }

    /// The kind of floor of a cell; `None` outside the grid.
    pub fn ground(&self, cell: Cell) -> Option<KindId> {
        self.place(cell).map(|place| KindId(self.cells[place].ground))
    }

    /// The kind of wall that fills a cell.
    pub fn wall(&self, cell: Cell) -> Option<KindId> {
        self.place(cell)
            .map(|place| self.cells[place].wall)
            .filter(|wall| *wall != NO_KIND)
            .map(KindId)
    }

    /// Whether a cell is a wall or outside the grid.
    pub fn is_wall(&self, cell: Cell) -> bool {
        self.place(cell).is_none_or(|place| self.cells[place].wall != NO_KIND)
    }

    /// The object in a layer of a cell; `None` for items and for plain floors and walls.
    pub fn at(&self, cell: Cell, layer: Layer) -> Option<ObjectId> {
        let real = self.real(cell).filter(|_| layer == Layer::Real);
        real.or_else(|| self.other(cell, layer))
    }

    fn other(&self, cell: Cell, layer: Layer) -> Option<ObjectId> {
        let slot = slot(layer)?;
        let place = self.place(cell).filter(|place| self.filled[*place])?;
        Some(ObjectId(self.others[place][slot])).filter(|id| id.0 != 0)
    }

    /// What is in the layer of the reals without being `Real`: it is walked through.
    pub fn walked_through(&self, cell: Cell) -> Option<ObjectId> {
        self.other(cell, Layer::Real)
    }

    /// What stands in a cell and blocks the way: whatever is `Real`, in any layer.
    pub fn real(&self, cell: Cell) -> Option<ObjectId> {
        self.place(cell).map(|place| self.cells[place].real).filter(|id| *id != 0).map(ObjectId)
    }

    /// The items in a cell, oldest first.
    pub fn items(&self, cell: Cell) -> &[ObjectId] {
        self.place(cell)
            .and_then(|place| self.items.get(&(place as u32)))
            .map_or(&[], Vec::as_slice)
    }

    /// The living players, by spawn number, with their cells.
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
        self.change(cell, |slots| slots.wall = kind.map_or(NO_KIND, |kind| kind.0));
    }

    /// Puts an object, which is `Real` or not, into a layer of a cell and of all cells that `size`
    /// covers.
    pub fn put(&mut self, id: ObjectId, layer: Layer, real: bool, cell: Cell, size: (i32, i32)) {
        if layer == Layer::Item {
            if let Some(place) = self.place(cell) {
                // Sorted by number, since a restored dive may add them in any order.
                let items = self.items.entry(place as u32).or_default();
                items.insert(items.partition_point(|item| *item < id), id);
            }
            return;
        }
        if real {
            self.write(None, cell, size, id.0);
        }
        if !real || layer != Layer::Real {
            self.write(slot(layer), cell, size, id.0);
        }
    }

    /// Removes an object from a layer of a cell and of all cells that `size` covers.
    pub fn take(&mut self, id: ObjectId, layer: Layer, real: bool, cell: Cell, size: (i32, i32)) {
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
        if real && self.real(cell) == Some(id) {
            self.write(None, cell, size, 0);
        }
        if (!real || layer != Layer::Real) && self.other(cell, layer) == Some(id) {
            self.write(slot(layer), cell, size, 0);
        }
    }

    /// Moves an object from one cell to another, as taking and putting it would.
    pub fn shift(
        &mut self,
        id: ObjectId,
        layer: Layer,
        real: bool,
        (from, to): (Cell, Cell),
        size: (i32, i32),
    ) {
        if real
            && layer == Layer::Real
            && size == (1, 1)
            && let (Some(from), Some(to)) = (self.place(from), self.place(to))
            && self.cells[from].real == id.0
        {
            self.cells[from].real = 0;
            self.cells[to].real = id.0;
            return;
        }
        self.take(id, layer, real, from, size);
        self.put(id, layer, real, to, size);
    }

    /// Writes into a slot of the other objects, or into that of the reals.
    #[inline]
    fn write(&mut self, slot: Option<usize>, cell: Cell, size: (i32, i32), id: u32) {
        for dy in 0..size.1 {
            for dx in 0..size.0 {
                if let Some(place) = self.place(Cell::new(cell.x + dx, cell.y + dy)) {
                    match slot {
                        Some(slot) => {
                            self.others[place][slot] = id;
                            self.filled[place] = self.others[place] != [0; 7];
                        }
                        None => self.cells[place].real = id,
                    }
                }
            }
        }
    }

    /// Records a player's cell, or that the player is gone.
    pub fn set_player(&mut self, id: ObjectId, cell: Option<Cell>) {
        self.players.retain(|(player, _)| *player != id);
        if let Some(cell) = cell {
            let place = self.players.partition_point(|(player, _)| *player < id);
            self.players.insert(place, (id, cell));
        }
    }

    /// The player nearest to a cell, by rows or columns. Ties go to the lower spawn number.
    pub fn nearest_player(&self, cell: Cell) -> Option<(ObjectId, Cell)> {
        self.players.iter().copied().min_by_key(|(_, at)| at.distance(cell))
    }
}
