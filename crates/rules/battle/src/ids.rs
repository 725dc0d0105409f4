//! Numbers that identify participants, move types, stacks and factions.

use serde::{Deserialize, Serialize};
use std::fmt;

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident),* $(,)?) => {$(
        $(#[$about])*
        #[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[serde(transparent)]
        pub struct $name(pub u32);
    )*};
}

ids! {
    /// A participant's number: its place in the order of turns, from 0.
    ParticipantId,
    /// A move type's number: its place in the order of registration, from 0. Save and show names,
    /// not these numbers.
    MoveTypeId,
    /// A stack's number on the map.
    StackId,
    /// A faction's number.
    FactionId,
}

/// A number that is a place in a list of at most 64.
macro_rules! places {
    ($($name:ident),*) => {$(
        impl $name {
            pub(crate) fn place(self) -> usize {
                self.0 as usize
            }

            pub(crate) fn bit(self) -> u64 {
                1 << (self.0 & 63)
            }
        }
    )*};
}

places!(ParticipantId, MoveTypeId);

impl fmt::Display for ParticipantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
