//! Places in a stack, and orders to it. Both act only through move types: the row rule and the
//! orders' factors in [`ordered`](crate::ordered), the rest in [`places`](crate::places).

use daemonfall_core::Row;
use serde::{Deserialize, Serialize};

/// What a stack is told before a battle. It weighs the values of its units' moves.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// A foe that is hurt counts double.
    Focus,
    /// A foe that is not hurt counts double.
    Spread,
    /// What helps a friend counts double.
    Protect,
    /// A blow that can be answered counts half.
    HoldOut,
    /// From the second turn on, units withdraw, unless their tile is attacked.
    FallBack,
}

impl Order {
    pub const ALL: [Self; 5] =
        [Self::Focus, Self::Spread, Self::Protect, Self::HoldOut, Self::FallBack];

    /// Its name in files and commands.
    pub fn key(self) -> &'static str {
        match self {
            Self::Focus => "focus",
            Self::Spread => "spread",
            Self::Protect => "protect",
            Self::HoldOut => "hold_out",
            Self::FallBack => "fall_back",
        }
    }
}

/// The place of a unit in its stack, and the stack's order.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Formed {
    /// The stack's tile on the field; 0 is the attacked one.
    pub tile: u8,
    /// The unit's row. Its column is its place among those of its row, in the order of turns.
    pub row: Row,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}
