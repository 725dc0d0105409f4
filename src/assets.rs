//! Pictures, fonts, sounds and data: where they lie, and whether all are there.

pub mod atlas;
pub mod folder;
pub mod needed;
pub mod overlay;
pub mod pictures;
pub mod text;
mod wear;

use bevy::prelude::*;

/// Adds loaders and the list of what is needed.
pub fn plugin(app: &mut App) {
    app.add_plugins((text::plugin, needed::plugin, atlas::plugin, wear::plugin));
}
