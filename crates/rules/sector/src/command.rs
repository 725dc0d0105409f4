//! Commands of the faction whose turn it is, changes written back from outside the map, edits by
//! hand, and why a command is refused. Plain data, used in replays too.

use crate::grid::{BoonId, FactionId, KindId, StackId, TileId, UnitId};
use crate::stack::Bonus;
use daemonfall_battle::{AttackRefusal, Order};
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// A command of the faction whose turn it is.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
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
    /// Puts a unit into reserve, or back into the line.
    Reserve { unit: UnitId },
    /// A unit goes to the other row of its stack.
    ChangeRow { unit: UnitId },
    /// Tells a stack what to do in its battles.
    GiveOrder { stack: StackId, order: Option<Order> },
    /// A unit that has risen learns one of the two boons that it is offered.
    Promote { unit: UnitId, boon: BoonId },
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
    /// Sets what mods and boons add to a unit. Health that it has lost stays lost: it has as many points less
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

/// The most cycles that an edit can set.
pub const CYCLES_AT_MOST: i32 = 9999;

/// A value that can be changed.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// A unit's health, from 1 to its maximum. Death cannot be edited in: it needs a cause.
    Health(UnitId),
    Cycles(FactionId),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Health(_) => "health",
            Field::Cycles(_) => "cycles",
        })
    }
}

/// A change of one value by hand, outside the rules. It is an ordinary command: checked, reported
/// and recorded.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    pub field: Field,
    pub value: i32,
}

/// Why a command is refused: one type for interface, opponents and lab, each variant with a text
/// for the player. The sector is unchanged.
#[derive(Error, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    #[error("the sector is over")]
    Over,
    #[error("it is not your turn")]
    NotYourTurn,
    /// An encounter or a vault comes first.
    #[error("first finish what waits on this tile")]
    Awaits,
    #[error("nothing like that waits here")]
    NothingAwaits,
    #[error("there is no such stack")]
    NoSuchStack,
    #[error("there is no such unit in the stack")]
    NoSuchUnit,
    #[error("there is no such tile")]
    NoSuchTile,
    #[error("there is no such faction on the map")]
    NoSuchFaction,
    #[error("there is no such kind of unit")]
    NoSuchKind,
    #[error("it is not yours")]
    NotYours,
    #[error("the stack is already there")]
    StandsThere,
    #[error("you have not seen that tile yet")]
    Unexplored,
    #[error("that tile cannot be entered")]
    Impassable,
    #[error("that tile is occupied")]
    Occupied,
    #[error("no known path leads there")]
    NoWay,
    #[error("it takes {needs} moves to get there, and {has} are left")]
    TooFar { needs: i32, has: i32 },
    #[error("it is not a neighbouring tile")]
    NotNextToIt,
    #[error("no moves left")]
    NoMoves,
    #[error(transparent)]
    Attack(#[from] AttackRefusal),
    #[error("this battle cannot be fought: {0}")]
    NoBattle(String),
    #[error("the stack has room for {room} more, not {wants}")]
    NoRoom { room: usize, wants: usize },
    #[error("no unit was chosen")]
    Nobody,
    #[error("a unit was chosen twice")]
    NamedTwice,
    #[error("at least one unit has to stay: move the whole stack instead")]
    NobodyStays,
    #[error("the order has to name every unit of the stack once")]
    NotAll,
    #[error("the unit has no such choice")]
    NoSuchBoon,
    #[error("nothing there recruits")]
    RecruitsNobody,
    #[error("tier {tier} cannot be recruited here, only up to {most}")]
    TierTooHigh { tier: u8, most: u8 },
    #[error("your faction cannot recruit this kind")]
    NotOurKind,
    #[error("this structure has already recruited this turn")]
    Busy,
    #[error("it costs {needs} cycles, and you have {has}")]
    TooDear { needs: i32, has: i32 },
    #[error("{field} can be {least} to {most}, not {value}")]
    OutOfRange { field: String, value: i32, least: i32, most: i32 },
    #[error("the leader cannot be dismissed")]
    LeaderStays,
    #[error("only the player's leader enters vaults")]
    NotThePlayer,
    #[error("there is no vault here")]
    NoVault,
    #[error("this vault is empty")]
    Emptied,
    #[error("the leader is not in this stack")]
    NoLeader,
    /// They are allies already, or the same.
    #[error("you are already allied")]
    AlliedAlready,
    #[error("there is no alliance to break")]
    NotAllied,
    #[error("wild processes have no allies")]
    Wild,
    #[error("this offer has already been made")]
    OfferedAlready,
    #[error("there is no such offer")]
    NoOffer,
}
