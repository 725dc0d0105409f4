//! What things on the map are worth to a faction, in cycles.

use crate::ids::TileId;
use crate::library::{Part, Role};
use crate::view::View;

/// For how many turns a yield is counted.
const TURNS: i64 = 9;
/// A tile that is nobody's, for itself: land is sight and way.
const LAND: i64 = 3;
/// What a tier of recruiting is worth.
const TIER: i64 = 10;
/// What a corporation's core is worth to another.
const CORE: i64 = 150;
/// What it is worth to the player, who wins by it.
const VICTORY: i64 = 3_000;

impl View<'_> {
    /// What taking a tile would be worth: its yields for some turns, twice when they are taken from
    /// somebody who plays.
    pub(super) fn prize(&self, tile: TileId) -> i64 {
        let Some(ground) = self.ground(tile) else {
            return 0;
        };
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

    /// What losing an own tile would cost.
    pub(super) fn stake(&self, tile: TileId) -> i64 {
        let structure = self.structure(tile);
        structure.map_or(0, |structure| {
            let core = if structure.role == Role::Core { CORE } else { 0 };
            core + i64::from(structure.cycles) * TURNS + i64::from(structure.recruits) * TIER
        })
    }
}
