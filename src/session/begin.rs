//! How a dive begins: anew on a seed, or where it was left.

use super::tally::Tally;
use super::{BeginSystems, Happened, Session};
use crate::data::NextLibrary;
use crate::saves::dive::SavedDive;
use crate::screens::Screen;
use bevy::prelude::*;
use daemonfall_core::{EventLog, Snapshot, seed_text};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{DiveEvent, Library, begin, look};

/// What the next dive is to be; set it, then go to [`Screen::Dive`].
#[derive(Resource, Clone, Debug, Default)]
pub enum Start {
    /// Nothing is to begin.
    #[default]
    None,
    /// Anew, on this seed.
    Fresh(u64),
    /// Where it was left. The snapshot was checked when it was read.
    Resume(Box<SavedDive>),
}

fn begin_dive(world: &mut World) {
    if let Some(library) = world.resource_mut::<NextLibrary>().0.take() {
        world.insert_resource(library);
    }
    let (replay, tally) = match std::mem::take(&mut *world.resource_mut::<Start>()) {
        Start::Resume(saved) if saved.snapshot.restore(world).is_ok() => {
            world.resource_mut::<EventLog<DiveEvent>>().clear();
            (saved.replay, saved.tally)
        }
        start => {
            let seed = if let Start::Fresh(seed) = start {
                seed
            } else {
                0
            };
            info!("a dive on seed {}", seed_text(seed));
            begin(world, seed);
            (
                Replay::new(world.resource::<Library>(), seed),
                Tally::default(),
            )
        }
    };
    world.insert_resource(Session {
        unsaved: replay.beats.is_empty(),
        replay,
        tally,
    });
    look(world);
    // The view begins with the state as it is; these are for sounds and words.
    let events: Vec<Happened> = world
        .resource_mut::<EventLog<DiveEvent>>()
        .drain()
        .map(Happened)
        .collect();
    world.write_message_batch(events);
}

/// Begins dives.
pub fn plugin(app: &mut App) {
    app.init_resource::<Start>()
        .add_systems(OnEnter(Screen::Dive), begin_dive.in_set(BeginSystems));
}
