//! The land itself: its outline and its ground.

use super::dice::Dice;
use super::{Guard, Home, Plan};
use crate::grid::Grid;
use crate::ids::{Place, TileId, TileKindId};
use crate::library::{DrawnTile, Grown};
use crate::rules::Rules;
use hexx::Hex;

/// Percentage of tiles that take the ground of a neighbour, so that ground forms patches.
const PATCHES: u32 = 45;

impl Rules {
    /// A hexagon with a ragged rim, its ground in patches.
    pub(super) fn land(&self, grown: &Grown, dice: &mut Dice) -> Plan {
        let radius = grown.radius;
        let all = Hex::ZERO.range(radius);
        let hexes: Vec<Hex> =
            all.filter(|hex| hex.ulength() < radius || !dice.percent(grown.ragged)).collect();
        let grid = Grid::from(hexes);
        let mut kinds: Vec<TileKindId> =
            grid.tiles().map(|_| dice.weighted(&grown.tiles).unwrap_or_default()).collect();
        for tile in grid.tiles() {
            if dice.percent(PATCHES) {
                let near: Vec<TileId> = grid.neighbours(tile).collect();
                if let Some(near) = dice.pick(&near) {
                    kinds[tile.place()] = kinds[near.place()];
                }
            }
        }
        Plan::on(grid, kinds)
    }
}

impl Plan {
    pub(super) fn drawn(tiles: &[DrawnTile], rules: &Rules) -> Self {
        let grid = Grid::from(tiles.iter().map(|tile| tile.hex).collect::<Vec<_>>());
        let kinds = tiles.iter().map(|tile| tile.kind).collect();
        let mut plan = Self::on(grid, kinds);
        for (id, tile) in (0..).map(TileId).zip(tiles) {
            plan.structures[id.place()] = tile.structure;
            if let Some(faction) = tile.home {
                plan.homes.push(Home { faction: faction as usize, tile: id, turned: 0 });
            }
            plan.cores.extend(tile.core.map(|faction| (faction as usize, id)));
            plan.encounters.extend(tile.encounter.then_some(id));
            let open = rules.library.tile(tile.kind).cost.is_some();
            if tile.guard > 0 && open {
                plan.guards.push(Guard { tile: id, worth: tile.guard, group: id.0 });
            }
        }
        plan
    }
}
