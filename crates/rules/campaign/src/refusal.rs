//! Why a command is refused: one type for interface, bots and lab, each with a text for the player.

use crate::library::mods::Slot;
use crate::puzzles::PuzzleRefusal;
use daemonfall_breach as breach;
use daemonfall_dungeon as dungeon;
use daemonfall_sector as sector;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a command is refused. A refusal changes nothing.
#[derive(Error, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The current phase takes other commands.
    #[error("not now: {place} comes first")]
    NotNow {
        /// The name of the current phase.
        place: String,
    },
    /// The run has ended.
    #[error("the run is over")]
    Over,
    /// The map refuses it.
    #[error(transparent)]
    Sector(#[from] sector::Refusal),
    /// The dive refuses it.
    #[error(transparent)]
    Dive(#[from] dungeon::Refusal),
    /// The breach refuses it.
    #[error(transparent)]
    Breach(#[from] breach::Refusal),
    /// There is no such choice.
    #[error("there is no choice number {0}")]
    NoSuchChoice(u8),
    /// It costs too much.
    #[error("it costs {needs} cycles, and there are {has}")]
    TooDear {
        /// Its price in cycles.
        needs: i32,
        /// The player's cycles.
        has: i32,
    },
    /// There is no such unit.
    #[error("there is no such unit")]
    NoSuchUnit,
    /// The unit is not the player's.
    #[error("it is not yours")]
    NotYours,
    /// Nobody has left such a mod lying.
    #[error("there is no such spare mod")]
    NoSuchMod,
    /// The unit does not carry it.
    #[error("the unit does not carry this mod")]
    NotFitted,
    /// No slot is free.
    #[error("its chassis has {slots} slots, all taken")]
    NoSlot {
        /// Slots of its chassis.
        slots: u8,
    },
    /// A unit carries one mod of each slot.
    #[error("its {} slot is taken", .slot.name())]
    SlotTaken {
        /// The slot.
        slot: Slot,
    },
    /// It has lost more health than it would have with its mods changed so.
    #[error("it is too badly hurt to survive the change")]
    TooHurt,
    /// Nobody is lined up.
    #[error("at least one unit has to go through the door")]
    Nobody,
    /// Too many are lined up.
    #[error("at most {most} units can go through the door, not {wants}")]
    TooMany {
        /// The most that can go.
        most: usize,
        /// Units lined up.
        wants: usize,
    },
    /// A unit is lined up that is not in the stack.
    #[error("only units of the leader's stack can go through the door")]
    NotHere,
    /// A unit is lined up twice, or two on one panel.
    #[error("a unit or a panel is named twice")]
    NamedTwice,
    /// There is no such panel.
    #[error("there is no such panel: columns run from 0 to 3, depths are 0 and 1")]
    NoSuchPanel,
    /// There is no room for it.
    #[error("the stack has no room for it")]
    NoRoom,
    /// The breach cannot begin.
    #[error("the breach cannot begin: {0}")]
    NoBreach(String),
    /// Nobody is to choose in the breach.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The puzzle refuses it.
    #[error(transparent)]
    Puzzle(#[from] PuzzleRefusal),
}
