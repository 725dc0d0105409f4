//! Danger announced before it comes, and what a choice would do before it is made.

pub mod aim;
pub mod cursor;
pub mod danger;
pub mod outline;
mod spoken;

use bevy::prelude::*;

/// Registers the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<aim::Aim>();
    app.add_plugins((danger::plugin, aim::plugin, cursor::plugin, spoken::plugin));
}
