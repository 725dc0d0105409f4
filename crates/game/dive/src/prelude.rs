//! What the parts of the dive's mode need, for one import.

pub use std::collections::{BTreeMap, BTreeSet};

pub use daemonfall_core::{Health, Side};
pub use daemonfall_dungeon::components::{Layer, ObjectId, Pickup, Status};
pub use daemonfall_dungeon::names::KindId;
pub use daemonfall_dungeon::{
    Cell, Command, Direction, DiveEvent, DiveState, Library, Reason, Refusal, Source, Travel,
};
pub use daemonfall_ui::prelude::*;
