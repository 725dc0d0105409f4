//! The effects that the game plays, as `effects.ron` lists them.

use super::voice::Sound;
use crate::BakeError;

pub fn all() -> Result<Vec<Sound>, BakeError> {
    ron::from_str(include_str!("effects.ron")).map_err(|error| {
        let path = format!("effects.ron:{}", error.span.start.line);
        BakeError::source(path, error.code)
    })
}
