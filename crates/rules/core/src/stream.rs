//! The names of a run's random streams.

use serde::{Deserialize, Serialize};

/// The named streams of a run (rules, common ground).
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stream {
    /// Generation of floors and sectors.
    Generation,
    /// Choices and rolls during a dive.
    Dive,
    /// Choices and rolls during a breach.
    Breach,
    /// Damage rolls of battles.
    Battle,
    /// Loot and shop goods.
    Loot,
}

impl Stream {
    /// All streams, in the order of [`StreamPositions::words`](crate::StreamPositions::words).
    pub const ALL: [Stream; 5] =
        [Stream::Generation, Stream::Dive, Stream::Breach, Stream::Battle, Stream::Loot];
}
