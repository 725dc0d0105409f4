//! Sounds.

use crate::output::Baked;

/// Synthesises every sound.
#[must_use]
pub fn bake() -> Vec<Baked> {
    Vec::new()
}
