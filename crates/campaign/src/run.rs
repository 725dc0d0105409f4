//! A run as one plain value, but for the dive or breach under way, which lies in a world.

use crate::content::Content;
use crate::gear::{Definition, Gear};
use crate::library::{Difficulty, EncounterId};
use crate::place::Place;
use crate::settings::Settings;
use crate::tally::Tally;
use daemonfall_core::{Fingerprint, Streams, draws};
use daemonfall_sector::{Sector, TileId, Unit, UnitId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A run.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// As it was begun.
    pub settings: Settings,
    /// Fingerprint of the data that its numbers belong to.
    pub data: Fingerprint,
    /// The map. The run's random streams stand where it says.
    pub sector: Sector,
    /// The leader's number, whether it lives or not.
    pub leader: UnitId,
    /// What the player's units carry.
    pub gear: Gear,
    /// Which system has the floor.
    pub place: Place,
    /// What has happened so far, in numbers.
    pub tally: Tally,
    /// Encounters met, in order: none is met twice before all were.
    pub met: Vec<EncounterId>,
    /// Vaults whose door has been reached, with the guardian that stands there.
    pub doors: BTreeMap<TileId, String>,
    /// Whether something was changed by hand: such a run has no score and unlocks nothing. Left out
    /// where it is not so, as in runs that were kept before there were edits.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edited: bool,
}

impl Run {
    /// Its difficulty.
    pub fn difficulty<'a>(&self, content: &'a Content) -> Option<&'a Difficulty> {
        content.campaign.difficulty(&self.settings.difficulty)
    }

    /// The leader, while it lives.
    pub fn leader(&self) -> Option<&Unit> {
        self.unit(self.leader)
    }

    /// The player's units, by stack and place in it.
    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        let stacks = self.sector.stacks_of(self.sector.player);
        stacks.flat_map(|stack| &stack.units)
    }

    /// What a unit of the player's is, its mods and the relics counted in.
    pub fn define(&self, content: &Content, unit: &Unit) -> Definition {
        let mods = self.gear.of(unit.id).iter().chain(&self.gear.relics);
        content.define(unit.kind, mods.copied())
    }

    /// Draws for something from the run's streams, and leaves them where they stand then.
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

    /// A unit of the player's.
    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        let (stack, unit) = self.sector.unit(id)?;
        (stack.faction == self.sector.player).then_some(unit)
    }
}
