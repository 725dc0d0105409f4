//! Pictures, fonts, sounds and data: where they are, and whether all are loaded.

pub mod atlas;
pub mod folder;
pub mod needed;
pub mod overlay;
pub mod pictures;
pub mod text;
mod wear;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((text::plugin, needed::plugin, atlas::plugin, wear::plugin));
}
