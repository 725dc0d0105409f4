//! Tile positions by column and row, from 1 in the upper left corner, as used by people, scripts
//! and pictures in text.

use crate::grid::Grid;
use hexx::Hex;

/// The upper left corner of a set of tiles, from which columns and rows are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    left: i32,
    top: i32,
}

/// Half tiles to the east: alternate rows are offset by half a tile.
fn east(hex: Hex) -> i32 {
    2 * hex.x + hex.y
}

impl Places {
    /// Counts from the corner of these hexes, or from the grid's middle if there are none.
    pub fn among(hexes: impl Iterator<Item = Hex> + Clone) -> Self {
        Self {
            left: hexes.clone().map(east).min().unwrap_or(0),
            top: hexes.map(|hex| hex.y).min().unwrap_or(0),
        }
    }

    /// Counts from the corner of a grid.
    pub fn on(grid: &Grid) -> Self {
        Self::among(grid.tiles().map(|tile| grid.hex(tile)))
    }

    /// How many half tiles a hex is to the east of the corner, and how many rows below it.
    pub fn aside(self, hex: Hex) -> (i32, i32) {
        (east(hex) - self.left, hex.y - self.top)
    }

    /// Column and row of a hex, from 1.
    pub fn of(self, hex: Hex) -> (i32, i32) {
        let (halves, rows) = self.aside(hex);
        (halves / 2 + 1, rows + 1)
    }
}
