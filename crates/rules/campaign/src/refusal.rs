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
    #[error("{place} comes first")]
    NotNow { place: String },
    #[error("the run is over")]
    Over,
    #[error(transparent)]
    Sector(#[from] sector::Refusal),
    #[error(transparent)]
    Dive(#[from] dungeon::Refusal),
    #[error(transparent)]
    Breach(#[from] breach::Refusal),
    #[error("there is no choice number {0}")]
    NoSuchChoice(u8),
    #[error("it costs {needs} cycles, and you have {has}")]
    TooDear { needs: i32, has: i32 },
    #[error("there is no such unit")]
    NoSuchUnit,
    #[error("it is not yours")]
    NotYours,
    #[error("there is no such spare mod")]
    NoSuchMod,
    #[error("the unit does not carry this mod")]
    NotFitted,
    #[error("its chassis has {slots} slots, all taken")]
    NoSlot { slots: u8 },
    #[error("its {} slot is taken", .slot.name())]
    SlotTaken { slot: Slot },
    /// It has lost more health than it would have with its mods changed so.
    #[error("it is too badly hurt to survive the change")]
    TooHurt,
    #[error("at least one unit has to go through the door")]
    Nobody,
    #[error("at most {most} units can go through the door, not {wants}")]
    TooMany { most: usize, wants: usize },
    #[error("only units of the leader's stack can go through the door")]
    NotHere,
    #[error("a unit or a panel is named twice")]
    NamedTwice,
    #[error("there is no such panel: lanes run from 0 to 3, depths are 0 and 1")]
    NoSuchPanel,
    #[error("the stack has no room for it")]
    NoRoom,
    #[error("the breach cannot begin: {0}")]
    NoBreach(String),
    /// Nobody is to choose in the breach.
    #[error("it is not your turn")]
    NotYourTurn,
    #[error(transparent)]
    Puzzle(#[from] PuzzleRefusal),
}
