//! Makes everything reachable: occupied tiles get ground that can be entered, and ways are cut
//! through the void.

use super::Plan;
use crate::ids::{Place, TileId, TileKindId};
use crate::rules::Rules;
use pathfinding::prelude::dijkstra;

/// The cost of cutting through a tile, compared with a step on open ground. It keeps cuts short.
const CUT: u32 = 20;

impl Rules {
    pub(super) fn roads(&self, plan: &mut Plan, tiles: &[(TileKindId, u32)]) {
        let open = |kind: TileKindId| self.library.tile(kind).cost.is_some();
        let usable = tiles.iter().filter(|(kind, _)| open(*kind));
        let Some((ground, _)) = usable.max_by_key(|(_, weight)| *weight).copied() else { return };
        let mut wanted: Vec<TileId> = Vec::new();
        for tile in plan.grid.tiles() {
            let home = plan.homes.iter().any(|home| home.tile == tile);
            let beside = plan.homes.iter().any(|home| plan.grid.touch(home.tile, tile));
            if plan.taken(tile) || home || beside {
                if !open(plan.kinds[tile.place()]) {
                    plan.kinds[tile.place()] = ground;
                }
                wanted.push(tile);
            }
        }
        let Some(start) = plan.homes.first().map(|home| home.tile) else { return };
        for goal in wanted {
            let next = |tile: &TileId| {
                let near: Vec<(TileId, u32)> = plan
                    .grid
                    .neighbours(*tile)
                    .map(|near| {
                        let step = if open(plan.kinds[near.place()]) { 1 } else { CUT };
                        (near, step)
                    })
                    .collect();
                near
            };
            let way = dijkstra(&start, next, |tile| *tile == goal);
            for tile in way.into_iter().flat_map(|(way, _)| way) {
                if !open(plan.kinds[tile.place()]) {
                    plan.kinds[tile.place()] = ground;
                }
            }
        }
    }
}
