//! The end of factions that have nothing left, and of the sector.

use super::Play;
use crate::events::SectorEvent;
use crate::ids::{FactionId, TileId};
use crate::library::Role;
use crate::sector::Outcome;

impl Play<'_> {
    /// One without a structure that recruits leaves the map; a player without stacks has lost.
    pub(super) fn remove_if_beaten(&mut self, faction: FactionId) {
        if !self.sector.faction(faction).alive || self.sector.stacks_of(faction).next().is_some() {
            return;
        }
        let is_player = faction == self.sector.player;
        let recruits = |tile: &crate::sector::Tile| {
            let built = tile.structure.map(|it| self.rules.library.structure(it));
            tile.owner == Some(faction) && built.is_some_and(|built| built.recruits > 0)
        };
        let plays = self.rules.part(self.sector, faction) != crate::library::Part::Wild;
        if !is_player && plays && self.sector.tiles.iter().any(recruits) {
            return;
        }
        self.sector.faction_mut(faction).alive = false;
        for tile in &mut self.sector.tiles {
            if tile.owner == Some(faction) {
                tile.owner = None;
                tile.busy = false;
            }
        }
        for other in &mut self.sector.factions {
            other.allies.retain(|ally| *ally != faction);
        }
        self.sector.faction_mut(faction).allies.clear();
        self.sector.offers.retain(|offer| offer.from != faction && offer.to != faction);
        self.tell(SectorEvent::FactionDestroyed { faction });
        if is_player {
            self.end(Outcome::StacksLost);
        }
    }

    /// The player wins when one of its stacks takes a core.
    pub(super) fn core_taken(&mut self, tile: TileId, by: FactionId) {
        let built = self.sector.tile(tile).structure;
        let is_core = |built| self.rules.library.structure(built).role == Role::Core;
        if by == self.sector.player && built.is_some_and(is_core) {
            self.end(Outcome::CoreTaken);
        }
    }

    /// The first end counts.
    pub(super) fn end(&mut self, outcome: Outcome) {
        if self.sector.outcome.is_none() {
            self.sector.outcome = Some(outcome);
            self.sector.pending = None;
            self.tell(SectorEvent::Ended { outcome });
        }
    }
}
