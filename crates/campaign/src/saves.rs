//! What outlives a program: runs in their slots, replays, the profile. One store, one form with
//! version and checksum.
//!
//! A save is written beside the old one and swapped in. What was cut short, altered, or written by
//! a newer version is refused with place and reason and left as it is; what an older version wrote
//! is read all the same.

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub mod folder;
mod kept;
mod ladder;
mod migrate;
mod profile;
mod replay;
mod run;
pub mod seal;
mod slots;
mod store;

pub use kept::SaveError;
pub use ladder::{keep_ladder, load_ladder};
pub use profile::{keep_profile, load_profile};
pub use run::{SavedRun, Stage};
pub use slots::{Glance, Slot, clear, import, keep, load, look, turn_over};
pub use store::{MemoryStore, SaveStore, StoreError};
