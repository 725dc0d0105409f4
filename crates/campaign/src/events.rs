//! What happened in a run, as plain data, in order: the display shows it and the log explains it.

use crate::library::{EncounterId, ModId, Prize};
use crate::skill::Chance;
use crate::summary::Summary;
use daemonfall_breach::{self as breach, BreachEvent};
use daemonfall_dungeon::DiveEvent;
use daemonfall_sector::{SectorEvent, UnitId};
use serde::{Deserialize, Serialize};

/// What came of an encounter's choice, a dive, a prize, beside what the map's own events tell.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A mod was gained.
    ModGained(ModId),
    /// A mod was lost.
    ModLost(ModId),
    /// The pack holds so much now.
    Pack {
        /// Bombs.
        bombs: u16,
        /// Potions.
        potions: u16,
    },
    /// Nothing came of it: there was nobody, or nothing, or no room.
    Nothing,
}

/// Something that happened.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
pub enum RunEvent {
    /// The run began.
    Began,
    /// On the map.
    Sector(SectorEvent),
    /// An encounter waits for a choice.
    Met {
        /// Which.
        encounter: EncounterId,
    },
    /// A skill was tried.
    Tried {
        /// With what chance.
        chance: Chance,
        /// What was drawn, from 0 to 99: below the chance is a success.
        drawn: i32,
    },
    /// A choice was made; what is told stands in the library, what came of it follows.
    Chose {
        /// In which encounter.
        encounter: EncounterId,
        /// Which choice, from 0.
        choice: u8,
        /// Whether it failed.
        failed: bool,
    },
    /// Something changed.
    Changed(Change),
    /// A mod was fitted.
    Fitted {
        /// Into whom.
        unit: UnitId,
        /// Which.
        item: ModId,
    },
    /// A mod was taken out.
    Unfitted {
        /// Of whom.
        unit: UnitId,
        /// Which.
        item: ModId,
    },
    /// A dive begins.
    DiveBegan {
        /// Its seed.
        seed: u64,
    },
    /// In the dive.
    Dive(DiveEvent),
    /// The dive is over.
    DiveEnded {
        /// Whether the leader has reached the last door.
        escaped: bool,
        /// Gold brought out, worth as many cycles.
        gold: u32,
    },
    /// The leader stands before a guardian's door.
    DoorReached {
        /// Whose, by its name in the data.
        guardian: String,
    },
    /// A breach begins.
    BreachBegan {
        /// Against whom, by its name in the data.
        guardian: String,
        /// Who goes, in character order.
        units: Vec<UnitId>,
    },
    /// In the breach.
    Breach(BreachEvent),
    /// The breach is over.
    BreachEnded {
        /// How; none when it was left, or lasted too long.
        outcome: Option<breach::Outcome>,
    },
    /// Prizes are there to choose from.
    Offered {
        /// Which.
        prizes: Vec<Prize>,
    },
    /// A prize was taken, or none.
    Took {
        /// Which.
        prize: Option<Prize>,
    },
    /// The player has withdrawn.
    Retreated,
    /// The run is over.
    Over(Box<Summary>),
}

/// What came of a command.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
pub struct Applied {
    /// What happened, in order.
    pub events: Vec<RunEvent>,
    /// Whether it can be taken back.
    pub undoable: bool,
}
