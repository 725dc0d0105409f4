//! Commands of the faction whose turn it is, and changes written back from outside the map. Plain
//! data, used in replays too.

use crate::edit::Edit;
use crate::ids::{FactionId, KindId, StackId, TileId, UnitId};
use crate::stack::Bonus;
use serde::{Deserialize, Serialize};

/// A command of the faction whose turn it is.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum Command {
    /// A stack moves to a tile that it can reach this turn, by the cheapest way it knows.
    Move { stack: StackId, to: TileId },
    /// A stack attacks a neighbouring tile.
    Attack { stack: StackId, tile: TileId },
    /// Units join a stack of their faction on a neighbouring tile, behind those already in it.
    Merge { from: StackId, into: StackId, units: Vec<UnitId> },
    /// Units step onto a free neighbouring tile as a new stack.
    Split {
        stack: StackId,
        /// The units that leave; at least one unit must stay.
        units: Vec<UnitId>,
        to: TileId,
    },
    /// Changes a stack's order of battle.
    Arrange { stack: StackId, order: Vec<UnitId> },
    /// A structure makes a unit, which joins the stack on the tile or forms a new one.
    Recruit { tile: TileId, kind: KindId },
    /// Dismisses a unit, which ends its upkeep.
    Disband { unit: UnitId },
    /// The player's leader enters the vault on its stack's tile.
    EnterVault { stack: StackId },
    /// Proposes an alliance.
    Propose { to: FactionId },
    /// Answers an offer.
    Answer { from: FactionId, accept: bool },
    /// Breaks an alliance.
    Break { with: FactionId },
    /// Ends the active faction's turn.
    EndTurn,
    /// A value is changed by hand, outside the rules.
    Edit(Edit),
}

/// Results of encounters, dives and breaches, written back to the map by the caller.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the fields say what they hold")]
pub enum WriteBack {
    /// A unit is lost.
    LoseUnit { unit: UnitId },
    /// Sets a unit's health.
    SetHealth {
        unit: UnitId,
        /// Points, clamped to 1 and the unit's maximum.
        health: i32,
    },
    /// A unit joins a stack.
    AddUnit { stack: StackId, kind: KindId },
    /// A faction gains or loses cycles, never below zero.
    Cycles { faction: FactionId, amount: i32 },
    /// Sets what mods add to a unit. Health that it has lost stays lost: it has as many points less
    /// than its maximum as before, and at least 1.
    SetBonus { unit: UnitId, bonus: Bonus },
    /// A faction learns tiles as if it had seen them once.
    Reveal { faction: FactionId, tile: TileId, radius: u32 },
    /// Makes two factions allies.
    Ally { one: FactionId, other: FactionId },
    /// Ends an alliance of two factions.
    Part {
        /// The faction that is considered to have broken it.
        one: FactionId,
        other: FactionId,
    },
    /// The pending encounter is over.
    EncounterOver,
    /// The dive under the vault is over.
    VaultOver { emptied: bool },
}
