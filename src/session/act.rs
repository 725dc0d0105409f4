//! Plays commands: acts, records, tells.

use super::{Happened, Play, Refused, Session, SessionSystems};
use crate::input::repeat::Repeat;
use crate::screens::Screen;
use bevy::prelude::*;
use daemonfall_core::EventLog;
use daemonfall_dungeon::components::Player;
use daemonfall_dungeon::{DiveEvent, Library, act, fingerprint, look};

fn play(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<Play>>) {
    let wanted: Vec<Play> = reader
        .read(world.resource::<Messages<Play>>())
        .copied()
        .collect();
    for Play(command) in wanted {
        if let Err(refusal) = act(world, command) {
            world.write_message(Refused { command, refusal });
            // A key that is held against a wall shall not go on when the wall is gone.
            world.resource_mut::<Repeat>().halt();
            continue;
        }
        let print = fingerprint(world);
        let events: Vec<DiveEvent> = world
            .resource_mut::<EventLog<DiveEvent>>()
            .drain()
            .collect();
        let gold = world
            .query::<&Player>()
            .iter(world)
            .map(|player| player.gold)
            .max();
        world.resource_scope(|world, mut session: Mut<Session>| {
            session.replay.record(command, print);
            session
                .tally
                .count(&events, world.resource::<Library>(), gold);
            session.unsaved = true;
        });
        if events
            .iter()
            .any(|event| super::tally::hurts_player(event, world))
        {
            world.resource_mut::<Repeat>().halt();
        }
        world.write_message_batch(events.into_iter().map(Happened));
        look(world);
    }
}

/// Plays commands while a dive is on the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        play.in_set(SessionSystems::Act)
            .run_if(in_state(Screen::Dive)),
    );
}
