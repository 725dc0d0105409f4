//! What a faction remembers of the map: for each tile, how well it knows it and what it last saw
//! there.

use crate::ids::FactionId;
use crate::stack::Stack;
use serde::{Deserialize, Serialize};

/// How well a faction knows a tile.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seen {
    /// Not at all.
    #[default]
    Unknown,
    /// It saw the tile once.
    Remembered,
    /// It sees the tile now.
    Visible,
}

/// A stack as it was when it was last seen.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Glimpse {
    /// The stack.
    pub stack: Stack,
    /// The turn in which it was seen.
    pub turn: u32,
}

/// A faction's knowledge of a tile.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// How well it is known.
    pub seen: Seen,
    /// Its owner when last seen.
    pub owner: Option<FactionId>,
    /// Whether an encounter was there.
    pub encounter: bool,
    /// Whether its vault was empty.
    pub emptied: bool,
    /// The stack there when last seen.
    pub glimpse: Option<Glimpse>,
}
