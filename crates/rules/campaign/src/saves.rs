//! Saved files: runs in their slots, replays, the profile. One store, one format with version and
//! checksum.
//!
//! A save is written next to the old one and swapped in. Saves that are cut short, altered, made with
//! other rules or data, or written by a newer version are refused with place and reason and stay
//! unchanged.

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub mod folder;
mod kept;
mod profile;
mod replay;
mod run;
mod slots;
mod store;

pub use daemonfall_core::envelope;
pub use kept::{Kept, SaveError};
pub use profile::{keep_ladder, keep_profile, load_ladder, load_profile};
pub use run::{SavedRun, Stage};
pub use slots::{
    Glance, Newest, Slot, clear, import, keep, keep_again, load, look, newest, turn_over,
};
pub use store::{MemoryStore, ReadStore, SaveStore, StoreError, Trouble};
