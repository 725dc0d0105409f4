//! What the player may want in a run. A replay is a list of these.

use crate::library::ModId;
use daemonfall_breach as breach;
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{self as sector, UnitId};
use serde::{Deserialize, Serialize};

/// A unit in its place before a breach.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Station {
    /// Who.
    pub unit: UnitId,
    /// From the top, 0 to 3.
    pub column: i8,
    /// 0 at the front, 1 at the back.
    pub depth: i8,
}

/// What the player wants.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum RunCommand {
    /// On the map. Ending the turn lets all others have theirs.
    Sector(sector::Command),
    /// Puts a mod that nobody carries into a slot of a unit.
    Fit {
        /// Whose.
        unit: UnitId,
        /// Which.
        item: ModId,
    },
    /// Takes a mod out of a slot.
    Unfit {
        /// Whose.
        unit: UnitId,
        /// Which.
        item: ModId,
    },
    /// Chooses in an encounter, from 0.
    Choose(u8),
    /// A beat of a dive.
    Dive(dungeon::Command),
    /// Goes through the guardian's door with these units, on these panels.
    LineUp(Vec<Station>),
    /// A choice in a breach, for whoever of the player's side has the turn.
    Breach(breach::Command),
    /// Takes a prize, from 0.
    Take(u8),
    /// Takes none of the prizes.
    TakeNone,
    /// Leaves a dive, a door or a breach, and what could have been had there.
    Retreat,
    /// Gives the run up.
    GiveUp,
}

impl RunCommand {
    /// Whether something is changed by hand, on the map or in a dive. A run with an edit counts as
    /// edited.
    pub fn is_edit(&self) -> bool {
        match self {
            RunCommand::Sector(command) => matches!(command, sector::Command::Edit(_)),
            RunCommand::Dive(command) => command.is_edit(),
            _ => false,
        }
    }
}
