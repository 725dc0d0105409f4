//! The current phase of a run: the active system, and its state.

use crate::gear::Pack;
use crate::library::{EncounterId, Prize};
use crate::summary::Summary;
use daemonfall_core::CharacterId;
use daemonfall_sector::{StackId, TileId, UnitId};
use serde::{Deserialize, Serialize};

/// Most units that go through a guardian's door.
pub const BREACH_AT_MOST: usize = 4;

/// An encounter that is waiting for a choice.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    pub encounter: EncounterId,
    pub stack: StackId,
    pub tile: TileId,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Dive {
    /// The leader's stack.
    pub stack: StackId,
    /// The vault.
    pub tile: TileId,
    pub leader: UnitId,
    pub seed: u64,
    /// The pack when the dive began.
    pub pack: Pack,
}

/// The last door, where the player chooses the units that go through and their panels.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// The leader's stack.
    pub stack: StackId,
    /// The vault.
    pub tile: TileId,
    /// The guardian behind it, by its name in the data.
    pub guardian: String,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    /// The leader's stack.
    pub stack: StackId,
    /// The vault.
    pub tile: TileId,
    /// The guardian, by its name in the data.
    pub guardian: String,
    /// The units of the player's side: the first is character 0, and so on.
    pub units: Vec<UnitId>,
}

impl Duel {
    /// The character that a unit is, if it went through the door.
    pub fn character(&self, unit: UnitId) -> Option<CharacterId> {
        let place = self.units.iter().position(|it| *it == unit)?;
        Some(CharacterId(place as u32))
    }
}

/// Prizes, of which one can be taken.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The leader's stack.
    pub stack: StackId,
    /// Three, if there are that many.
    pub prizes: Vec<Prize>,
}

/// The current phase: the active system and its state.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The map, in the player's turn.
    Sector,
    Encounter(Meeting),
    Dive(Dive),
    /// The door at the end of a dive.
    Door(Door),
    Breach(Duel),
    Prize(Offer),
    /// None: the run is over.
    Over(Box<Summary>),
}

impl Phase {
    pub fn name(&self) -> &'static str {
        match self {
            Self::Sector => "the sector",
            Self::Encounter(_) => "an encounter",
            Self::Dive(_) => "a dive",
            Self::Door(_) => "a guardian's door",
            Self::Breach(_) => "a breach",
            Self::Prize(_) => "a choice of prizes",
            Self::Over(_) => "the end of the run",
        }
    }
}
