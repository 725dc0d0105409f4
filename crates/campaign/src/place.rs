//! Which system has the floor, and what has to be known while it has.

use crate::gear::Pack;
use crate::library::{EncounterId, Prize};
use crate::summary::Summary;
use daemonfall_sector::{StackId, TileId, UnitId};
use serde::{Deserialize, Serialize};

/// Units that go through a guardian's door, at most.
pub const BREACH_AT_MOST: usize = 4;

/// An encounter that waits for a choice.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Meeting {
    /// Which.
    pub encounter: EncounterId,
    /// Who has met it.
    pub stack: StackId,
    /// Where.
    pub tile: TileId,
}

/// A dive under way.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Dive {
    /// The leader's stack.
    pub stack: StackId,
    /// The vault.
    pub tile: TileId,
    /// The leader.
    pub leader: UnitId,
    /// The seed of the dive.
    pub seed: u64,
    /// What was in the pack when the dive began.
    pub pack: Pack,
}

/// The last door: who goes through, and where do they stand?
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// The leader's stack.
    pub stack: StackId,
    /// The vault.
    pub tile: TileId,
    /// Who stands behind it, by its name in the data.
    pub guardian: String,
}

/// A breach under way.
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

/// Prizes of which one may be taken.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The leader's stack.
    pub stack: StackId,
    /// Three, as long as there are so many.
    pub prizes: Vec<Prize>,
}

/// Which system has the floor.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The map, in the player's turn.
    Sector,
    /// An encounter.
    Encounter(Meeting),
    /// A dive.
    Dive(Dive),
    /// The door at the end of a dive.
    Door(Door),
    /// A breach.
    Breach(Duel),
    /// A choice of prizes.
    Prize(Offer),
    /// Nobody: the run is over.
    Over(Box<Summary>),
}

impl Place {
    /// Its name for messages.
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
