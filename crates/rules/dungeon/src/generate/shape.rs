//! Shapes of rooms inside their rectangles. In every shape, the open cells are connected.

use super::area::Area;
use super::dice::Dice;
use crate::cell::Cell;

/// The open cells of a rectangle.
#[derive(Clone, Copy)]
pub struct Shape {
    pub area: Area,
    /// Columns and rows of rock in each corner: north-west, north-east, south-west, south-east.
    cuts: [(i32, i32); 4],
    inner: Inner,
}

/// The rock in the middle. A ring of open cells surrounds it.
#[derive(Clone, Copy)]
enum Inner {
    Nothing,
    /// Single cells, two apart.
    Columns,
    Block,
}

impl Shape {
    pub fn plain(area: Area) -> Self {
        Self { area, cuts: [(0, 0); 4], inner: Inner::Nothing }
    }

    /// A random shape that fits the rectangle.
    pub fn random(area: Area, dice: &mut Dice) -> Self {
        let plain = Self::plain(area);
        let (width, height) = (area.width, area.height);
        let corner = dice.below(4) as usize;
        match dice.below(5) {
            // Blunt corners.
            0 if width >= 5 && height >= 5 => Self { cuts: [(1, 1); 4], ..plain },
            // A cross.
            1 if width >= 6 && height >= 6 => Self { cuts: [(width / 3, height / 3); 4], ..plain },
            // A hook: one corner is missing.
            2 if width >= 5 && height >= 5 => {
                let mut cuts = [(0, 0); 4];
                cuts[corner] = (width / 2, height / 2);
                Self { cuts, ..plain }
            }
            3 if width >= 5 && height >= 5 => Self { inner: Inner::Columns, ..plain },
            4 if width >= 6 && height >= 5 => Self { inner: Inner::Block, ..plain },
            _ => plain,
        }
    }

    pub fn is_open(&self, cell: Cell) -> bool {
        if !self.area.contains(cell) {
            return false;
        }
        let (west, north) = (cell.x - self.area.x, cell.y - self.area.y);
        let (east, south) = (self.area.width - 1 - west, self.area.height - 1 - north);
        let corners = [(west, north), (east, north), (west, south), (east, south)];
        let is_cut = corners.into_iter().zip(self.cuts).any(|((x, y), cut)| x < cut.0 && y < cut.1);
        let stands = match self.inner {
            Inner::Nothing => false,
            Inner::Columns => is_column(west, east) && is_column(north, south),
            Inner::Block => west.min(east) >= 2 && north.min(south) >= 2,
        };
        !is_cut && !stands
    }
}

/// Whether there are columns at this distance from the two ends: every second cell from each end,
/// never in the outermost ring, and never two next to each other.
fn is_column(before: i32, behind: i32) -> bool {
    let (near, length) = (before.min(behind), before + behind + 1);
    near % 2 == 1 && !(length % 4 == 0 && near == length / 2 - 1)
}
