//! Lays out a floor: several tries, then the last resort.

use super::board::Board;
use super::dice::Dice;
use super::layout::{Layout, Rooms, SecretDoor};
use super::plan::RoomKind;
use super::recipe::FloorRecipe;
use super::walk::Walk;
use super::{grow, last_resort, loops, secret, shop};
use crate::cell::Cell;

const TRIES: usize = 20;

pub fn lay(recipe: &FloorRecipe, dice: &mut Dice) -> Layout {
    let mut walk = Walk::new(&Board::new(recipe.width, recipe.height));
    for _ in 0..TRIES {
        let (mut board, mut rooms) = grow::grow(recipe, dice);
        if (rooms.len() as i32) < recipe.rooms.0 {
            continue;
        }
        loops::close(recipe, &mut board, &rooms, &mut walk, dice);
        let doors = secret::hide(recipe, &mut board, &mut rooms, dice);
        if (doors.len() as i32) < recipe.secret_rooms.0 {
            continue;
        }
        let layout = finish(recipe, (board, rooms, doors), &mut walk, dice);
        if is_good(recipe, &layout) {
            return layout;
        }
    }
    finish(recipe, last_resort::lay(recipe), &mut walk, dice)
}

/// Whether the exit is out of the way to other rooms and the shop has places for its goods.
pub fn is_good(recipe: &FloorRecipe, layout: &Layout) -> bool {
    let goods = recipe.shop.as_ref().map_or(0, |shop| shop.goods);
    layout.exit_is_aside && shop::places(layout).len() as i32 >= goods
}

/// Assigns the rooms' purposes and reserves the ways.
pub fn finish(
    recipe: &FloorRecipe,
    (board, rooms, secret_doors): (Board, Rooms, Vec<SecretDoor>),
    walk: &mut Walk,
    dice: &mut Dice,
) -> Layout {
    let mut layout = Layout {
        reserved: (0..board.len()).map(|index| board.is_corridor(board.cell(index))).collect(),
        board,
        rooms,
        secret_doors,
        start: Cell::default(),
        exit: Cell::default(),
        exit_is_aside: false,
    };
    let anywhere = dice.below(layout.common_rooms()) as usize;
    let start = layout.farthest_from(anywhere, walk);
    let end = layout.farthest_from(start, walk);
    layout.rooms[start].kind = RoomKind::Start;
    layout.rooms[end].kind = RoomKind::Exit;
    layout.start = layout.heart(start);
    if recipe.shop.is_some() {
        shop::choose(&mut layout, dice);
    }
    layout.reserve_ways(walk);
    layout.exit = layout.quietest(end);
    layout.exit_is_aside = !layout.is_reserved(layout.exit);
    walk.mark_way(&layout.board, layout.exit, &mut layout.reserved);
    layout
}
