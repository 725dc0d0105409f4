//! The current map, one character per cell; the topmost object hides the rest.

use super::build::Scene;
use bevy_ecs::world::World;
use daemonfall_dungeon::components::{Layer, ObjectId};
use daemonfall_dungeon::{Cell, Grid, Index};

/// Layers from the top down; items are between explosives and traps.
const ABOVE_ITEMS: [Layer; 4] =
    [Layer::Real, Layer::Projectile, Layer::Explosion, Layer::Explosive];

impl Scene {
    pub fn picture(&self, world: &World) -> Vec<String> {
        let grid = world.resource::<Grid>();
        let (width, height) = grid.size();
        (0..height)
            .map(|y| (0..width).map(|x| self.glyph(world, Cell::new(x, y))).collect())
            .collect()
    }

    fn glyph(&self, world: &World, cell: Cell) -> char {
        let grid = world.resource::<Grid>();
        let top = ABOVE_ITEMS.into_iter().find_map(|layer| grid.at(cell, layer));
        let low = || {
            [Layer::Trap, Layer::Wall, Layer::Floor]
                .into_iter()
                .find_map(|layer| grid.at(cell, layer))
        };
        if let Some(id) = top.or_else(|| grid.items(cell).last().copied()).or_else(low) {
            return self.glyph_of(world, id);
        }
        let kind = grid.wall(cell).or_else(|| grid.ground(cell));
        kind.map_or('?', |kind| {
            self.plain.get(&kind).copied().unwrap_or_else(|| self.library.kind(kind).glyph)
        })
    }

    fn glyph_of(&self, world: &World, id: ObjectId) -> char {
        let drawn = self.glyphs.get(&id).copied();
        drawn
            .or_else(|| {
                world.resource::<Index>().kind(id).map(|kind| self.library.kind(kind).glyph)
            })
            .unwrap_or('?')
    }
}
