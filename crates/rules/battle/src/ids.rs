//! Numbers that identify participants, move types, stacks and factions.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A participant's number: its place in the order of turns, from 0.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
#[serde(transparent)]
pub struct ParticipantId(pub u32);

/// A move type's number: its place in the order of registration, from 0. Save and show names, not
/// these numbers.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
#[serde(transparent)]
pub struct MoveTypeId(pub u32);

/// A stack's number on the map.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
#[serde(transparent)]
pub struct StackId(pub u32);

/// A faction's number.
#[derive(
    Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
#[serde(transparent)]
pub struct FactionId(pub u32);

impl fmt::Display for ParticipantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ParticipantId {
    pub(crate) fn place(self) -> usize {
        self.0 as usize
    }

    /// The participant's bit in a set of at most 64.
    pub(crate) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl MoveTypeId {
    pub(crate) fn place(self) -> usize {
        self.0 as usize
    }

    /// The type's bit in a set of at most 64.
    pub(crate) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}
