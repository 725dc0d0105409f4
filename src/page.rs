//! What the page asks the game, and what it knows about it.

mod now;
mod verify;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((now::plugin, verify::plugin));
}
