//! prize
use bevy::prelude::*;
/// Adds the screen.
pub fn plugin(_: &mut App) {}
