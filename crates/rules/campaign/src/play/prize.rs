//! What a guardian leaves behind: a choice of one from three. The first is the relic that it guards.

use super::Play;
use crate::content::Content;
use crate::events::RunEvent;
use crate::library::mods::{Rarity, Slot};
use crate::library::{ModId, PRIZES, Prize, PrizeEntry, PrizeKind, VAULT};
use crate::phase::{Offer, Phase};
use crate::run::Run;
use daemonfall_core::Stream;
use daemonfall_sector::library::Part;
use daemonfall_sector::{KindId, STACK_AT_MOST, StackId, UnitId, WriteBack};

/// The relic that a guardian guards: its own, or the first of all where the run has that one or
/// cannot find it yet.
pub(crate) fn guarded(content: &Content, run: &Run, guardian: &str) -> Option<ModId> {
    let library = &content.campaign;
    let own = *library.prizes(VAULT)?.relics.get(guardian)?;
    let relics = library.mods().filter(|(_, it)| it.slot == Slot::Relic).map(|(id, _)| id);
    std::iter::once(own)
        .chain(relics)
        .find(|id| !run.gear.relics.contains(id) && library.is_open(*id, &run.settings.unlocks))
}

impl Play<'_> {
    /// Sets out the guarded relic, and draws the other prizes: no kind twice, and none without
    /// effect.
    pub(super) fn offer(&mut self, stack: StackId, guardian: &str) {
        let pool = self.content.campaign.prizes(VAULT);
        let mut open: Vec<PrizeEntry> = pool.map_or_else(Vec::new, |pool| pool.entries.clone());
        let relic = guarded(self.content, self.run, guardian);
        let mut prizes: Vec<Prize> = relic.map(Prize::Mod).into_iter().collect();
        while prizes.len() < PRIZES && !open.is_empty() {
            let weights: Vec<(usize, u32)> =
                open.iter().enumerate().map(|(place, it)| (place, it.weight)).collect();
            let Some(place) = self.weighted("which prizes are offered", &weights) else { break };
            let entry = open.remove(place);
            prizes.extend(self.prize(entry.prize, stack).filter(|it| !prizes.contains(it)));
        }
        if prizes.is_empty() {
            return;
        }
        self.tell(RunEvent::Offered { prizes: prizes.clone() });
        self.run.phase = Phase::Prize(Offer { stack, prizes });
    }

    fn prize(&mut self, kind: PrizeKind, stack: StackId) -> Option<Prize> {
        match kind {
            PrizeKind::Mod(rarity) => self.find_mod(rarity, false).map(Prize::Mod),
            PrizeKind::Relic => self.find_mod(Rarity::Rare, true).map(Prize::Mod),
            PrizeKind::Unit(tier) => self.find_unit(tier, stack).map(Prize::Unit),
            PrizeKind::Cycles(number) => Some(Prize::Cycles(number)),
            PrizeKind::Repair => Some(Prize::Repair),
        }
    }

    fn find_unit(&mut self, tier: u8, stack: StackId) -> Option<KindId> {
        let it = self.run.sector.stacks.get(&stack)?;
        if it.units.len() >= STACK_AT_MOST {
            return None;
        }
        let rules = &self.content.sector;
        let players = rules.library.factions().map(|(_, it)| it);
        let players = players.filter(|it| it.part == Part::Player);
        let kinds: Vec<KindId> = players
            .flat_map(|it| &it.recruits)
            .filter(|kind| rules.roster.kind(**kind).chassis.tier == tier)
            .copied()
            .collect();
        let place = self
            .run
            .draw("which prizes are offered", |dice| dice.below(Stream::Loot, kinds.len() as u32));
        kinds.get(place as usize).copied()
    }

    pub(super) fn take(&mut self, place: Option<u8>) {
        let Phase::Prize(offer) = self.run.phase.clone() else { return };
        let prize = place.and_then(|place| offer.prizes.get(usize::from(place)).copied());
        self.tell(RunEvent::Took { prize });
        self.run.phase = Phase::Sector;
        match prize {
            None => {}
            Some(Prize::Mod(item)) => self.gain(item),
            Some(Prize::Unit(kind)) => {
                let stack = offer.stack;
                self.write(WriteBack::AddUnit { stack, kind });
            }
            Some(Prize::Cycles(number)) => self.pay(number),
            Some(Prize::Repair) => {
                let stack = self.run.sector.stacks.get(&offer.stack);
                let units = stack.map_or(&[][..], |it| &it.units);
                let units: Vec<UnitId> = units.iter().map(|unit| unit.id).collect();
                for unit in units {
                    self.mend(unit, i32::MAX);
                }
            }
        }
    }
}
