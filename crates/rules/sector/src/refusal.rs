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
    /// An encounter or a vault comes first.
    #[error("first settle what waits on this tile")]
    Awaits,
    /// Nothing waits to be settled, or something else does.
    #[error("nothing like that waits to be settled")]
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
    /// The stack stands there already.
    #[error("the stack is already there")]
    StandsThere,
    /// The tile has never been seen.
    #[error("you have not seen that tile yet")]
    Unexplored,
    /// Nobody can stand on it.
    #[error("that tile cannot be entered")]
    Impassable,
    /// Somebody stands on it.
    #[error("that tile is occupied")]
    Occupied,
    /// There is no known way.
    #[error("no known path leads there")]
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
    #[error("the stack has no moves left")]
    NoMoves,
    /// There is no battle.
    #[error(transparent)]
    Attack(#[from] AttackRefusal),
    /// The units cannot fight a battle.
    #[error("this battle cannot be fought: {0}")]
    NoBattle(String),
    /// The stack has no room.
    #[error("the stack has room for {room} more, not {wants}")]
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
    /// Somebody has to stay.
    #[error("at least one unit has to stay: move the whole stack instead")]
    NobodyStays,
    /// An order must name all units.
    #[error("the order has to name every unit of the stack once")]
    NotAll,
    /// Nothing there recruits.
    #[error("nothing there recruits")]
    RecruitsNobody,
    /// The structure does not recruit that tier.
    #[error("tier {tier} cannot be recruited here, only up to {most}")]
    TierTooHigh {
        /// The unit's tier.
        tier: u8,
        /// The structure's highest.
        most: u8,
    },
    /// The faction cannot recruit this kind.
    #[error("your faction cannot recruit this kind")]
    NotOurKind,
    /// One was recruited there in this turn.
    #[error("this structure has already recruited this turn")]
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
    #[error("this vault is empty")]
    Emptied,
    /// The leader is not in the stack.
    #[error("the leader is not in this stack")]
    NoLeader,
    /// They are allies already, or the same.
    #[error("you are already allied")]
    AlliedAlready,
    /// There is no alliance to break.
    #[error("there is no alliance to break")]
    NotAllied,
    /// Wild processes have no allies.
    #[error("wild processes have no allies")]
    Wild,
    /// The offer stands already.
    #[error("this offer has already been made")]
    OfferedAlready,
    /// There is no such offer.
    #[error("there is no such offer")]
    NoOffer,
}

pub(crate) fn require(holds: bool, why: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(why) }
}
