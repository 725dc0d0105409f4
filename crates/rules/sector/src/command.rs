//! Commands of the faction whose turn it is, and changes written back from outside the map. Plain
//! data, used in replays too.

use crate::edit::Edit;
use crate::ids::{FactionId, KindId, StackId, TileId, UnitId};
use crate::stack::Bonus;
use serde::{Deserialize, Serialize};

/// A command of the faction whose turn it is.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A stack moves to a tile that it can reach this turn, by the cheapest way it knows.
    Move {
        /// The stack that moves.
        stack: StackId,
        /// The destination.
        to: TileId,
    },
    /// A stack attacks a neighbouring tile.
    Attack {
        /// The attacking stack.
        stack: StackId,
        /// The attacked tile.
        tile: TileId,
    },
    /// Units join a stack of their faction on a neighbouring tile, behind those already in it.
    Merge {
        /// The stack they leave.
        from: StackId,
        /// The stack they join.
        into: StackId,
        /// The units that move over.
        units: Vec<UnitId>,
    },
    /// Units step onto a free neighbouring tile as a new stack.
    Split {
        /// The stack they leave.
        stack: StackId,
        /// The units that leave; at least one unit must stay.
        units: Vec<UnitId>,
        /// The destination.
        to: TileId,
    },
    /// Changes a stack's order of battle.
    Arrange {
        /// The stack.
        stack: StackId,
        /// All its units, in their new order.
        order: Vec<UnitId>,
    },
    /// A structure makes a unit, which joins the stack on the tile or forms a new one.
    Recruit {
        /// The structure's tile.
        tile: TileId,
        /// The kind of unit.
        kind: KindId,
    },
    /// Dismisses a unit, which ends its upkeep.
    Disband {
        /// The unit.
        unit: UnitId,
    },
    /// The player's leader enters the vault on its stack's tile.
    EnterVault {
        /// The leader's stack.
        stack: StackId,
    },
    /// Proposes an alliance.
    Propose {
        /// The faction that gets the offer.
        to: FactionId,
    },
    /// Answers an offer.
    Answer {
        /// The faction that made the offer.
        from: FactionId,
        /// Whether to accept the alliance.
        accept: bool,
    },
    /// Breaks an alliance.
    Break {
        /// The ally.
        with: FactionId,
    },
    /// Ends the active faction's turn.
    EndTurn,
    /// A value is changed by hand, outside the rules.
    Edit(Edit),
}

/// Results of encounters, dives and breaches, written back to the map by the caller.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum WriteBack {
    /// A unit is lost.
    LoseUnit {
        /// The unit.
        unit: UnitId,
    },
    /// Sets a unit's health.
    SetHealth {
        /// The unit.
        unit: UnitId,
        /// Points, clamped to 1 and the unit's maximum.
        health: i32,
    },
    /// A unit joins a stack.
    AddUnit {
        /// The stack.
        stack: StackId,
        /// The kind of unit.
        kind: KindId,
    },
    /// A faction gains or loses cycles, never below zero.
    Cycles {
        /// The faction.
        faction: FactionId,
        /// The change.
        amount: i32,
    },
    /// Sets what mods add to a unit. Health that it has lost stays lost: it has as many points less
    /// than its maximum as before, and at least 1.
    SetBonus {
        /// The unit.
        unit: UnitId,
        /// The bonus from its mods.
        bonus: Bonus,
    },
    /// A faction learns tiles as if it had seen them once.
    Reveal {
        /// The faction.
        faction: FactionId,
        /// The tile in the centre.
        tile: TileId,
        /// The radius in tiles.
        radius: u32,
    },
    /// Makes two factions allies.
    Ally {
        /// One of the two.
        one: FactionId,
        /// The other one.
        other: FactionId,
    },
    /// Ends an alliance of two factions.
    Part {
        /// The faction that is considered to have broken it.
        one: FactionId,
        /// The other one.
        other: FactionId,
    },
    /// The pending encounter is over.
    EncounterOver,
    /// The dive under the vault is over.
    VaultOver {
        /// Whether the vault is now empty.
        emptied: bool,
    },
}
