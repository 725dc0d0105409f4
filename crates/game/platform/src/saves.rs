//! Everything that outlives a game: its store, and replays.

pub mod refused;
pub mod replays;
pub mod store;
pub mod texts;
pub mod written;

use crate::cli::Options;
use bevy::prelude::*;
use store::SaveStore;

pub fn plugin(app: &mut App) {
    let chosen = app.world().get_resource::<Options>().and_then(|options| options.saves.clone());
    app.insert_resource(SaveStore::open(chosen));
}
