//! Cells that a weapon reaches, for marks only: the rules decide on their own when the attack
//! happens.

use super::DiveView;
use crate::prelude::*;
use daemonfall_dungeon::library::weapons::Weapon;

/// The cells of an object's edge that faces a direction.
pub fn leading(cell: Cell, size: (i32, i32), direction: Direction) -> Vec<Cell> {
    let (dx, dy) = direction.offset();
    let ahead = |along: i32, length: i32, step: i32| {
        step == 0 || along == if step > 0 { length - 1 } else { 0 }
    };
    let covered = (0..size.0 * size.1).map(|place| (place % size.0, place / size.0));
    covered
        .filter(|(x, y)| ahead(*x, size.0, dx) && ahead(*y, size.1, dy))
        .map(|(x, y)| Cell::new(cell.x + x, cell.y + y))
        .collect()
}

/// The cells of a weapon's pattern that no wall or occupant blocks.
pub fn reach(
    scene: &DiveView,
    weapon: &Weapon,
    cell: Cell,
    size: (i32, i32),
    direction: Direction,
) -> Vec<Cell> {
    let mut reached = Vec::new();
    for origin in leading(cell, size, direction) {
        let cell_of = |at: (i32, i32)| {
            let (dx, dy) = direction.relative(at.0, at.1);
            Cell::new(origin.x + dx, origin.y + dy)
        };
        for pattern in &weapon.pattern {
            let at = cell_of(pattern.at);
            let place = |place: &u8| {
                weapon.pattern.get(usize::from(*place)).map(|pattern| cell_of(pattern.at))
            };
            let walled =
                pattern.before.iter().filter_map(place).chain([at]).any(|cell| walled(scene, cell));
            let blocked =
                pattern.blocking.iter().filter_map(place).any(|cell| scene.occupied(cell));
            if !walled && !blocked && !reached.contains(&at) {
                reached.push(at);
            }
        }
    }
    reached
}

/// Cells straight ahead, up to a wall, or up to and including the first occupied cell.
pub fn lane(
    scene: &DiveView,
    cell: Cell,
    size: (i32, i32),
    direction: Direction,
    most: usize,
) -> Vec<Cell> {
    let mut lane = Vec::new();
    for origin in leading(cell, size, direction) {
        for step in 1..=most as i32 {
            let at = origin.step(direction, step);
            if walled(scene, at) {
                break;
            }
            lane.push(at);
            if scene.occupied(at) {
                break;
            }
        }
    }
    lane
}

pub fn around(cell: Cell) -> Vec<Cell> {
    (0..9).map(|place| Cell::new(cell.x - 1 + place % 3, cell.y - 1 + place / 3)).collect()
}

fn walled(scene: &DiveView, cell: Cell) -> bool {
    scene.spot(cell).is_none_or(|spot| spot.wall.is_some())
}
