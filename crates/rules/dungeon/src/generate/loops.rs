//! Corridors that close loops.
//!
//! A straight ray from a room's edge to an open cell that is a long walk away.

use super::board::Board;
use super::corridor::Corridor;
use super::dice::Dice;
use super::grow;
use super::layout::Rooms;
use super::recipe::FloorRecipe;
use super::walk::Walk;
use crate::cell::{Cell, Direction};

const TRIES_PER_LOOP: i32 = 25;
/// Longest ray, in cells.
const LONGEST: i32 = 12;
/// A ray is opened only if the walk between its ends is this many steps longer than the ray.
const DETOUR: i32 = 14;

/// Opens up to as many loops as the recipe wants.
pub fn close(
    recipe: &FloorRecipe,
    board: &mut Board,
    rooms: &Rooms,
    walk: &mut Walk,
    dice: &mut Dice,
) {
    let mut wanted = dice.between(recipe.loops);
    let mut corridor = Corridor::default();
    for _ in 0..wanted * TRIES_PER_LOOP {
        if wanted == 0 {
            break;
        }
        let Some((from, way)) = grow::way_out(board, rooms, dice) else { continue };
        let Some((to, length)) = cast(board, from, way) else { continue };
        if !walk.is_short(board, from, to, (length + DETOUR) as u16) {
            corridor.plan(from, way, length, 0);
            corridor.open(board);
            wanted -= 1;
        }
    }
}

/// The first open cell that a ray through rock meets, and the number of rock cells before it;
/// `None` if the ray leaves the floor, is too long, or touches anything on its way.
fn cast(board: &Board, from: Cell, way: Direction) -> Option<(Cell, i32)> {
    let closed = |cell| !board.is_open(cell);
    for length in 1..=LONGEST {
        let cell = from.step(way, length);
        let next = cell.step(way, 1);
        let sides = [cell.step(way.turned(2), 1), cell.step(way.turned(6), 1)];
        if !board.inside().contains(cell) || !closed(cell) || !sides.into_iter().all(closed) {
            return None;
        }
        if !closed(next) {
            return Some((next, length));
        }
    }
    None
}
