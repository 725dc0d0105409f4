//! Pictures, fonts, sounds and data: where they are, and whether all are loaded.

pub mod atlas;
pub mod folder;
pub mod needed;
pub mod overlay;
mod palette_atlas;
pub mod pictures;
pub mod text;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((text::plugin, needed::plugin, atlas::plugin, palette_atlas::plugin));
}
