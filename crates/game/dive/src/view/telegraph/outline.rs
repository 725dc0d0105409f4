//! A dashed line around a region of cells.

use crate::prelude::*;
use crate::view::coords::{CELL, middle, vector};

/// Dashes per cell side, and the length of each.
const DASHES: (usize, f32) = (3, 9.0);

/// The middles and sizes of the dashes around `cells`, just inside their border.
pub fn dashes(cells: &[Cell]) -> Vec<(Vec2, Vec2)> {
    let mut dashes = Vec::new();
    for cell in cells {
        for side in Direction::STRAIGHT {
            if cells.contains(&cell.step(side, 1)) {
                continue;
            }
            let out = vector(side);
            let along = Vec2::new(-out.y, out.x);
            let edge = middle(*cell) + out * (CELL / 2.0 - 1.5);
            let step = CELL / DASHES.0 as f32;
            for dash in 0..DASHES.0 {
                let at = edge + along * ((dash as f32 + 0.5) * step - CELL / 2.0);
                dashes.push((at, along.abs() * DASHES.1 + out.abs() * 2.0));
            }
        }
    }
    dashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_rim_of_a_region_is_dashed() {
        let square: Vec<Cell> = (0..9).map(|place| Cell::new(place % 3, place / 3)).collect();
        assert_eq!(dashes(&square).len(), 12 * DASHES.0);
        assert_eq!(dashes(&square[..1]).len(), 4 * DASHES.0);
    }
}
