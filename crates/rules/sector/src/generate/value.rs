//! The value of a start, and how starts are balanced by it: ground is swapped until none is worth
//! much more than another. The value is the land in reach, the things on it and their guards,
//! units, cycles. The lab reports it over many seeds.

use super::Dice;
use crate::grid::{FactionId, TileId};
use crate::library::Part;
use crate::rules::Rules;
use crate::sector::Sector;
use pathfinding::prelude::dijkstra_reach;
use serde::{Deserialize, Serialize};

/// The movement cost at which land no longer counts; closer land counts more.
const HORIZON: i32 = 12;
/// Cycles' worth of guards that cancel one cycle of yield.
const GUARDS: i32 = 12;

/// The value of a faction's start, in cycles of yield weighted by nearness; the units' share is in
/// cycles.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StartValue {
    pub faction: FactionId,
    /// Yields of tiles.
    pub land: i32,
    /// Yields of structures, and the tiers they recruit.
    pub structures: i32,
    pub encounters: i32,
    /// The deduction for wild guards.
    pub guards: i32,
    /// The value of its units and cycles.
    pub means: i32,
    pub total: i32,
}

/// The spread of the totals in percent of the highest, rounded up.
pub fn spread(values: &[StartValue]) -> u32 {
    let totals = || values.iter().map(|value| i64::from(value.total));
    let (Some(least), Some(most)) = (totals().min(), totals().max()) else { return 0 };
    if most <= 0 {
        return 100;
    }
    (((most - least) * 100 + most - 1) / most) as u32
}

impl Rules {
    /// The values of the current starts of all factions that have a home.
    pub fn start_values(&self, sector: &Sector) -> Vec<StartValue> {
        let playing = sector.factions().filter(|(_, it)| it.home.is_some());
        playing
            .map(|(faction, it)| {
                let home = it.home.unwrap_or_default();
                self.start_value(sector, faction, home)
            })
            .collect()
    }

    fn start_value(&self, sector: &Sector, faction: FactionId, home: TileId) -> StartValue {
        let mut value = StartValue { faction, ..StartValue::default() };
        for (tile, cost) in self.ways(sector, home) {
            let near = HORIZON - cost;
            if near <= 0 {
                break;
            }
            let it = sector.tile(tile);
            value.land += self.library.tile(it.kind).cycles * near;
            if let Some(structure) = it.structure {
                let structure = self.library.structure(structure);
                value.structures += (structure.cycles + i32::from(structure.recruits)) * near;
            }
            value.encounters += i32::from(it.encounter) * near;
            if let Some(stack) = sector.stack_at(tile)
                && self.part(sector, stack.faction) == Part::Wild
            {
                value.guards += stack.worth(&self.roster) * near / GUARDS;
            }
        }
        let units = sector.stacks_of(faction).map(|it| it.worth(&self.roster));
        value.means = units.sum::<i32>() + sector.faction(faction).cycles;
        value.total = value.land + value.structures + value.encounters - value.guards + value.means;
        value
    }

    /// The cost of getting from a tile to every other one, ignoring stacks; cheapest first.
    pub(crate) fn ways(
        &self,
        sector: &Sector,
        from: TileId,
    ) -> impl Iterator<Item = (TileId, i32)> {
        let next = |tile: &TileId| {
            let near = sector.grid.neighbours(*tile);
            let near = near.filter_map(|near| {
                let kind = self.library.tile(sector.tile(near).kind);
                Some((near, kind.cost?))
            });
            near.collect::<Vec<_>>()
        };
        dijkstra_reach(&from, next).map(|item| (item.node, item.total_cost))
    }
}

const SWAPS: u32 = 60;
/// The distance from a home within which tiles are swapped.
const AROUND: u32 = 4;

impl Rules {
    /// Swaps ground between the richest and the poorest start while that helps; returns the spread.
    pub(super) fn level(&self, sector: &mut Sector, wanted: u32, dice: &mut Dice) -> u32 {
        let mut apart = spread(&self.start_values(sector));
        for _ in 0..SWAPS {
            if apart <= wanted {
                break;
            }
            let values = self.start_values(sector);
            let by_total = |value: &&StartValue| value.total;
            let (Some(poor), Some(rich)) =
                (values.iter().min_by_key(by_total), values.iter().max_by_key(by_total))
            else {
                break;
            };
            let [poor, rich] = [poor.faction, rich.faction];
            let giving = self.ground(sector, rich);
            let getting = self.ground(sector, poor);
            let (Some(one), Some(other)) = (dice.pick(&giving), dice.pick(&getting)) else { break };
            swap(sector, *one, *other);
            let now = spread(&self.start_values(sector));
            if now < apart {
                apart = now;
            } else {
                swap(sector, *one, *other);
            }
        }
        self.look_all(sector);
        apart
    }

    fn ground(&self, sector: &Sector, faction: FactionId) -> Vec<TileId> {
        let Some(home) = sector.faction(faction).home else { return Vec::new() };
        let around = sector.grid.within(home, AROUND);
        let free = |tile: &TileId| {
            let it = sector.tile(*tile);
            it.structure.is_none() && !it.encounter && self.library.tile(it.kind).cost.is_some()
        };
        let mut around: Vec<TileId> = around.filter(free).collect();
        around.sort_unstable();
        around
    }
}

fn swap(sector: &mut Sector, one: TileId, other: TileId) {
    let kind = sector.tile(one).kind;
    let kept = std::mem::replace(&mut sector.tiles[other.place()].kind, kind);
    sector.tiles[one.place()].kind = kept;
}
