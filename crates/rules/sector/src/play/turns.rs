//! The order of turns, alliances, and the end of factions and of the sector.

use super::Play;
use crate::events::SectorEvent;
use crate::grid::{FactionId, TileId};
use crate::library::Role;
use crate::sector::{Offer, Outcome};

impl Play<'_> {
    pub(super) fn end_turn(&mut self) {
        let ending = self.sector.active;
        self.lapse(ending);
        self.tell(SectorEvent::TurnEnded { faction: ending });
        let count = self.sector.factions.len();
        let mut place = ending.place();
        for _ in 0..count {
            place += 1;
            if place >= count {
                place = 0;
                self.sector.turn += 1;
            }
            if self.sector.factions[place].alive {
                break;
            }
        }
        self.begin(FactionId(place as u32));
    }

    fn begin(&mut self, faction: FactionId) {
        self.sector.active = faction;
        let turn = self.sector.turn;
        self.tell(SectorEvent::TurnBegan { faction, turn });
        self.refresh(faction);
        self.heal(faction);
        self.earn(faction);
        if faction == self.sector.player {
            self.count_turn();
        }
        // A faction that cannot pay even its last unit leaves the map; the next one has its turn.
        if !self.sector.faction(faction).alive && self.sector.outcome.is_none() {
            self.end_turn();
        }
    }

    pub(super) fn propose(&mut self, to: FactionId) {
        let from = self.sector.active;
        self.tell(SectorEvent::Proposed { from, to });
        let answer = Offer { from: to, to: from };
        if self.sector.offers.contains(&answer) {
            // Both have proposed it, so no answer is needed.
            self.ally(from, to);
        } else {
            self.sector.offers.push(Offer { from, to });
        }
    }

    pub(super) fn answer(&mut self, from: FactionId, accept: bool) {
        let by = self.sector.active;
        if accept {
            self.ally(from, by);
        } else {
            self.sector.offers.retain(|offer| *offer != Offer { from, to: by });
            self.tell(SectorEvent::Declined { from, by });
        }
    }

    pub(super) fn ally(&mut self, one: FactionId, other: FactionId) {
        for (of, with) in [(one, other), (other, one)] {
            let allies = &mut self.sector.faction_mut(of).allies;
            if !allies.contains(&with) {
                allies.push(with);
                allies.sort_unstable();
            }
            let offer = Offer { from: of, to: with };
            self.sector.offers.retain(|known| *known != offer);
        }
        self.tell(SectorEvent::Allied { one, other });
    }

    pub(super) fn break_up(&mut self, by: FactionId, with: FactionId) {
        for (of, with) in [(by, with), (with, by)] {
            let allies = &mut self.sector.faction_mut(of).allies;
            allies.retain(|ally| *ally != with);
        }
        self.sector.faction_mut(by).broke = Some(self.sector.turn);
        self.tell(SectorEvent::Broken { by, with });
    }

    /// Offers that a faction has not answered lapse at the end of its turn.
    fn lapse(&mut self, by: FactionId) {
        let (lapsed, kept): (Vec<Offer>, Vec<Offer>) =
            self.sector.offers.iter().partition(|offer| offer.to == by);
        self.sector.offers = kept;
        for Offer { from, .. } in lapsed {
            self.tell(SectorEvent::Declined { from, by });
        }
    }

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

    /// Where a core wins, the player wins when one of its stacks takes one.
    pub(super) fn core_taken(&mut self, tile: TileId, by: FactionId) {
        let built = self.sector.tile(tile).structure;
        let is_core = |built| self.rules.library.structure(built).role == Role::Core;
        let victory = self.sector.victory;
        let wins = victory.is_core() && by == self.sector.player;
        if wins && built.is_some_and(is_core) {
            self.end(Outcome::won_by(victory));
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
