//! Replays of runs as texts.

use super::envelope;
use super::kept::{SaveError, decode, encode};
use crate::replay::RunReplay;

const KIND: &str = "replay";

impl RunReplay {
    pub fn write(&self) -> String {
        encode(KIND, self)
    }

    /// The replay of a text. `place` is its file, for errors.
    pub fn read(place: &str, text: &str) -> Result<Self, SaveError> {
        decode(KIND, place, text)
    }

    /// Whether a text claims to be a replay of a run, valid or not.
    pub fn is_one(text: &str) -> bool {
        envelope::kind(text).is_some_and(|kind| kind == KIND)
    }
}
