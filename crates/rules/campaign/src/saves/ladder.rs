//! Progress on the practice ladder, in the store.

use super::kept::{SaveError, keep_whole, load_whole};
use super::store::SaveStore;
use crate::puzzles::Ladder;

const KIND: &str = "ladder";
const FILE: &str = "ladder.save";

/// Progress on the ladder; the default if there is none yet.
///
/// # Errors
/// Why it cannot be read; it is not changed.
pub fn load_ladder(store: &dyn SaveStore) -> Result<Ladder, SaveError> {
    load_whole(store, KIND, FILE)
}

/// Saves it. An unreadable old file is set aside first.
///
/// # Errors
/// Why it cannot be saved.
pub fn keep_ladder(store: &dyn SaveStore, ladder: &Ladder) -> Result<(), SaveError> {
    keep_whole(store, KIND, FILE, ladder)
}
