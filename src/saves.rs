//! What outlives a game: where it lies, and replays.

pub mod replays;
pub mod store;
pub mod texts;
pub mod written;

use crate::cli::Options;
use bevy::prelude::*;
use store::SaveStore;

/// Opens the store.
pub fn plugin(app: &mut App) {
    let chosen = app.world().get_resource::<Options>().and_then(|options| options.saves.clone());
    app.insert_resource(SaveStore::open(chosen));
}
