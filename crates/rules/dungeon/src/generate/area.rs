//! Rectangles of cells.

use crate::cell::Cell;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Westernmost column.
    pub x: i32,
    /// Northernmost row.
    pub y: i32,
    pub width: i32,
    pub height: i32,
}

impl Area {
    pub fn contains(self, cell: Cell) -> bool {
        let (x, y) = (cell.x - self.x, cell.y - self.y);
        (0..self.width).contains(&x) && (0..self.height).contains(&y)
    }

    /// The rectangle extended by this many cells on every side.
    pub fn grown(self, by: i32) -> Self {
        Self {
            x: self.x - by,
            y: self.y - by,
            width: self.width + 2 * by,
            height: self.height + 2 * by,
        }
    }

    /// Whether two rectangles share a cell.
    pub fn meets(self, other: Self) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    /// Whether the other rectangle is fully inside this one.
    pub fn holds(self, other: Self) -> bool {
        self.x <= other.x
            && self.y <= other.y
            && other.x + other.width <= self.x + self.width
            && other.y + other.height <= self.y + self.height
    }

    /// All its cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (self.y..self.y + self.height)
            .flat_map(move |y| (self.x..self.x + self.width).map(move |x| Cell::new(x, y)))
    }

    /// The distance of a cell from the middle, in half cells, rows and columns added up.
    pub fn off_centre(self, cell: Cell) -> i32 {
        let across = 2 * (cell.x - self.x) + 1 - self.width;
        let down = 2 * (cell.y - self.y) + 1 - self.height;
        across.abs() + down.abs()
    }
}
