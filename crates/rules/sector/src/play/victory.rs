//! How far the player has come to victory: places that count, turns in a row, and the end.

use super::Play;
use crate::command::WriteBack;
use crate::events::SectorEvent;
use crate::rules::Rules;
use crate::sector::{Outcome, Sector, Tile};
use crate::victory::{Progress, Victory};

impl Rules {
    /// How far the player is from a victory that is counted; `None` when a core has to be taken.
    pub fn progress(&self, sector: &Sector) -> Option<Progress> {
        let goals = self.library.recipe(&sector.recipe)?.goals;
        let counted = || sector.tiles.iter().filter(|tile| self.counts(sector, tile));
        let (has, of, of_turns) = match sector.victory {
            Victory::Core => return None,
            Victory::Vaults => (counted().filter(|tile| tile.emptied).count(), goals.vaults, 0),
            Victory::Nodes => {
                let held = counted().filter(|tile| tile.owner == Some(sector.player));
                (held.count(), goals.nodes, goals.turns)
            }
        };
        // Land that had no room for all that its recipe asks for can be won, too.
        let of = of.min(counted().count().max(1) as u32);
        Some(Progress { has: has as u32, of, turns: sector.held, of_turns })
    }

    /// Whether the player wins by emptying one more vault.
    pub fn last_vault(&self, sector: &Sector) -> bool {
        let last = |it: Progress| it.has + 1 >= it.of;
        sector.victory == Victory::Vaults && self.progress(sector).is_some_and(last)
    }

    /// Whether the structure on a tile is one that wins.
    fn counts(&self, sector: &Sector, tile: &Tile) -> bool {
        let built = tile.structure.map(|it| self.library.structure(it).role);
        built == Some(sector.victory.role())
    }

    /// Sets what wins. Where vaults or nodes do, the player learns where they are.
    pub fn ask(&self, sector: &mut Sector, victory: Victory) {
        sector.victory = victory;
        if victory.is_core() {
            return;
        }
        let tiles = sector.grid.tiles().filter(|tile| self.counts(sector, sector.tile(*tile)));
        let faction = sector.player;
        for tile in tiles.collect::<Vec<_>>() {
            // Every tile of the map can be revealed.
            drop(self.write_back(sector, &WriteBack::Reveal { faction, tile, radius: 0 }));
        }
    }
}

impl Play<'_> {
    /// The player's turn begins: one in which enough was held to its end counts.
    pub(super) fn count_turn(&mut self) {
        if self.rules.progress(self.sector).is_some_and(|it| it.has >= it.of) {
            self.sector.held += 1;
        }
    }

    /// Tells how far the player has come, if that has changed, and ends a sector that is won.
    pub(super) fn advance_victory(&mut self) {
        if self.sector.outcome.is_some() {
            return;
        }
        let Some(mut now) = self.rules.progress(self.sector) else { return };
        if now.has < now.of {
            self.sector.held = 0;
            now.turns = 0;
        }
        if let Some(was) = self.was.filter(|was| *was != now) {
            self.tell(SectorEvent::Progress { was, now });
        }
        if now.is_complete() {
            self.end(Outcome::won_by(self.sector.victory));
        }
    }
}
