//! Populates a floor: the exit, goods, treasure, hazards, traps, enemies, furniture, items, gold.

mod lying;
mod standing;

use super::dice::Dice;
use super::layout::Layout;
use super::places::{DANGEROUS, Places};
use super::plan::{RoomKind, Spawn};
use super::recipe::FloorRecipe;
use super::surfaces::Surfaces;
use super::{hazards, shop};
use crate::cell::{Cell, Direction};
use crate::names::KindId;

/// Rooms for furniture and items.
const ROOMS: &[RoomKind] = &[RoomKind::Start, RoomKind::Plain, RoomKind::Exit];

/// Everything that is spawned, in order. Hazards are ground and go to `surfaces`.
pub fn populate(
    recipe: &FloorRecipe,
    layout: &Layout,
    sizes: &dyn Fn(KindId) -> (i32, i32),
    surfaces: &mut Surfaces,
    dice: &mut Dice,
) -> Vec<Spawn> {
    let mut spawns =
        vec![Spawn { kind: recipe.exit, cell: layout.exit, facing: Direction::North, price: None }];
    if let Some(shop) = &recipe.shop {
        shop::stock(shop, layout, &mut spawns, dice);
    }
    let mut crew = Crew { layout, sizes, places: Places::new(layout, dice), spawns };
    crew.treasure(recipe.treasure, dice);
    crew.enemies(recipe.guards, &[RoomKind::Exit], dice);
    hazards::spread(recipe, layout, &mut crew.places, surfaces, dice);
    crew.traps(recipe.traps, dice);
    crew.enemies(recipe.enemies, DANGEROUS, dice);
    crew.enemies(recipe.machines, DANGEROUS, dice);
    crew.furniture(recipe.furniture, dice);
    crew.items(recipe.items, dice);
    crew.gold(recipe.gold, dice);
    crew.spawns
}

struct Crew<'a> {
    layout: &'a Layout,
    sizes: &'a dyn Fn(KindId) -> (i32, i32),
    places: Places<'a>,
    spawns: Vec<Spawn>,
}

impl Crew<'_> {
    fn put(&mut self, kind: KindId, cell: Cell, facing: Direction) {
        self.places.use_up(cell, (self.sizes)(kind));
        self.spawns.push(Spawn { kind, cell, facing, price: None });
    }

    fn rooms(&self, kinds: &[RoomKind], dice: &mut Dice) -> Vec<usize> {
        let of_kind = |room: &usize| kinds.contains(&self.layout.rooms[*room].kind);
        let mut rooms: Vec<usize> = (0..self.layout.rooms.len()).filter(of_kind).collect();
        dice.shuffle(&mut rooms);
        rooms
    }
}
