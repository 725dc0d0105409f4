//! The profile in the store.

use super::kept::{SaveError, keep_whole, load_whole};
use super::store::SaveStore;
use crate::profile::Profile;

const KIND: &str = "profile";
const FILE: &str = "profile.save";

/// The profile; the default if there is none yet.
///
/// # Errors
/// Why it cannot be read; it is not changed.
pub fn load_profile(store: &dyn SaveStore) -> Result<Profile, SaveError> {
    load_whole(store, KIND, FILE)
}

/// Saves the profile. An unreadable old file is set aside first.
///
/// # Errors
/// Why it cannot be saved.
pub fn keep_profile(store: &dyn SaveStore, profile: &Profile) -> Result<(), SaveError> {
    keep_whole(store, KIND, FILE, profile)
}
