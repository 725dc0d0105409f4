//! Alliances: proposed, answered, broken.

use super::Play;
use crate::events::SectorEvent;
use crate::ids::FactionId;
use crate::sector::Offer;

impl Play<'_> {
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
    pub(super) fn lapse(&mut self, by: FactionId) {
        let (lapsed, kept): (Vec<Offer>, Vec<Offer>) =
            self.sector.offers.iter().partition(|offer| offer.to == by);
        self.sector.offers = kept;
        for Offer { from, .. } in lapsed {
            self.tell(SectorEvent::Declined { from, by });
        }
    }
}
