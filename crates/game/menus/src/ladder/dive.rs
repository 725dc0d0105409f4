//! A dive puzzle on the dive's screen.
//! How it begins, what is noted of each beat, and how beats are taken back.

use super::climb::Climb;
use bevy::prelude::*;
use daemonfall_campaign::puzzles::{PuzzleCommand, Session, Trial};
use daemonfall_dive_mode::session::{Played, Session as Dive, back};
use daemonfall_dive_mode::view::camera::Zoom;

fn is_dive(world: &World) -> bool {
    let climb = world.get_resource::<Climb>();
    climb.is_some_and(|climb| matches!(climb.session.puzzle().trial, Trial::Dive(_)))
}

/// Puts the puzzle's floor into the world if the current puzzle is a dive; returns whether it is.
pub(super) fn begin(world: &mut World) -> bool {
    let here = is_dive(world);
    if here {
        world.resource_scope(|world, climb: Mut<Climb>| climb.session.show(world));
        // Each puzzle starts at its intended zoom, whatever the zoom was before.
        if let Some(mut zoom) = world.get_resource_mut::<Zoom>() {
            zoom.steps = 0;
        }
    }
    here
}

fn note(played: On<Played>, mut commands: Commands) {
    let command = PuzzleCommand::Dive(played.0);
    commands.queue(move |world: &mut World| {
        if is_dive(world) {
            world.resource_scope(|world, mut climb: Mut<Climb>| {
                climb.session.note(world, command);
            });
        }
    });
}

pub(super) fn go_back(world: &mut World, how: impl FnOnce(&mut Session, &mut World)) {
    world.resource_scope(|world, mut climb: Mut<Climb>| {
        how(&mut climb.session, world);
        climb.noted = false;
    });
    let beats = world.resource::<Climb>().session.commands().len();
    if let Some(mut dive) = world.get_resource_mut::<Dive>() {
        dive.replay.beats.truncate(beats);
        dive.replay.length = beats as u32;
    }
    back::tell(world);
}

pub fn plugin(app: &mut App) {
    app.add_observer(note);
}
