//! What the player has seen in the present turn: it reveals nothing when it comes into sight again,
//! so that a march over it can be undone.

use daemonfall_sector::{Sector, Seen, TileId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Saved with a run, so that the same can be undone after loading.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sighted {
    /// The turn that the tiles belong to; 0 if there are none.
    turn: u32,
    tiles: BTreeSet<TileId>,
}

impl Sighted {
    /// The tiles seen so far in the player's present turn.
    pub fn tiles(&self, sector: &Sector) -> BTreeSet<TileId> {
        let memory = &sector.factions[sector.player.0 as usize].memory;
        let known = sector.grid.tiles().zip(memory);
        let mut tiles: BTreeSet<TileId> =
            known.filter(|(_, it)| it.seen == Seen::Visible).map(|(tile, _)| tile).collect();
        if self.turn == sector.turn {
            tiles.extend(&self.tiles);
        }
        tiles
    }

    /// Notes what has come into sight besides `tiles`, in this turn.
    pub fn note(&mut self, turn: u32, mut tiles: BTreeSet<TileId>, more: &[TileId]) {
        tiles.extend(more);
        *self = Self { turn, tiles };
    }

    /// Things have changed out of sight.
    pub fn forget(&mut self) {
        *self = Self::default();
    }
}
