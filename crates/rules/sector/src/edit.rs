//! Edits: values changed by hand, outside the rules. An edit is an ordinary command: it is checked,
//! reported and recorded.

use crate::ids::{FactionId, UnitId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most cycles that an edit can set.
pub const CYCLES_AT_MOST: i32 = 9999;

/// A value that can be changed.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Field {
    /// A unit's health, from 1 to its maximum. Death cannot be edited in: it needs a cause.
    Health(UnitId),
    /// A faction's cycles.
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

/// A change of one value by hand.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Edit {
    /// The value to change.
    pub field: Field,
    /// The new value.
    pub value: i32,
}
