//! Everything that outlives a game: its store, and replays.

mod queue;
pub mod refused;
pub mod replays;
#[cfg(not(target_family = "wasm"))]
mod stop;
pub mod store;
pub mod texts;
pub mod written;

use crate::cli::Options;
use crate::notice::Notice;
use bevy::prelude::*;
use daemonfall_text::t;
use store::SaveStore;

/// Hands out what the work in the background found.
fn answer(world: &mut World) {
    for answer in world.resource::<SaveStore>().answers() {
        answer(world);
    }
}

/// Says at once if nothing can be saved, for example because another copy of the game is running.
fn claim(store: Res<SaveStore>, mut notices: MessageWriter<Notice>) {
    if let Err(error) = store.claim() {
        notices.write(Notice::wrong(t!("saves-unclaimed", error = refused::store(&error))));
    }
}

pub fn plugin(app: &mut App) {
    let chosen = app.world().get_resource::<Options>().and_then(|options| options.saves.clone());
    app.insert_resource(SaveStore::open(chosen))
        .add_systems(Startup, claim)
        .add_systems(First, answer);
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(stop::plugin);
}
