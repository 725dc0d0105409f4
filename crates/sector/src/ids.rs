//! Numbers by which commands, events and saves name things. Each is the place in a list, or counted
//! up and never used again.

use serde::{Deserialize, Serialize};
use std::fmt;

pub use daemonfall_battle::{FactionId, StackId};

/// A number as a place in a list.
pub(crate) trait Place {
    fn place(self) -> usize;
}

impl Place for FactionId {
    fn place(self) -> usize {
        self.0 as usize
    }
}

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident),* $(,)?) => {$(
        $(#[$about])*
        #[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl Place for $name {
            fn place(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

ids! {
    /// A tile of a sector: its place in the grid, row by row.
    TileId,
    /// A unit, for as long as the sector lasts.
    UnitId,
    /// A kind of unit: its place in the roster.
    KindId,
    /// A kind of tile: its place in the library.
    TileKindId,
    /// A kind of structure: its place in the library.
    StructureId,
    /// A kind of faction: its place in the library.
    FactionKindId,
}
