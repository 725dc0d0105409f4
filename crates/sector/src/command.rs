//! What the faction whose turn it is may want, and what is written back from outside the map. Plain
//! data, for replays too.

use crate::edit::Edit;
use crate::ids::{FactionId, KindId, StackId, TileId, UnitId};
use crate::stack::Bonus;
use serde::{Deserialize, Serialize};

/// A command of the faction whose turn it is.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A stack goes to a tile that it can reach in this turn, by the cheapest way it knows.
    Move {
        /// Which.
        stack: StackId,
        /// Where to.
        to: TileId,
    },
    /// A stack attacks a neighbouring tile.
    Attack {
        /// Which.
        stack: StackId,
        /// The tile attacked.
        tile: TileId,
    },
    /// Units join a stack of their own faction on a neighbouring tile, behind those that are in it.
    Merge {
        /// Out of this stack.
        from: StackId,
        /// Into this one.
        into: StackId,
        /// Who.
        units: Vec<UnitId>,
    },
    /// Units step onto a free neighbouring tile as a stack of their own.
    Split {
        /// Out of this stack.
        stack: StackId,
        /// Who; somebody stays.
        units: Vec<UnitId>,
        /// Where to.
        to: TileId,
    },
    /// Puts a stack into another order of battle.
    Arrange {
        /// Which.
        stack: StackId,
        /// All its units, in their new order.
        order: Vec<UnitId>,
    },
    /// A structure makes a unit, which joins the stack there or is one.
    Recruit {
        /// Where.
        tile: TileId,
        /// What.
        kind: KindId,
    },
    /// Lets a unit go, to be rid of its upkeep.
    Disband {
        /// Who.
        unit: UnitId,
    },
    /// The player's leader enters the vault on whose tile its stack stands.
    EnterVault {
        /// The leader's stack.
        stack: StackId,
    },
    /// Proposes an alliance.
    Propose {
        /// To whom.
        to: FactionId,
    },
    /// Answers an offer.
    Answer {
        /// Whose.
        from: FactionId,
        /// Whether there is to be an alliance.
        accept: bool,
    },
    /// Breaks an alliance.
    Break {
        /// With whom.
        with: FactionId,
    },
    /// Ends the turn of the faction whose turn it is.
    EndTurn,
    /// Something is changed by hand, from outside the rules.
    Edit(Edit),
}

/// What comes of encounters, dives and breaches, written back to the map by who runs them.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum WriteBack {
    /// A unit is lost.
    LoseUnit {
        /// Who.
        unit: UnitId,
    },
    /// A unit has so much health.
    SetHealth {
        /// Who.
        unit: UnitId,
        /// Points, brought within 1 and the most it can have.
        health: i32,
    },
    /// A unit joins a stack.
    AddUnit {
        /// Which.
        stack: StackId,
        /// What.
        kind: KindId,
    },
    /// A faction gains or loses cycles, never below zero.
    Cycles {
        /// Whose.
        faction: FactionId,
        /// How many.
        amount: i32,
    },
    /// What mods add to a unit is now this. Health that it has lost stays lost, and no more: it has
    /// as much less than its most as before, and at least 1.
    SetBonus {
        /// Who.
        unit: UnitId,
        /// What its mods add.
        bonus: Bonus,
    },
    /// Tiles come to a faction's knowledge, as if it had seen them once.
    Reveal {
        /// Whose.
        faction: FactionId,
        /// Around this tile.
        tile: TileId,
        /// So far, in tiles.
        radius: u32,
    },
    /// Two factions are allies from now on.
    Ally {
        /// One.
        one: FactionId,
        /// The other.
        other: FactionId,
    },
    /// Two factions are allies no longer.
    Part {
        /// One, who is held to have broken it.
        one: FactionId,
        /// The other.
        other: FactionId,
    },
    /// The encounter that waits to be settled is over.
    EncounterOver,
    /// The dive under the vault is over.
    VaultOver {
        /// Whether nothing is left in it.
        emptied: bool,
    },
}
