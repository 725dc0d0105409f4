//! Sound: effects for dives, breaches, battles, the map and the interface, and music that follows
//! danger.
//!
//! Without a sound device the game runs silently and tells the player. A sound whose file is
//! missing or damaged stays silent.

pub mod danger;
mod device;
pub mod effects;
mod interface;
mod mixer;
pub mod music;
pub mod sounds;
mod wanted;

use bevy::prelude::*;

/// Registers the device, the sounds and the music.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        bevy_kira_audio::AudioPlugin,
        device::plugin,
        sounds::plugin,
        effects::plugin,
        mixer::plugin,
        wanted::plugin,
        music::plugin,
        interface::plugin,
    ));
}
