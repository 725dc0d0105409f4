//! What was done on the practice ladder, in the store.

use super::kept::{SaveError, keep_whole, load_whole};
use super::store::SaveStore;
use crate::puzzles::Ladder;

const KIND: &str = "ladder";
const FILE: &str = "ladder.save";

/// What was done on the ladder; nothing when there is none yet.
///
/// # Errors
/// Why it cannot be read; it stays as it is.
pub fn load_ladder(store: &dyn SaveStore) -> Result<Ladder, SaveError> {
    load_whole(store, KIND, FILE)
}

/// Keeps it. What lies there and cannot be read is set aside first.
///
/// # Errors
/// Why it cannot be kept.
pub fn keep_ladder(store: &dyn SaveStore, ladder: &Ladder) -> Result<(), SaveError> {
    keep_whole(store, KIND, FILE, ladder)
}
