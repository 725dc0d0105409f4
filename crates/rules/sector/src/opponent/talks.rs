//! Alliances: proposed against a stronger faction, and broken when no other faction is left.

use super::Opponent;
use crate::command::Command;
use crate::ids::FactionId;
use crate::library::Part;
use crate::view::View;

/// The number of turns for which a faction that broke an alliance is not trusted.
const MEMORY: u32 = 12;
/// The first turn in which it proposes an alliance, and the interval afterwards.
const PROPOSES: (u32, u32) = (5, 6);

impl Opponent {
    pub(super) fn talk(&mut self, view: &View) -> Option<Command> {
        let offer = view.offers().find(|offer| offer.to == view.faction);
        if let Some(offer) = offer {
            return Some(Command::Answer { from: offer.from, accept: wants(view, offer.from) });
        }
        let rivals = || {
            let factions = view.factions().map(|(id, _)| id);
            factions.filter(|id| *id != view.faction && view.part(*id) != Part::Wild)
        };
        if rivals().count() > 0 && rivals().all(|id| !view.hostile(id)) {
            return rivals().next().map(|with| Command::Break { with });
        }
        let (first, often) = PROPOSES;
        let turn = view.turn();
        if turn < first || !(turn + view.faction.0 * 2).is_multiple_of(often) {
            return None;
        }
        let asked = |id: FactionId| view.offers().any(|offer| offer.to == id);
        rivals()
            .find(|id| view.hostile(*id) && !asked(*id) && wants(view, *id))
            .map(|to| Command::Propose { to })
    }
}

/// With a trusted faction that has not much more, against a third one that has more.
fn wants(view: &View, with: FactionId) -> bool {
    let trusted = view.broke(with).is_none_or(|turn| turn + MEMORY < view.turn());
    let (own, theirs) = (view.known_tiles(view.faction), view.known_tiles(with));
    let third = view
        .factions()
        .filter(|(id, _)| *id != with && view.hostile(*id) && view.part(*id) != Part::Wild)
        .map(|(id, _)| view.known_tiles(id))
        .max();
    trusted && theirs > 0 && theirs * 2 <= own * 3 && third.is_some_and(|third| third > theirs)
}

impl View<'_> {
    fn known_tiles(&self, faction: FactionId) -> usize {
        let tiles = self.grid().tiles();
        tiles.filter(|tile| self.owner(*tile) == Some(faction)).count()
    }
}
