//! Sound: short effects for what happens in dives, breaches and battles and on the map, and for the interface.
//!
//! Without a sound device nothing is heard and nothing breaks.

mod battle;
mod breach;
mod dive;
mod interface;
mod loudness;
mod sector;
mod sounds;

use bevy::prelude::*;

/// Adds sounds, what sets them off, and how loud they are.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        bevy_kira_audio::AudioPlugin,
        sounds::plugin,
        loudness::plugin,
        dive::plugin,
        breach::plugin,
        battle::plugin,
        sector::plugin,
        interface::plugin,
    ));
}
