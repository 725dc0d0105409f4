//! Why a command is refused: one type for interface, opponents and lab, each variant with a text
//! for the player.

use daemonfall_battle::AttackRefusal;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a command is refused. The sector is unchanged.
#[derive(Error, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The sector has ended.
    #[error("the sector is over")]
    Over,
    /// It is another faction's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// An encounter or a vault must be settled first.
    #[error("what waits on this tile has to be settled first")]
    Awaits,
    /// Nothing is pending, or something else is.
    #[error("nothing of the kind waits to be settled")]
    NothingAwaits,
    /// There is no such stack.
    #[error("there is no such stack")]
    NoSuchStack,
    /// There is no such unit, or it is in another stack.
    #[error("there is no such unit in the stack")]
    NoSuchUnit,
    /// There is no such tile.
    #[error("there is no such tile")]
    NoSuchTile,
    /// There is no such faction on the map.
    #[error("there is no such faction on the map")]
    NoSuchFaction,
    /// There is no such kind of unit.
    #[error("there is no such kind of unit")]
    NoSuchKind,
    /// It belongs to another faction.
    #[error("it is not yours")]
    NotYours,
    /// The stack is already there.
    #[error("the stack stands there already")]
    StandsThere,
    /// The tile has never been seen.
    #[error("nobody of yours has seen that tile yet")]
    Unexplored,
    /// No stack can enter it.
    #[error("nobody can stand there")]
    Impassable,
    /// It is occupied.
    #[error("somebody stands there")]
    Occupied,
    /// There is no known way.
    #[error("no way there is known")]
    NoWay,
    /// It is too far for this turn.
    #[error("it takes {needs} moves to get there, and {has} are left")]
    TooFar {
        /// The moves needed.
        needs: i32,
        /// The moves left.
        has: i32,
    },
    /// The tiles are not neighbours.
    #[error("it is not a neighbouring tile")]
    NotNextToIt,
    /// The stack has no move left to attack with.
    #[error("the stack has no move left")]
    NoMoves,
    /// There is no battle.
    #[error(transparent)]
    Attack(#[from] AttackRefusal),
    /// The units cannot fight a battle.
    #[error("this battle cannot be fought: {0}")]
    NoBattle(String),
    /// The stack has no room.
    #[error("the stack has room for {room} more, not for {wants}")]
    NoRoom {
        /// Free places.
        room: usize,
        /// Units that would enter.
        wants: usize,
    },
    /// No unit was named.
    #[error("no unit was chosen")]
    Nobody,
    /// A unit was named twice.
    #[error("a unit was chosen twice")]
    NamedTwice,
    /// At least one unit must stay.
    #[error("somebody has to stay: move the whole stack instead")]
    NobodyStays,
    /// An order must name all units.
    #[error("the order has to name every unit of the stack once")]
    NotAll,
    /// Nothing there recruits.
    #[error("nothing there recruits")]
    RecruitsNobody,
    /// The structure does not recruit this tier.
    #[error("a unit of tier {tier} is not made here, only up to {most}")]
    TierTooHigh {
        /// The unit's tier.
        tier: u8,
        /// The structure's highest.
        most: u8,
    },
    /// The faction cannot recruit this kind.
    #[error("your faction cannot recruit this kind")]
    NotOurKind,
    /// The structure has already recruited this turn.
    #[error("this structure has recruited in this turn")]
    Busy,
    /// It costs too much.
    #[error("it costs {needs} cycles, and there are {has}")]
    TooDear {
        /// The cost in cycles.
        needs: i32,
        /// The cycles available.
        has: i32,
    },
    /// The value is outside the field's range.
    #[error("{field} can be {least} to {most}, not {value}")]
    OutOfRange {
        /// The field.
        field: String,
        /// The requested value.
        value: i32,
        /// The lowest allowed value.
        least: i32,
        /// The highest allowed value.
        most: i32,
    },
    /// The leader cannot be dismissed.
    #[error("the leader cannot be let go")]
    LeaderStays,
    /// Only the player enters vaults.
    #[error("only the player's leader enters vaults")]
    NotThePlayer,
    /// There is no vault.
    #[error("there is no vault here")]
    NoVault,
    /// The vault is empty.
    #[error("nothing is left in this vault")]
    Emptied,
    /// The leader is not in the stack.
    #[error("the leader is not in this stack")]
    NoLeader,
    /// They are already allies, or the same faction.
    #[error("you stand together already")]
    AlliedAlready,
    /// There is no alliance to break.
    #[error("there is no alliance to break")]
    NotAllied,
    /// Wild processes have no allies.
    #[error("wild processes have no allies")]
    Wild,
    /// The offer was already made.
    #[error("the offer stands already")]
    OfferedAlready,
    /// There is no such offer.
    #[error("there is no such offer")]
    NoOffer,
}
