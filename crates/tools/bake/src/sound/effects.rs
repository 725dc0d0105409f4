//! The effects that the game plays, as `effects.ron` lists them.

use super::{source, voice::Sound};
use crate::BakeError;

pub fn all() -> Result<Vec<Sound>, BakeError> {
    source("effects.ron", include_str!("effects.ron"))
}
