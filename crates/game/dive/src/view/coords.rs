//! Converts between cells and display world positions: x to the east, y up, a cell 48 units wide.

use crate::prelude::*;
use bevy::math::Vec2;

pub const CELL: f32 = 48.0;

pub fn middle(cell: Cell) -> Vec2 {
    Vec2::new((cell.x as f32 + 0.5) * CELL, -(cell.y as f32 + 0.5) * CELL)
}

pub fn middle_of(cell: Cell, size: (i32, i32)) -> Vec2 {
    middle(cell) + Vec2::new((size.0 - 1) as f32, -(size.1 - 1) as f32) * CELL / 2.0
}

pub fn cell_at(place: Vec2) -> Cell {
    Cell::new((place.x / CELL).floor() as i32, (-place.y / CELL).floor() as i32)
}

/// A direction as a display world vector; diagonals are longer than 1.
pub fn vector(direction: Direction) -> Vec2 {
    let (x, y) = direction.offset();
    Vec2::new(x as f32, -y as f32)
}

/// The angle that turns a picture drawn facing east to face `direction`.
pub fn angle(direction: Direction) -> f32 {
    vector(direction).to_angle()
}

pub fn straight(from: Cell, to: Cell) -> Option<Direction> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    if dx != 0 && dy != 0 { None } else { Direction::toward(dx, dy) }
}

pub fn covered(cell: Cell, size: (i32, i32)) -> impl Iterator<Item = Cell> {
    (0..size.1).flat_map(move |dy| (0..size.0).map(move |dx| Cell::new(cell.x + dx, cell.y + dy)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_in_a_cell_leads_back_to_it() {
        for cell in [Cell::new(0, 0), Cell::new(7, 3), Cell::new(-2, 5)] {
            for offset in
                [Vec2::ZERO, Vec2::splat(-CELL / 2.0 + 0.1), Vec2::splat(CELL / 2.0 - 0.1)]
            {
                assert_eq!(cell_at(middle(cell) + offset), cell);
            }
        }
    }

    #[test]
    fn north_is_up_on_the_screen() {
        assert!(middle(Cell::new(0, 0)).y > middle(Cell::new(0, 1)).y);
        assert_eq!(vector(Direction::North), Vec2::Y);
    }

    #[test]
    fn only_cells_of_a_row_or_column_lie_straight_ahead() {
        let at = Cell::new(4, 4);
        assert_eq!(straight(at, Cell::new(4, 1)), Some(Direction::North));
        assert_eq!(straight(at, Cell::new(5, 5)), None);
        assert_eq!(straight(at, at), None);
    }

    #[test]
    fn a_large_object_stands_in_the_middle_of_its_cells() {
        assert_eq!(middle_of(Cell::new(0, 0), (2, 2)), Vec2::new(CELL, -CELL));
        assert_eq!(covered(Cell::new(1, 1), (2, 2)).count(), 4);
    }
}
