//! The land of a generated sector: its outline and ground, homes and cores, structures and
//! encounters, and the ways that make everything reachable.

use super::{Dice, Guard, Home, Plan};
use crate::grid::{Grid, TileId, TileKindId};
use crate::library::{DrawnTile, Grown, Places, Recipe};
use crate::rules::Rules;
use hexx::Hex;
use pathfinding::prelude::dijkstra;

/// Percentage of tiles that take the ground of a neighbour, so that ground forms patches.
const PATCHES: u32 = 45;

impl Rules {
    /// A hexagon with a ragged rim, its ground in patches.
    pub(super) fn land(&self, grown: &Grown, dice: &mut Dice) -> Plan {
        let radius = grown.radius;
        let all = Hex::ZERO.range(radius);
        let hexes: Vec<Hex> =
            all.filter(|hex| hex.ulength() < radius || !dice.percent(grown.ragged)).collect();
        let grid = Grid::new(hexes);
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
        let grid = Grid::new(tiles.iter().map(|tile| tile.hex).collect::<Vec<_>>());
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

/// Distance of a home from the rim, in tiles.
const FROM_RIM: u32 = 2;

/// The distance between a home and its core, in tiles.
const CORE_AWAY: i32 = 2;

impl Grid {
    /// Where the core of a home may lie: at its distance, farther from the middle than the home.
    pub(crate) fn behind(&self, home: Hex) -> impl Iterator<Item = TileId> {
        let ring = home
            .range(CORE_AWAY as u32)
            .filter(move |hex| hex.distance_to(home) == CORE_AWAY && hex.length() > home.length());
        ring.filter_map(|hex| self.at(hex))
    }
}

/// The rotations of this number of homes, in sixths of a turn.
pub(crate) fn turns(homes: usize) -> &'static [u32] {
    match homes {
        0 | 1 => &[0],
        2 => &[0, 3],
        3 => &[0, 2, 4],
        4 => &[0, 1, 3, 4],
        5 => &[0, 1, 2, 3, 4],
        _ => &[0, 1, 2, 3, 4, 5],
    }
}

impl Rules {
    /// Homes lie evenly around the middle, with the corporations' cores behind them.
    pub(super) fn homes(
        &self,
        plan: &mut Plan,
        recipe: &Recipe,
        playing: &[usize],
        radius: u32,
        dice: &mut Dice,
    ) {
        let away = radius.saturating_sub(FROM_RIM).max(1) as i32;
        let along = dice.below(away as usize) as i32;
        let first = Hex::new(away - along, along);
        let turned = dice.below(6) as u32;
        let mut order = playing.to_vec();
        dice.shuffle(&mut order);
        for (faction, turn) in order.into_iter().zip(turns(playing.len())) {
            let hex = first.rotate_cw(turned + turn);
            let Some(tile) = plan.grid.at(hex) else { continue };
            let kind = self.library.faction(recipe.factions[faction]);
            plan.structures[tile.place()] = kind.home;
            plan.homes.push(Home { faction, tile, turned: *turn });
            let behind: Vec<TileId> = plan.grid.behind(hex).collect();
            if kind.core.is_some()
                && let Some(core) = dice.pick(&behind)
            {
                plan.structures[core.place()] = kind.core;
                plan.cores.push((faction, *core));
            }
        }
        plan.homes.sort_by_key(|home| home.faction);
    }
}

/// The least distance between structures, in tiles.
const APART: i32 = 2;
/// How far a structure may be from the rotated position of the first faction's.
const JITTER: u32 = 1;

impl Rules {
    /// Structures and encounters: the same for every faction, at similar distances but not at the
    /// same spots.
    pub(super) fn places(&self, plan: &mut Plan, lines: &[Places], dice: &mut Dice) {
        let mut group = 0;
        for line in lines {
            for _ in 0..line.each {
                place_one(plan, line, group, dice);
                group += 1;
            }
        }
    }
}

fn place_one(plan: &mut Plan, line: &Places, group: u32, dice: &mut Dice) {
    let homes = plan.homes.clone();
    let Some(first) = homes.first() else { return };
    let all: Vec<TileId> = plan.grid.tiles().collect();
    let Some(pattern) = pick(plan, line, 0, &all, dice) else { return };
    let hex = plan.grid.hex(pattern);
    put(plan, line, pattern, group);
    for (place, home) in homes.iter().enumerate().skip(1) {
        let turn = (home.turned + 6 - first.turned) % 6;
        let spot = hex.rotate_cw(turn);
        let near: Vec<TileId> = spot.range(JITTER).filter_map(|hex| plan.grid.at(hex)).collect();
        // If the spot is taken, any other spot at a similar distance will do.
        let found =
            pick(plan, line, place, &near, dice).or_else(|| pick(plan, line, place, &all, dice));
        if let Some(tile) = found {
            put(plan, line, tile, group);
        }
    }
}

fn put(plan: &mut Plan, line: &Places, tile: TileId, group: u32) {
    match line.structure {
        Some(structure) => plan.structures[tile.place()] = Some(structure),
        None => plan.encounters.push(tile),
    }
    if line.guard > 0 {
        plan.guards.push(Guard { tile, worth: line.guard, group });
    }
}

/// A free tile at the line's distance from a home that is its nearest home.
fn pick(
    plan: &Plan,
    line: &Places,
    home: usize,
    tiles: &[TileId],
    dice: &mut Dice,
) -> Option<TileId> {
    let fits = |tile: &TileId| {
        let away = |home: &super::Home| plan.grid.distance(home.tile, *tile);
        let own = away(&plan.homes[home]);
        let nearest = plan.homes.iter().all(|other| own <= away(other));
        let structures = plan.grid.within(*tile, (APART - 1) as u32);
        let free = !plan.taken(*tile)
            && (line.structure.is_none()
                || structures.filter(|near| plan.structures[near.place()].is_some()).count() == 0);
        (line.from as i32..=line.to as i32).contains(&own) && own > 1 && nearest && free
    };
    let fitting: Vec<TileId> = tiles.iter().copied().filter(fits).collect();
    dice.pick(&fitting).copied()
}

/// The cost of cutting through a tile, compared with a step on open ground. It keeps cuts short.
const CUT: u32 = 20;

impl Rules {
    /// Occupied tiles get ground that can be entered, and ways are cut through the void.
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
