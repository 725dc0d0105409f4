//! The player's commands in a run. A replay is a list of these.

use crate::library::ModId;
use daemonfall_breach as breach;
use daemonfall_dungeon as dungeon;
use daemonfall_sector::{self as sector, UnitId};
use serde::{Deserialize, Serialize};

/// A unit in its place before a breach.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Station {
    pub unit: UnitId,
    /// From the top, 0 to 3.
    pub column: i8,
    /// 0 at the front, 1 at the back.
    pub depth: i8,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum RunCommand {
    /// A command on the map. Ending the turn lets all others take theirs.
    Sector(sector::Command),
    /// Puts a spare mod into a slot of a unit.
    Fit { unit: UnitId, item: ModId },
    /// Takes a mod out of a slot.
    Unfit { unit: UnitId, item: ModId },
    /// Makes a choice in an encounter, counted from 0.
    Choose(u8),
    /// A beat of a dive.
    Dive(dungeon::Command),
    /// Goes through the guardian's door with these units, on these panels.
    LineUp(Vec<Station>),
    /// A choice in a breach, for the unit of the player's side that has the turn.
    Breach(breach::Command),
    /// Takes a prize, counted from 0.
    Take(u8),
    /// Takes none of the prizes.
    TakeNone,
    /// Leaves a dive, a door or a breach, and gives up what could have been gained there.
    Retreat,
    /// Gives up the run.
    GiveUp,
    /// Exchanges the units of two places in a puzzle of the battle.
    Exchange(u8, u8),
}

impl RunCommand {
    /// Whether this is a manual edit, on the map or in a dive. A run with an edit counts as edited.
    pub fn is_edit(&self) -> bool {
        match self {
            RunCommand::Sector(command) => matches!(command, sector::Command::Edit(_)),
            RunCommand::Dive(command) => command.is_edit(),
            _ => false,
        }
    }
}
