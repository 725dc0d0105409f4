//! A run as one plain value, except for its current dive or breach, which is in a world.

use crate::content::Content;
use crate::gear::{Definition, Gear};
use crate::library::{Difficulty, EncounterId};
use crate::phase::Phase;
use crate::settings::Settings;
use crate::tally::{Exploit, Tally};
use daemonfall_core::{CharacterId, Fingerprint, Streams, draws};
use daemonfall_sector::{Sector, TileId, Unit, UnitId};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Run {
    pub settings: Settings,
    /// Fingerprint of the data that its numbers refer to.
    pub data: Fingerprint,
    /// The map, including the state of the run's random streams.
    pub sector: Sector,
    /// The leader's number, even after its death.
    pub leader: UnitId,
    /// What the player's units carry.
    pub gear: Gear,
    /// The current phase. Files call it `place`.
    #[serde(rename = "place")]
    pub phase: Phase,
    /// The battles of the player's units that have learnt in some, by unit.
    #[serde(default)]
    pub histories: BTreeMap<UnitId, Vec<Exploit>>,
    /// Counts of what has happened so far.
    pub tally: Tally,
    /// Encounters met, in order. None is met twice before all were met.
    pub met: Vec<EncounterId>,
    /// Vaults whose door has been reached, with the guardian there.
    pub doors: BTreeMap<TileId, String>,
    /// Vaults from which a retreat has brought gold: none brings gold twice.
    #[serde(default)]
    pub left_early: BTreeSet<TileId>,
    /// Whether the run was edited: then it has no score and unlocks nothing. Omitted if false, as
    /// in saves from before edits existed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edited: bool,
}

impl Run {
    pub fn difficulty<'a>(&self, content: &'a Content) -> Option<&'a Difficulty> {
        content.campaign.difficulty(&self.settings.difficulty)
    }

    /// The cycles that the relics yield per turn, besides what the map does.
    pub fn relics_yield(&self, content: &Content) -> i32 {
        self.gear.relics.iter().map(|id| content.campaign.item(*id).income).sum()
    }

    /// The share of the gold that a retreat from the current dive keeps, in percent.
    pub fn keeps(&self, content: &Content) -> u32 {
        match &self.phase {
            Phase::Dive(dive) => self.keeps_at(content, dive.tile),
            _ => 0,
        }
    }

    /// The share of the gold that a retreat from this vault keeps, in percent: none a second time.
    pub fn keeps_at(&self, content: &Content, vault: TileId) -> u32 {
        let first = !self.left_early.contains(&vault);
        self.difficulty(content).filter(|_| first).map_or(0, |it| it.retreat)
    }

    /// How much of so much gold a retreat from the current dive keeps.
    pub fn kept(&self, content: &Content, gold: u32) -> u32 {
        (u64::from(gold) * u64::from(self.keeps(content)) / 100) as u32
    }

    /// The battles that a unit is remembered for, oldest first.
    pub fn history(&self, unit: UnitId) -> &[Exploit] {
        self.histories.get(&unit).map_or(&[], Vec::as_slice)
    }

    /// The leader, while it is alive.
    pub fn leader(&self) -> Option<&Unit> {
        self.unit(self.leader)
    }

    /// The leader in a breach, if it went through the door.
    pub fn leader_in_breach(&self) -> Option<CharacterId> {
        match &self.phase {
            Phase::Breach(duel) => duel.character(self.leader),
            _ => None,
        }
    }

    /// The player's units, by stack and place in it.
    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        let stacks = self.sector.stacks_of(self.sector.player);
        stacks.flat_map(|stack| &stack.units)
    }

    /// The values of a unit of the player, including its mods and the relics.
    pub fn define(&self, content: &Content, unit: &Unit) -> Definition {
        let mods = self.gear.of(unit.id).iter().chain(&self.gear.relics);
        content.define_learnt(unit.kind, &unit.career.boons, mods.copied())
    }

    /// Draws from the run's streams for this purpose, and advances them.
    pub(crate) fn draw<T>(
        &mut self,
        what: &'static str,
        from: impl FnOnce(&mut Streams) -> T,
    ) -> T {
        let _for = draws::about(what, None);
        let mut streams = Streams::at(self.sector.dice);
        let drawn = from(&mut streams);
        self.sector.dice = streams.positions();
        drawn
    }

    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        let (stack, unit) = self.sector.unit(id)?;
        (stack.faction == self.sector.player).then_some(unit)
    }
}
