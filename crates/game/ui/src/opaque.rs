//! A mark of interface parts that lie over a map.

use bevy::prelude::*;

/// Blocks the pointer from reaching the map below.
#[derive(Component, Clone, Copy, Debug)]
pub struct Opaque;
