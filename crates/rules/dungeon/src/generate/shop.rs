//! The shop: its room, goods and prices.

use super::dice::Dice;
use super::layout::Layout;
use super::plan::{RoomKind, Spawn};
use super::recipe::ShopRecipe;
use crate::cell::{Cell, Direction};

/// Makes a room with few cells at doors the shop, so that nobody has to walk through the goods.
pub fn choose(layout: &mut Layout, dice: &mut Dice) {
    let plain = |room: &usize| layout.rooms[*room].kind == RoomKind::Plain;
    let rooms: Vec<(usize, usize)> = (0..layout.rooms.len())
        .filter(plain)
        .map(|room| {
            let mouths = layout.cells(room).filter(|c| layout.board.is_mouth(*c));
            (mouths.count(), room)
        })
        .collect();
    let fewest = rooms.iter().map(|(mouths, _)| *mouths).min();
    let quiet: Vec<usize> =
        rooms.iter().filter(|(mouths, _)| Some(*mouths) == fewest).map(|(_, room)| *room).collect();
    if let Some(room) = dice.pick(&quiet) {
        layout.rooms[room].kind = RoomKind::Shop;
    }
}

/// Shop cells off the ways, in the order for goods: a row through the middle, every second first.
pub fn places(layout: &Layout) -> Vec<Cell> {
    let shops = layout.rooms.iter();
    let Some(room) = shops.clone().position(|room| room.kind == RoomKind::Shop) else {
        return Vec::new();
    };
    let area = layout.rooms[room].area;
    let middle = Cell::new(area.x + area.width / 2, area.y + area.height / 2);
    let mut places: Vec<Cell> =
        layout.cells(room).filter(|cell| !layout.is_reserved(*cell)).collect();
    places.sort_by_key(|cell| {
        let across = (cell.x - middle.x).abs();
        ((cell.y - middle.y).abs(), across % 2, across, cell.x)
    });
    places
}

/// Draws the goods and lays them out.
pub fn stock(recipe: &ShopRecipe, layout: &Layout, spawns: &mut Vec<Spawn>, dice: &mut Dice) {
    let goods = recipe.goods.max(0) as usize;
    for cell in places(layout).into_iter().take(goods) {
        let Some(kind) = dice.draw_loot(recipe.pool) else { return };
        let price = dice.haggle(recipe.pool, kind, recipe.price_percent);
        spawns.push(Spawn { kind, cell, facing: Direction::North, price: Some(price) });
    }
}
