//! Numbers by which commands, events and saves identify things. Each is an index in a list, or a
//! counter that is never reused.

use serde::{Deserialize, Serialize};
use std::fmt;

pub use daemonfall_battle::{FactionId, StackId};

/// A number used as an index in a list.
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
