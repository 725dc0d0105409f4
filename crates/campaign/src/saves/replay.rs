//! Replays of runs as texts.

use super::kept::{SaveError, decode, encode};
use super::seal;
use crate::replay::RunReplay;

/// What a replay of a run says that it is.
const KIND: &str = "replay";

impl RunReplay {
    /// The text to be kept.
    pub fn write(&self) -> String {
        encode(KIND, self)
    }

    /// The replay of a text; `place` is where it lies, for errors.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn read(place: &str, text: &str) -> Result<Self, SaveError> {
        decode(KIND, place, text)
    }

    /// Whether a text says that it is a replay of a run, sound or not.
    pub fn is_one(text: &str) -> bool {
        seal::kind(text).is_some_and(|kind| kind == KIND)
    }
}
