//! Balances starts: ground is swapped until no start is worth much more than another.

use super::dice::Dice;
use super::value::{StartValue, spread};
use crate::ids::{FactionId, Place, TileId};
use crate::rules::Rules;
use crate::sector::Sector;

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
