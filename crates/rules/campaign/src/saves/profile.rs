//! What lasts between runs, in the store: the profile, and progress on the practice ladder.

use super::kept::{Kept, SaveError, keep_whole, load_whole};
use super::store::{ReadStore, SaveStore};
use crate::profile::Profile;
use crate::puzzles::Ladder;

/// The kind in the first line, and the file.
const PROFILE: [&str; 2] = ["profile", "profile.save"];
const LADDER: [&str; 2] = ["ladder", "ladder.save"];

/// The profile, or else its backup; the default if there is neither.
/// If it cannot be read, it is not changed.
pub fn load_profile(store: &dyn ReadStore) -> Result<Kept<Profile>, SaveError> {
    load_whole(store, PROFILE)
}

/// Saves the profile. The old file becomes its backup; a damaged one is set aside.
pub fn keep_profile(store: &dyn SaveStore, profile: &Profile) -> Result<(), SaveError> {
    keep_whole(store, PROFILE, profile)
}

/// As [`load_profile`], for progress on the ladder.
/// If it cannot be read, it is not changed.
pub fn load_ladder(store: &dyn ReadStore) -> Result<Kept<Ladder>, SaveError> {
    load_whole(store, LADDER)
}

/// As [`keep_profile`], for progress on the ladder.
pub fn keep_ladder(store: &dyn SaveStore, ladder: &Ladder) -> Result<(), SaveError> {
    keep_whole(store, LADDER, ladder)
}
