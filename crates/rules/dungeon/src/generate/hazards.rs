//! Patches of hazardous ground, away from every reserved way.

use super::dice::Dice;
use super::layout::Layout;
use super::places::{DANGEROUS, Places};
use super::recipe::FloorRecipe;
use super::surfaces::Surfaces;
use crate::cell::{Cell, Direction};

const TRIES_PER_CELL: i32 = 4;

/// Grows the patches that the recipe wants, as far as there is room.
pub fn spread(
    recipe: &FloorRecipe,
    layout: &Layout,
    places: &mut Places,
    surfaces: &mut Surfaces,
    dice: &mut Dice,
) {
    let Some(hazards) = recipe.hazards else { return };
    let mut patch: Vec<Cell> = Vec::new();
    for _ in 0..dice.between(hazards.count) {
        let Some(seed) = places.find(DANGEROUS, |_| true) else { return };
        let Some(kind) = dice.draw(hazards.pool) else { return };
        let size = dice.between(recipe.patch);
        patch.clear();
        patch.push(seed);
        places.use_up(seed, (1, 1));
        for _ in 0..size * TRIES_PER_CELL {
            if patch.len() as i32 >= size {
                break;
            }
            let (Some(from), Some(way)) = (dice.pick(&patch), dice.pick(&Direction::STRAIGHT))
            else {
                break;
            };
            let cell = from.step(way, 1);
            if places.is_free(cell) {
                places.use_up(cell, (1, 1));
                patch.push(cell);
            }
        }
        for cell in &patch {
            surfaces.ground[layout.board.index(*cell)] = kind;
        }
    }
}
