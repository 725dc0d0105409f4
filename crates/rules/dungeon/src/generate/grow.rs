//! Grows rooms from rooms.
//!
//! A corridor leaves a room by a random side, and the next room is set at its end if there is
//! space.

use super::area::Area;
use super::board::Board;
use super::corridor::Corridor;
use super::dice::Dice;
use super::layout::{Room, Rooms};
use super::plan::RoomKind;
use super::recipe::FloorRecipe;
use super::shape::Shape;
use crate::cell::{Cell, Direction};

/// Tries per wanted room. Most fail when the floor is nearly full.
const TRIES_PER_ROOM: i32 = 40;
/// Chance of a bend in a corridor, in percent, and how far to the side it goes at most.
const BENT_PERCENT: i32 = 35;
const FARTHEST_ASIDE: i32 = 4;

/// Grows rooms until there are as many as the recipe wants or the tries are used up.
pub fn grow(recipe: &FloorRecipe, dice: &mut Dice) -> (Board, Rooms) {
    let mut board = Board::new(recipe.width, recipe.height);
    let mut rooms = Rooms::new();
    let wanted = dice.between(recipe.rooms);
    let (width, height) = size(recipe, dice);
    let area = Area {
        x: middling(recipe.width, width, dice),
        y: middling(recipe.height, height, dice),
        width,
        height,
    };
    set(&mut board, &mut rooms, &shape(recipe, area, dice));
    let mut corridor = Corridor::default();
    for _ in 0..wanted * TRIES_PER_ROOM {
        if rooms.len() as i32 >= wanted {
            break;
        }
        add(recipe, &mut board, &mut rooms, &mut corridor, dice);
    }
    (board, rooms)
}

/// In the middle half of the possible places, so that rooms grow into all quarters.
fn middling(side: i32, length: i32, dice: &mut Dice) -> i32 {
    let places = side - 1 - length;
    1 + places / 4 + dice.below((places + 1) / 2)
}

/// Opens a room's cells and adds it to the list.
pub fn set(board: &mut Board, rooms: &mut Rooms, shape: &Shape) {
    for cell in shape.area.cells().filter(|cell| shape.is_open(*cell)) {
        board.open_room(cell, rooms.len());
    }
    rooms.push(Room { kind: RoomKind::Plain, area: shape.area });
}

/// A random way out of a random room: an open cell at the room's edge, and the direction out.
pub fn way_out(board: &Board, rooms: &Rooms, dice: &mut Dice) -> Option<(Cell, Direction)> {
    let number = dice.below(rooms.len() as i32) as usize;
    let area = rooms[number].area;
    let way = dice.pick(&Direction::STRAIGHT)?;
    let (along, down) = (dice.below(area.width), dice.below(area.height));
    let mouth = match way {
        Direction::North => Cell::new(area.x + along, area.y),
        Direction::South => Cell::new(area.x + along, area.y + area.height - 1),
        Direction::West => Cell::new(area.x, area.y + down),
        _ => Cell::new(area.x + area.width - 1, area.y + down),
    };
    (board.room(mouth) == Some(number)).then_some((mouth, way))
}

/// The rectangle of a room that is entered at `mouth` going `way`. `before` of its cells are west
/// of the mouth (if `way` is north or south) or north of it (otherwise).
pub fn behind(mouth: Cell, way: Direction, (width, height): (i32, i32), before: i32) -> Area {
    let (x, y) = match way {
        Direction::North => (mouth.x - before, mouth.y - height + 1),
        Direction::South => (mouth.x - before, mouth.y),
        Direction::West => (mouth.x - width + 1, mouth.y - before),
        _ => (mouth.x, mouth.y - before),
    };
    Area { x, y, width, height }
}

/// Whether a rectangle and a wall around it are free of rooms and corridors.
pub fn is_free(board: &Board, rooms: &Rooms, area: Area) -> bool {
    let walled = area.grown(1);
    board.inside().holds(area)
        && !rooms.iter().any(|room| room.area.meets(walled))
        && !walled.cells().any(|cell| board.is_open(cell))
}

fn add(
    recipe: &FloorRecipe,
    board: &mut Board,
    rooms: &mut Rooms,
    corridor: &mut Corridor,
    dice: &mut Dice,
) {
    let Some((from, way)) = way_out(board, rooms, dice) else { return };
    let length = dice.between(recipe.corridor_length);
    let aside = if dice.percent(BENT_PERCENT) {
        dice.below(2 * FARTHEST_ASIDE + 1) - FARTHEST_ASIDE
    } else {
        0
    };
    let mouth = corridor.plan(from, way, length, aside);
    let size = size(recipe, dice);
    let across = if way.offset().0 == 0 { size.0 } else { size.1 };
    let area = behind(mouth, way, size, dice.below(across));
    if !is_free(board, rooms, area) || !corridor.fits(board, from) {
        return;
    }
    let shape = shape(recipe, area, dice);
    if !shape.is_open(mouth) {
        return;
    }
    let beside = way.turned(2);
    corridor.open(board);
    if aside == 0 && dice.percent(recipe.wide_percent) && shape.is_open(mouth.step(beside, 1)) {
        widen(board, corridor, from, beside);
    }
    set(board, rooms, &shape);
}

/// Makes an open straight corridor two cells wide, if the room at `from` is open there too.
fn widen(board: &mut Board, corridor: &mut Corridor, from: Cell, beside: Direction) {
    let twin = from.step(beside, 1);
    let touches_nothing = |cell: Cell| {
        board.inside().contains(cell)
            && !board.is_open(cell)
            && !board.is_open(cell.step(beside, 1))
    };
    let fits = |cell: &Cell| touches_nothing(cell.step(beside, 1));
    if board.room(twin) == board.room(from) && corridor.cells.iter().all(fits) {
        for cell in &mut corridor.cells {
            *cell = cell.step(beside, 1);
        }
        corridor.open(board);
    }
}

fn size(recipe: &FloorRecipe, dice: &mut Dice) -> (i32, i32) {
    let width = dice.between(recipe.room_width);
    let height = dice.between(recipe.room_height);
    (width.min(recipe.width - 2), height.min(recipe.height - 2))
}

fn shape(recipe: &FloorRecipe, area: Area, dice: &mut Dice) -> Shape {
    if dice.percent(recipe.shaped_percent) { Shape::random(area, dice) } else { Shape::plain(area) }
}
