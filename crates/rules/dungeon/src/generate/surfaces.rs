//! Kinds of ground and walls: one of each for the rock and the corridors, and others for each room.

use super::area::Area;
use super::dice::Dice;
use super::layout::Layout;
use super::plan::RoomKind;
use super::recipe::FloorRecipe;
use crate::cell::{Cell, Direction};
use crate::names::KindId;

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
    /// Chooses ground and walls for a layout.
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
            surfaces.pave(layout, room.area, ground);
            surfaces.wall_in(layout, room.area, wall);
        }
        for secret in &layout.secret_doors {
            for room in [secret.mouth, secret.behind()].map(|cell| board.room(cell)) {
                let area = room.map(|room| layout.rooms[room].area);
                surfaces.wall_in(layout, area.unwrap_or_default(), recipe.secret_like);
            }
        }
        for secret in &layout.secret_doors {
            surfaces.walls[board.index(secret.door)] = Some(recipe.secret_wall);
        }
        surfaces
    }

    fn pave(&mut self, layout: &Layout, area: Area, ground: KindId) {
        for cell in area.cells() {
            self.ground[layout.board.index(cell)] = ground;
        }
    }

    fn wall_in(&mut self, layout: &Layout, area: Area, wall: KindId) {
        let board = &layout.board;
        for cell in area.grown(1).cells() {
            if board.inside().contains(cell) && !board.is_open(cell) {
                self.walls[board.index(cell)] = Some(wall);
            }
        }
    }
}
