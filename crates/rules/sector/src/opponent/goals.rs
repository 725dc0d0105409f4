//! The value of things on the map to a faction, in cycles.

use crate::ids::TileId;
use crate::library::{Part, Role};
use crate::view::View;

/// The number of turns for which a yield is counted.
const TURNS: i64 = 9;
/// The value of an unowned tile as such: land gives sight and a way.
const LAND: i64 = 3;
const TIER: i64 = 10;
/// The value of a corporation's core to another corporation.
const CORE: i64 = 150;
/// Its value to the player, who wins by it.
const VICTORY: i64 = 3_000;

impl View<'_> {
    /// Its yields for some turns, doubled when they are taken from a faction that plays.
    pub(super) fn prize(&self, tile: TileId) -> i64 {
        let Some(ground) = self.ground(tile) else { return 0 };
        let owner = self.owner(tile);
        if owner.is_some_and(|owner| !self.hostile(owner)) {
            return 0;
        }
        let mut prize = LAND + i64::from(ground.cycles) * TURNS;
        if let Some(structure) = self.structure(tile) {
            prize += i64::from(structure.cycles) * TURNS + i64::from(structure.recruits) * TIER;
            if structure.role == Role::Core {
                prize += match self.part(self.faction) {
                    Part::Player => VICTORY,
                    Part::Corporation | Part::Wild => CORE,
                };
            }
        }
        let rival = owner.is_some_and(|owner| self.part(owner) != Part::Wild);
        if rival { prize * 2 } else { prize }
    }

    pub(super) fn stake(&self, tile: TileId) -> i64 {
        let structure = self.structure(tile);
        structure.map_or(0, |structure| {
            let core = if structure.role == Role::Core { CORE } else { 0 };
            core + i64::from(structure.cycles) * TURNS + i64::from(structure.recruits) * TIER
        })
    }
}
