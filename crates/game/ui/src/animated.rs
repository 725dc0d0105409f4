//! Marks parts of the interface that change while nothing happens.

use bevy::prelude::*;

/// Changes with time, as do its children. Scripts that expect an idle interface leave it out.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Animated;
