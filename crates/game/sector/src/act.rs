//! Passes commands to the current run, and takes them back.
//! The player's commands are passed as they come, the opponents' one by one as they are shown.

use super::battle_queue::Battles;
use super::choosing::{Choosing, Question};
use super::playback::MapPlayback;
use super::{Happened, Refused, SectorCommand, SectorSystems, TakeBack};
use crate::prelude::*;
use bevy::ecs::message::MessageCursor;
use daemonfall_campaign::{Phase, RunCommand};
use daemonfall_run::act::{execute, go_on, take_back};

/// Greatest number of opponents' unseen commands per frame.
const UNSEEN_AT_MOST: usize = 3;

fn surprises(event: &SectorEvent) -> bool {
    matches!(event, SectorEvent::Halted { .. } | SectorEvent::Sighted { .. })
}

fn play(
    world: &mut World,
    mut reader: Local<MessageCursor<SectorCommand>>,
    mut happened: Local<MessageCursor<Happened>>,
) {
    happened.clear(world.resource::<Messages<Happened>>());
    let wanted: Vec<Command> = reader
        .read(world.resource::<Messages<SectorCommand>>())
        .map(|wish| wish.0.clone())
        .collect();
    // The first refusal stops the rest: they were meant for the state after it.
    for (place, command) in wanted.iter().enumerate() {
        if let Err(refusal) = execute(world, RunCommand::Sector(command.clone())) {
            world.write_message(Refused(refusal));
            return;
        }
        let mut happened = happened.read(world.resource::<Messages<Happened>>());
        if happened.any(|happened| happened.events.iter().any(surprises)) {
            // More requests than that were for a state that has changed.
            if let [.., Command::Attack { .. }] = wanted[place + 1..]
                && let Some(mut choosing) = world.get_resource_mut::<Choosing>()
            {
                choosing.question = Some(Question::Halted);
            }
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
