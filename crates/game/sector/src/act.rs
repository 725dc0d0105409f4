//! Passes commands to the current run, and takes them back.
//! The player's commands are passed as they come, the opponents' one by one as they are shown.

use super::battle_queue::Battles;
use super::playback::MapPlayback;
use super::{Refused, SectorCommand, SectorSystems, TakeBack};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Phase, RunCommand, RunEvent};
use daemonfall_run::act::{carry_out, go_on, take_back};
use daemonfall_sector::{Command, SectorEvent};

/// Greatest number of opponents' unseen commands per frame.
const UNSEEN_AT_MOST: usize = 3;

fn play(world: &mut World, mut reader: Local<MessageCursor<SectorCommand>>) {
    let wanted: Vec<Command> = reader
        .read(world.resource::<Messages<SectorCommand>>())
        .map(|wish| wish.0.clone())
        .collect();
    // The first refusal stops the rest: they were meant for the state after it.
    for command in wanted {
        let events = match carry_out(world, RunCommand::Sector(command)) {
            Ok(events) => events,
            Err(refusal) => {
                world.write_message(Refused(refusal));
                return;
            }
        };
        let surprises = |event: &RunEvent| {
            use SectorEvent::{Halted, Sighted};
            matches!(event, RunEvent::Sector(Halted { .. } | Sighted { .. }))
        };
        let surprised = events.iter().any(surprises);
        if surprised {
            // More requests than that were for a state that has changed.
            return;
        }
    }
}

/// Opponents continue once all is shown; several commands per frame while skipping or unseen.
fn oppose(world: &mut World) {
    for _ in 0..UNSEEN_AT_MOST {
        let campaign = world.resource::<Campaign>();
        let open = campaign.is_open() && campaign.run().phase == Phase::Sector;
        let shown =
            world.resource::<MapPlayback>().is_over() && world.resource::<Battles>().is_empty();
        if !open || !shown || !go_on(world) {
            return;
        }
    }
}

fn undo(world: &mut World, mut reader: Local<MessageCursor<TakeBack>>) {
    let wanted = reader.read(world.resource::<Messages<TakeBack>>()).count();
    for _ in 0..wanted {
        take_back(world);
        world.resource_mut::<MapPlayback>().snap();
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, (undo, play, oppose).chain().in_set(SectorSystems::Act));
}
