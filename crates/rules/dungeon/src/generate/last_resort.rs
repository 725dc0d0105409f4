//! The plain layout used when no other worked.
//!
//! The smallest rooms in a grid, connected in a winding row.

use super::area::Area;
use super::board::Board;
use super::grow;
use super::layout::{Rooms, SecretDoor};
use super::plan::RoomKind;
use super::recipe::FloorRecipe;
use super::shape::Shape;
use crate::cell::Cell;

pub(crate) fn fits(recipe: &FloorRecipe) -> bool {
    let (columns, rows) = grid(recipe);
    recipe.rooms.0 + recipe.secret_rooms.0 <= columns * rows
}

/// Lays the rooms. The last ones are the secret rooms.
pub fn lay(recipe: &FloorRecipe) -> (Board, Rooms, Vec<SecretDoor>) {
    let mut board = Board::new(recipe.width, recipe.height);
    let (mut rooms, mut doors) = (Rooms::new(), Vec::new());
    let count = recipe.rooms.0 + recipe.secret_rooms.0;
    for number in 0..count {
        let area = place(recipe, number);
        grow::set(&mut board, &mut rooms, &Shape::plain(area));
        if number == 0 {
            continue;
        }
        let (mouth, door) = passage(place(recipe, number - 1), area);
        if number < recipe.rooms.0 {
            board.open_corridor(door);
        } else {
            rooms[number as usize].kind = RoomKind::Secret;
            doors.push(SecretDoor { door, mouth });
        }
    }
    (board, rooms, doors)
}

fn grid(recipe: &FloorRecipe) -> (i32, i32) {
    let columns = (recipe.width - 1) / (recipe.room_width.0 + 1);
    let rows = (recipe.height - 1) / (recipe.room_height.0 + 1);
    (columns, rows)
}

/// The rectangle of a room. Every other row of rooms runs from east to west.
fn place(recipe: &FloorRecipe, number: i32) -> Area {
    let (width, height) = (recipe.room_width.0, recipe.room_height.0);
    let columns = grid(recipe).0.max(1);
    let (row, along) = (number / columns, number % columns);
    let column = if row % 2 == 0 { along } else { columns - 1 - along };
    Area { x: 1 + column * (width + 1), y: 1 + row * (height + 1), width, height }
}

/// The last cell of the first room, and the wall cell between the two.
fn passage(from: Area, to: Area) -> (Cell, Cell) {
    let x = from.x + from.width / 2;
    let y = from.y + from.height / 2;
    if to.y > from.y {
        let south = from.y + from.height;
        (Cell::new(x, south - 1), Cell::new(x, south))
    } else if to.x > from.x {
        let east = from.x + from.width;
        (Cell::new(east - 1, y), Cell::new(east, y))
    } else {
        (Cell::new(from.x, y), Cell::new(from.x - 1, y))
    }
}
