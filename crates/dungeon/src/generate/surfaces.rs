//! Kinds of ground and walls: one kind of each for the rock and its corridors, others room by room.

use super::RoomKind;
use super::dice::Dice;
use super::layout::{Layout, Room};
use crate::cell::{Cell, Direction};
use crate::library::floors::FloorRecipe;
use crate::library::names::KindId;

/// Ground and walls of a floor.
pub struct Surfaces {
    /// Kind of the ground in every cell, row by row.
    pub ground: Vec<KindId>,
    /// Kind of the wall in every cell, row by row, if there is one.
    pub walls: Vec<Option<KindId>>,
    /// Facings of the walls that have one.
    pub facings: Vec<(Cell, Direction)>,
}

impl Surfaces {
    /// Covers a layout.
    pub fn cover(recipe: &FloorRecipe, layout: &Layout, dice: &mut Dice) -> Self {
        let board = &layout.board;
        let rock = dice.draw(recipe.walls).unwrap_or(recipe.border);
        let ground = dice.draw(recipe.floors).unwrap_or(recipe.border);
        let wall = |index| {
            let inside = board.inside().contains(board.cell(index));
            let kind = if inside { rock } else { recipe.border };
            (!board.is_open_at(index)).then_some(kind)
        };
        let mut surfaces = Self {
            ground: vec![ground; board.len()],
            walls: (0..board.len()).map(wall).collect(),
            facings: Vec::new(),
        };
        for room in &layout.rooms {
            let ground = match &recipe.shop {
                Some(shop) if room.kind == RoomKind::Shop => shop.floor,
                _ => dice.draw(recipe.floors).unwrap_or(ground),
            };
            let wall = dice.draw(recipe.walls).unwrap_or(rock);
            surfaces.furnish(layout, room, ground, wall);
        }
        for secret in &layout.secret_doors {
            surfaces.walls[board.index(secret.door)] = Some(recipe.secret_wall);
        }
        surfaces
    }

    /// Gives a room its ground, and the rock in and round it its walls.
    fn furnish(&mut self, layout: &Layout, room: &Room, ground: KindId, wall: KindId) {
        let board = &layout.board;
        for cell in room.area.cells() {
            self.ground[board.index(cell)] = ground;
        }
        for cell in room.area.grown(1).cells() {
            if board.inside().contains(cell) && !board.is_open(cell) {
                self.walls[board.index(cell)] = Some(wall);
            }
        }
    }
}
