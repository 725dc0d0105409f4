//! What the player's units carry: mods in slots, spare mods, relics, and the pack for dives.

mod definition;
mod dive;

pub use definition::Definition;
pub(crate) use dive::{haul, leader_traits};

use crate::content::Content;
use crate::library::ModId;
use crate::library::mods::Slot;
use crate::refusal::Refusal;
use daemonfall_core::require;
use daemonfall_sector::{KindId, Sector, UnitId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the leader takes into dives, besides what its mods give.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    pub bombs: u16,
    pub potions: u16,
}

/// What the player's units carry.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Gear {
    /// Spare mods, in the order in which they came.
    pub loose: Vec<ModId>,
    /// Mods in slots, in the order in which they were fitted. Only units that carry any are listed.
    pub fitted: BTreeMap<UnitId, Vec<ModId>>,
    pub relics: Vec<ModId>,
    /// What dives begin with.
    pub pack: Pack,
}

impl Gear {
    pub fn of(&self, unit: UnitId) -> &[ModId] {
        self.fitted.get(&unit).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn gain(&mut self, content: &Content, item: ModId) {
        match content.campaign.item(item).slot {
            Slot::Relic => self.relics.push(item),
            _ => self.loose.push(item),
        }
    }

    /// All mods, spare or fitted, and relics.
    pub fn all(&self) -> impl Iterator<Item = ModId> + '_ {
        let fitted = self.fitted.values().flatten();
        self.loose.iter().chain(fitted).chain(&self.relics).copied()
    }

    pub(crate) fn check_fit(
        &self,
        content: &Content,
        sector: &Sector,
        unit: UnitId,
        item: ModId,
    ) -> Result<(), Refusal> {
        let kind = own_unit(sector, unit)?;
        require(self.loose.contains(&item), Refusal::NoSuchMod)?;
        let slot = content.campaign.item(item).slot;
        let carried = self.of(unit);
        let slots = content.sector.roster.kind(kind).chassis.slots;
        require(carried.len() < usize::from(slots), Refusal::NoSlot { slots })?;
        let same = |id: &ModId| content.campaign.item(*id).slot == slot;
        require(!carried.iter().any(same), Refusal::SlotTaken { slot })
    }

    pub(crate) fn check_unfit(
        &self,
        sector: &Sector,
        unit: UnitId,
        item: ModId,
    ) -> Result<(), Refusal> {
        own_unit(sector, unit)?;
        require(self.of(unit).contains(&item), Refusal::NotFitted)
    }
}

pub(crate) fn own_unit(sector: &Sector, unit: UnitId) -> Result<KindId, Refusal> {
    let (stack, it) = sector.unit(unit).ok_or(Refusal::NoSuchUnit)?;
    require(stack.faction == sector.player, Refusal::NotYours)?;
    Ok(it.kind)
}
