//! A dive from start to end: floors, commands, beats.

mod check;
mod editing;
mod floors;
mod stepping;

pub use check::check;
pub use floors::{begin, begin_as};
pub use stepping::{act, begin_beat, finish_beat, step};

use crate::beat::{self, BeatCursor, BeatState};
use crate::components::Index;
use crate::events::DiveEvent;
use crate::grid::Grid;
use crate::handlers;
use crate::library::Library;
use crate::names::Table;
use crate::sight::Sight;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Fingerprint, Streams};

/// Installs the rules of the dive in a bare world or an app's: resources, chains, the schedule.
pub fn install(world: &mut World, library: Library) {
    world.insert_resource(library);
    world.insert_resource(handlers::standard());
    world.insert_resource(EventLog::<DiveEvent>::default());
    world.insert_resource(Streams::new(0));
    world.init_resource::<Grid>();
    world.init_resource::<Index>();
    world.init_resource::<DiveState>();
    world.init_resource::<BeatState>();
    world.init_resource::<BeatCursor>();
    world.init_resource::<Sight>();
    world.add_schedule(beat::build());
    check::install(world);
}

/// Replaces the data. Objects already in the world keep their components, new ones
/// follow the new data. Kinds match by name.
///
/// # Errors
/// The name of a kind in use that the new data lack; the dive continues with the old data.
pub fn replace_library(world: &mut World, library: Library) -> Result<(), String> {
    let old = world.resource::<Library>();
    if old.names != library.names {
        let missing =
            old.names.all(Table::Kind).iter().find(|name| library.find_kind(name).is_none());
        let under_way = !world.resource::<Grid>().players().is_empty();
        if under_way {
            return Err(missing.cloned().unwrap_or_else(|| {
                "names were added or reordered: this takes effect in the next dive".into()
            }));
        }
    }
    world.insert_resource(library);
    Ok(())
}

/// The fingerprint of the whole state between two beats.
pub fn fingerprint(world: &World) -> Fingerprint {
    beat::whole(
        world.resource::<Index>(),
        world.resource::<Grid>(),
        world.resource::<DiveState>(),
        world.resource::<Streams>(),
    )
}
