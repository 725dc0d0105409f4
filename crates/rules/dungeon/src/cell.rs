//! Cells and directions of the grid. x grows to the east, y to the south.

use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// A cell of the grid, or an offset between two.
#[derive(
    Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord,
)]
pub struct Cell {
    /// Column, counted from the western edge.
    pub x: i32,
    /// Row, counted from the northern edge.
    pub y: i32,
}

impl Cell {
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    pub const fn step(self, direction: Direction, count: i32) -> Self {
        let (dx, dy) = direction.offset();
        Self { x: self.x + dx * count, y: self.y + dy * count }
    }

    /// Rows or columns between two cells, whichever is more: 1 for the eight neighbours.
    pub fn distance(self, other: Cell) -> i32 {
        (self.x - other.x).abs().max((self.y - other.y).abs())
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// The eight directions, clockwise from the north.
#[derive(
    Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord,
)]
#[repr(u8)]
pub enum Direction {
    /// Up on the screen.
    #[default]
    North,
    /// Up and right.
    NorthEast,
    /// Right.
    East,
    /// Down and right.
    SouthEast,
    /// Down.
    South,
    /// Down and left.
    SouthWest,
    /// Left.
    West,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All eight directions, clockwise from the north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// Its player-facing name, such as `north-east`.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::North => "north",
            Direction::NorthEast => "north-east",
            Direction::East => "east",
            Direction::SouthEast => "south-east",
            Direction::South => "south",
            Direction::SouthWest => "south-west",
            Direction::West => "west",
            Direction::NorthWest => "north-west",
        }
    }

    /// The direction with this name, in any case, with or without a dash.
    pub fn named(name: &str) -> Option<Self> {
        let wanted = name.replace(['-', '_'], "").to_ascii_lowercase();
        Self::ALL.into_iter().find(|direction| direction.name().replace('-', "") == wanted)
    }

    /// The four straight directions, in which players step, clockwise from the north.
    pub const STRAIGHT: [Direction; 4] =
        [Direction::North, Direction::East, Direction::South, Direction::West];

    /// The change of column and row of one step.
    pub const fn offset(self) -> (i32, i32) {
        match self {
            Direction::North => (0, -1),
            Direction::NorthEast => (1, -1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, 1),
            Direction::South => (0, 1),
            Direction::SouthWest => (-1, 1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, -1),
        }
    }

    /// Eighths of a turn clockwise from the north.
    pub const fn eighths(self) -> u8 {
        self as u8
    }

    /// Turned clockwise by eighths of a turn.
    pub const fn turned(self, eighths: u8) -> Self {
        Self::ALL[((self as u8 + eighths) % 8) as usize]
    }

    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// Whether it is not one of the four straight directions.
    pub const fn is_diagonal(self) -> bool {
        (self as u8) % 2 == 1
    }

    /// The direction whose step has the signs of `dx` and `dy`; `None` for (0, 0).
    pub fn toward(dx: i32, dy: i32) -> Option<Self> {
        use Direction::*;
        let signs = [
            [Some(NorthWest), Some(North), Some(NorthEast)],
            [Some(West), None, Some(East)],
            [Some(SouthWest), Some(South), Some(SouthEast)],
        ];
        signs[(dy.signum() + 1) as usize][(dx.signum() + 1) as usize]
    }

    /// The offset of a cell `forward` ahead and `right` to the right when facing this way.
    pub const fn relative(self, forward: i32, right: i32) -> (i32, i32) {
        let (fx, fy) = self.offset();
        let (rx, ry) = self.turned(2).offset();
        (fx * forward + rx * right, fy * forward + ry * right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_turns_with_the_facing() {
        assert_eq!(Direction::North.relative(2, 1), (1, -2));
        assert_eq!(Direction::East.relative(2, 1), (2, 1));
        assert_eq!(Direction::South.relative(2, 1), (-1, 2));
        assert_eq!(Direction::West.relative(1, -1), (-1, 1));
    }

    #[test]
    fn toward_and_offset_are_inverse() {
        for direction in Direction::ALL {
            let (dx, dy) = direction.offset();
            assert_eq!(Direction::toward(dx * 3, dy * 3), Some(direction));
            assert_eq!(direction.opposite().offset(), (-dx, -dy));
        }
        assert_eq!(Direction::toward(0, 0), None);
    }
}
