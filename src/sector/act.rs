//! Hands commands to the run under way: the player's as they come, the opponents' one by one as
//! they are shown; and takes them back.

use super::film::Film;
use super::show::Battles;
use super::table::Table;
use super::{Happened, Refused, SectorCommand, SectorSystems, TakeBack};
use crate::run::act::{carry_out, go_on, take_back};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Place, RunCommand};
use daemonfall_sector::{Command, SectorEvent};

/// Commands of opponents that the player sees nothing of, in one frame at most.
const UNSEEN_AT_MOST: usize = 3;

/// What came of a command goes to picture and film, and to whoever listens; the last `battles` of
/// the player's were in it.
pub fn show_on_the_map(
    world: &mut World,
    events: &[SectorEvent],
    battles: usize,
    before: Table,
    after: Table,
) {
    let skipped = world.resource::<Film>().skipping;
    let whose = before.active;
    world.resource_scope(|world, mut film: Mut<Film>| {
        if whose == after.player {
            film.snap();
        }
        film.extend(events, whose, &after);
        if !skipped {
            world.resource_mut::<Battles>().show_last(battles);
        }
    });
    world.insert_resource(after);
    if !events.is_empty() {
        world.write_message(Happened { events: events.to_vec(), skipped });
    }
}

fn play(world: &mut World, mut reader: Local<MessageCursor<SectorCommand>>) {
    let wanted: Vec<Command> = reader
        .read(world.resource::<Messages<SectorCommand>>())
        .map(|wish| wish.0.clone())
        .collect();
    // The first refusal ends them: what follows was meant for what would have come of it.
    for command in wanted {
        let events = match carry_out(world, RunCommand::Sector(command)) {
            Ok(events) => events,
            Err(refusal) => {
                world.write_message(Refused(refusal));
                return;
            }
        };
        let surprised = events
            .iter()
            .any(|event| matches!(event, SectorEvent::Halted { .. } | SectorEvent::Sighted { .. }));
        if surprised {
            // Whoever wanted more than that looks again first.
            return;
        }
    }
}

/// Opponents go on once everything before has been shown; in a hurry, and where the player sees
/// nothing, several commands a frame.
fn oppose(world: &mut World) {
    for _ in 0..UNSEEN_AT_MOST {
        let campaign = world.resource::<Campaign>();
        let open = campaign.is_open() && campaign.run().place == Place::Sector;
        let shown = world.resource::<Film>().is_over() && world.resource::<Battles>().is_empty();
        if !open || !shown || !go_on(world) {
            return;
        }
    }
}

fn undo(world: &mut World, mut reader: Local<MessageCursor<TakeBack>>) {
    let wanted = reader.read(world.resource::<Messages<TakeBack>>()).count();
    for _ in 0..wanted {
        take_back(world);
        world.resource_mut::<Film>().snap();
    }
}

/// Carries out commands while a sector is on the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (undo, play, oppose).chain().in_set(SectorSystems::Act));
}
