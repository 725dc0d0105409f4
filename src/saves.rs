//! What outlives a game: settings, the dive under way, replays.

pub mod dive;
pub mod replays;
pub mod store;

use crate::cli::Options;
use bevy::prelude::*;
use store::SaveStore;

/// Opens the store and keeps dives in it.
pub fn plugin(app: &mut App) {
    let chosen = app
        .world()
        .get_resource::<Options>()
        .and_then(|options| options.saves.clone());
    app.insert_resource(SaveStore::open(chosen))
        .add_plugins(dive::plugin);
}
