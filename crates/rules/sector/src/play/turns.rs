//! The order of turns.

use super::Play;
use crate::events::SectorEvent;
use crate::ids::{FactionId, Place};

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
        // A faction that cannot pay even its last unit leaves the map; the next one has its turn.
        if !self.sector.faction(faction).alive && self.sector.outcome.is_none() {
            self.end_turn();
        }
    }
}
