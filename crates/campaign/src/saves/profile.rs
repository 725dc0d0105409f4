//! The profile in the store.

use super::kept::{SaveError, decode, encode};
use super::store::SaveStore;
use crate::profile::Profile;

const KIND: &str = "profile";
const FILE: &str = "profile.save";

/// The profile; a fresh one when there is none yet.
///
/// # Errors
/// Why it cannot be read; it stays as it is.
pub fn load_profile(store: &dyn SaveStore) -> Result<Profile, SaveError> {
    match store.read(FILE)? {
        Some(text) => decode(KIND, &store.place(FILE), &text),
        None => Ok(Profile::default()),
    }
}

/// Keeps the profile. One that lies there and cannot be read is set aside first.
///
/// # Errors
/// Why it cannot be kept.
pub fn keep_profile(store: &dyn SaveStore, profile: &Profile) -> Result<(), SaveError> {
    let broken = match store.read(FILE) {
        Ok(old) => old.is_some_and(|old| decode::<Profile>(KIND, FILE, &old).is_err()),
        Err(_) => true,
    };
    if broken {
        store.set_aside(FILE)?;
    }
    Ok(store.write(FILE, &encode(KIND, profile))?)
}
