//! Encounters: drawing one, and choosing in it.

use super::Play;
use crate::events::RunEvent;
use crate::library::EncounterId;
use crate::library::encounters::Turnout;
use crate::phase::{Meeting, Phase};
use crate::tally::Cause;
use daemonfall_core::Stream;
use daemonfall_sector::{StackId, TileId, WriteBack};

impl Play<'_> {
    /// A stack of the player has met an encounter: a new one, as long as there are any.
    pub(super) fn meet(&mut self, stack: StackId, tile: TileId) {
        let all = || self.content.campaign.encounters();
        if all().all(|(id, _)| self.run.met.contains(&id)) {
            self.run.met.clear();
        }
        let open: Vec<(EncounterId, u32)> = all()
            .filter(|(id, _)| !self.run.met.contains(id))
            .map(|(id, it)| (id, it.weight))
            .collect();
        let Some(encounter) = self.weighted("which encounter is met", &open) else {
            self.write(WriteBack::EncounterOver);
            return;
        };
        self.run.met.push(encounter);
        self.run.phase = Phase::Encounter(Meeting { encounter, stack, tile });
        self.tell(RunEvent::Met { encounter });
    }

    pub(super) fn weighted<T: Copy>(&mut self, what: &'static str, all: &[(T, u32)]) -> Option<T> {
        let sum: u32 = all.iter().map(|(_, weight)| weight).sum();
        if sum == 0 {
            return None;
        }
        let mut drawn = self.run.draw(what, |dice| dice.below(Stream::Loot, sum));
        for (it, weight) in all {
            match drawn.checked_sub(*weight) {
                None => return Some(*it),
                Some(left) => drawn = left,
            }
        }
        None
    }

    pub(super) fn choose(&mut self, choice: u8) {
        let Phase::Encounter(meeting) = self.run.phase.clone() else { return };
        let content = self.content;
        let encounter = content.campaign.encounter(meeting.encounter);
        let Some(it) = encounter.choices.get(usize::from(choice)) else { return };
        let failed = it.check.is_some_and(|check| {
            let chance = self.run.chance(content, meeting.stack, check);
            let drawn =
                self.run.draw("whether a choice succeeds", |dice| dice.below(Stream::Loot, 100))
                    as i32;
            self.tell(RunEvent::Tried { chance, drawn });
            drawn >= chance.percent
        });
        self.tell(RunEvent::Chose { encounter: meeting.encounter, choice, failed });
        if it.price != 0 {
            self.pay(-it.price);
        }
        self.cause = Some(Cause::Encounter(encounter.key.clone()));
        let turnout: Option<&Turnout> = match failed {
            true => it.fails.as_ref(),
            false => Some(&it.then),
        };
        for outcome in turnout.map_or(&[][..], |it| &it.outcomes) {
            self.come_about(*outcome, &meeting);
        }
        self.run.tally.encounters += 1;
        self.write(WriteBack::EncounterOver);
        self.back_to_the_map();
    }

    /// Gives cycles to the player, or takes them.
    pub(super) fn pay(&mut self, amount: i32) {
        let faction = self.run.sector.player;
        self.write(WriteBack::Cycles { faction, amount });
    }
}
