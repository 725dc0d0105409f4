//! Marks what keeps keys and pads to itself; the interface moves the focus within it.

use bevy::prelude::*;

/// Takes text while it has the focus: space and the left and right arrows are its own.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TakesText;

/// The root of widgets that keys and pad navigate. The highest number is active.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FocusScope(pub i32);
