//! The room behind the title.

use bevy::prelude::*;

/// Adds the backdrop.
pub fn plugin(_: &mut App) {}
