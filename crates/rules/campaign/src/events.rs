//! What happened in a run, as plain data, in order. The display shows it and the log explains it.

use crate::library::{EncounterId, ModId, Prize};
use crate::skill::Chance;
use crate::summary::Summary;
use bevy_ecs::world::World;
use daemonfall_breach::{self as breach, BreachEvent};
use daemonfall_core::EventLog;
use daemonfall_dungeon::DiveEvent;
use daemonfall_sector::{SectorEvent, UnitId};
use serde::{Deserialize, Serialize};

/// A result of an encounter's choice, a dive or a prize, in addition to the map's own events.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A mod was gained.
    ModGained(ModId),
    /// A mod was lost.
    ModLost(ModId),
    /// The pack's new contents.
    Pack { bombs: u16, potions: u16 },
    /// No effect: no unit, nothing to change, or no room.
    Nothing,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
pub enum RunEvent {
    /// The run began.
    Began,
    /// An event on the map.
    Sector(SectorEvent),
    /// An encounter is waiting for a choice.
    Met { encounter: EncounterId },
    /// A skill was tried.
    Tried {
        chance: Chance,
        /// The number drawn, from 0 to 99: below the chance is a success.
        drawn: i32,
    },
    /// A choice was made. Its text is in the library; its results follow.
    Chose {
        encounter: EncounterId,
        /// The choice, counted from 0.
        choice: u8,
        failed: bool,
    },
    /// Something changed.
    Changed(Change),
    /// A mod was fitted.
    Fitted { unit: UnitId, item: ModId },
    /// A mod was taken out.
    Unfitted { unit: UnitId, item: ModId },
    /// A dive begins.
    DiveBegan { seed: u64 },
    /// An event in the dive.
    Dive(DiveEvent),
    /// The dive is over.
    DiveEnded {
        /// Whether the leader has reached the last door.
        escaped: bool,
        /// Gold brought out; one cycle each.
        gold: u32,
    },
    /// The leader is at a guardian's door.
    DoorReached {
        /// The guardian, by its name in the data.
        guardian: String,
    },
    /// A breach begins.
    BreachBegan {
        /// The guardian, by its name in the data.
        guardian: String,
        /// The units that enter, in character order.
        units: Vec<UnitId>,
    },
    /// An event in the breach.
    Breach(BreachEvent),
    /// The breach is over.
    BreachEnded {
        /// The outcome: a stalemate if it lasted too long, `None` if it was left.
        outcome: Option<breach::Outcome>,
    },
    /// Prizes are offered.
    Offered { prizes: Vec<Prize> },
    /// A prize was taken, or none.
    Took {
        /// The prize; `None` if none was taken.
        prize: Option<Prize>,
    },
    /// The player has retreated.
    Retreated,
    /// The run is over.
    Over(Box<Summary>),
}

/// Takes the events of a dive or breach out of its world's log.
pub(crate) fn drained<E: Send + Sync + 'static>(
    world: &mut World,
    event: fn(E) -> RunEvent,
) -> impl Iterator<Item = RunEvent> {
    world.resource_mut::<EventLog<E>>().into_inner().drain().map(event)
}

#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
pub struct Applied {
    /// What happened, in order.
    pub events: Vec<RunEvent>,
    pub undoable: bool,
}
