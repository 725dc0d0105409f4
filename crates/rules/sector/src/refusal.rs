//! Why a command is refused: one type for interface, opponents and lab, each variant with a text
//! for the player.

use daemonfall_battle::AttackRefusal;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a command is refused. The sector is unchanged.
#[derive(Error, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the messages say it")]
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
    #[error("the stack has no moves left")]
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
    #[error("nothing there recruits")]
    RecruitsNobody,
    #[error("tier {tier} cannot be recruited here, only up to {most}")]
    TierTooHigh { tier: u8, most: u8 },
    #[error("your faction cannot recruit this kind")]
    NotOurKind,
    #[error("this structure has already recruited this turn")]
    Busy,
    #[error("it costs {needs} cycles, and there are {has}")]
    TooDear { needs: i32, has: i32 },
    #[error("{field} can be {least} to {most}, not {value}")]
    OutOfRange { field: String, value: i32, least: i32, most: i32 },
    #[error("the leader cannot be let go")]
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

pub(crate) fn require(holds: bool, why: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(why) }
}
