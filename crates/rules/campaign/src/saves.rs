//! Saved files: runs in their slots, replays, the profile. One store, one format with version and
//! checksum.
//!
//! A save is written next to the old one and swapped in. Saves that are cut short, altered, or
//! written by a newer version are refused with place and reason and stay unchanged; saves from
//! older versions are still read.

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub mod folder;
mod kept;
mod migrate;
mod profile;
mod replay;
mod run;
mod slots;
mod store;

pub use daemonfall_core::envelope;
pub use kept::SaveError;
pub use profile::{keep_ladder, keep_profile, load_ladder, load_profile};
pub use run::{SavedRun, Stage};
pub use slots::{Glance, Slot, clear, import, keep, load, look, turn_over};
pub use store::{MemoryStore, SaveStore, StoreError};
