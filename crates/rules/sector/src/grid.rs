//! The hexes of a sector: their numbers and neighbours. Rows run from east to west, so that every
//! tile has an eastern neighbour.

pub use daemonfall_battle::{FactionId, StackId};

use daemonfall_core::data::MOST;
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// Steps to the six neighbours, clockwise from the east, as on battlefields; y grows downwards.
pub const CLOCKWISE: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
];

/// The hexes of a sector, row by row from the top, each row from the west. Saved as a plain list.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(try_from = "Vec<Hex>", into = "Vec<Hex>")]
pub struct Grid {
    hexes: Vec<Hex>,
    around: Vec<[Option<TileId>; 6]>,
}

impl TryFrom<Vec<Hex>> for Grid {
    type Error = String;

    fn try_from(hexes: Vec<Hex>) -> Result<Self, String> {
        let is_far = |hex: &&Hex| hex.x.unsigned_abs().max(hex.y.unsigned_abs()) > MOST.into();
        match hexes.iter().find(is_far) {
            Some(hex) => Err(format!("there can be no tile as far out as {}, {}", hex.x, hex.y)),
            None => Ok(Self::new(hexes)),
        }
    }
}

impl From<Grid> for Vec<Hex> {
    fn from(grid: Grid) -> Self {
        grid.hexes
    }
}

impl Grid {
    pub fn new(mut hexes: Vec<Hex>) -> Self {
        hexes.sort_by_key(|hex| (hex.y, hex.x));
        hexes.dedup();
        let mut grid = Self { hexes, around: Vec::new() };
        let around = |hex: &Hex| CLOCKWISE.map(|step| grid.at(hex.const_add(step)));
        let around = grid.hexes.iter().map(around).collect();
        grid.around = around;
        grid
    }

    pub fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// All tiles, in order.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = TileId> + Clone + use<> {
        (0..self.hexes.len() as u32).map(TileId)
    }

    /// Whether a number belongs to a tile.
    pub fn has(&self, tile: TileId) -> bool {
        tile.place() < self.hexes.len()
    }

    pub fn hex(&self, tile: TileId) -> Hex {
        self.hexes[tile.place()]
    }

    pub fn at(&self, hex: Hex) -> Option<TileId> {
        let place = |known: &Hex| (known.y, known.x).cmp(&(hex.y, hex.x));
        let found = self.hexes.binary_search_by(place).ok()?;
        Some(TileId(found as u32))
    }

    /// The six neighbours of a tile of this grid, clockwise from the east; `None` beyond its edge.
    pub fn around(&self, tile: TileId) -> &[Option<TileId>; 6] {
        &self.around[tile.place()]
    }

    /// The neighbours of a tile of this grid, clockwise from the east.
    pub fn neighbours(&self, tile: TileId) -> impl Iterator<Item = TileId> {
        self.around(tile).iter().flatten().copied()
    }

    /// Whether two tiles of this grid are neighbours.
    pub fn touch(&self, one: TileId, other: TileId) -> bool {
        self.around(one).contains(&Some(other))
    }

    /// Steps from one tile of this grid to another, ignoring obstacles.
    pub fn distance(&self, one: TileId, other: TileId) -> i32 {
        self.hex(one).distance_to(self.hex(other))
    }

    /// The tiles at most `steps` away, including the tile itself, in a fixed order.
    pub fn within(&self, tile: TileId, steps: u32) -> impl Iterator<Item = TileId> {
        let hexes = self.hex(tile).range(steps);
        hexes.filter_map(|hex| self.at(hex))
    }

    /// A battle's field: the tile, then its neighbours clockwise from the east (rules, section 4).
    pub fn field(&self, tile: TileId) -> [Option<TileId>; 7] {
        let [east, south_east, south_west, west, north_west, north_east] = *self.around(tile);
        [Some(tile), east, south_east, south_west, west, north_west, north_east]
    }
}

daemonfall_core::ids! {
    /// A tile of a sector: its place in the grid, row by row.
    TileId(u32),
    /// A unit, for as long as the sector lasts.
    UnitId(u32),
    /// A kind of unit: its place in the roster.
    KindId(u32),
    /// A kind of tile: its place in the library.
    TileKindId(u32),
    /// A kind of structure: its place in the library.
    StructureId(u32),
    /// A kind of faction: its place in the library.
    FactionKindId(u32),
    /// Something to learn: its place in the library.
    BoonId(u32),
}
