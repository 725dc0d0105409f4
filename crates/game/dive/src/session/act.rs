//! Plays commands: applies them, records them, and reports the events.

use super::of_run::Untold;
use super::{Happened, Play, Played, Refused, Session, SessionSystems, hold, tally};
use crate::input::action::Repeat;
use bevy::prelude::*;
use daemonfall_campaign::{self as campaign, Campaign, RunCommand};
use daemonfall_core::EventLog;
use daemonfall_dungeon::{
    Command, DiveEvent, Library, Refusal, act, fingerprint, finish_beat, look,
};
use daemonfall_platform::diagnostics::drawing;
use daemonfall_platform::screen::Screen;
use daemonfall_run::act::carry_out;
use daemonfall_run::{puzzle, tell};

/// In the run's dive or a standalone one. A beat that has `begun` is played to its end.
fn step(world: &mut World, command: Command, begun: bool) -> Result<Vec<DiveEvent>, Refusal> {
    if !world.contains_resource::<Campaign>() {
        let beats = world.get_resource::<Session>();
        let beat = beats.map_or(0, |session| session.replay.beats.len()) + 1;
        drawing(world, beat, |world| match begun {
            true => {
                finish_beat(world);
                Ok(())
            }
            false => act(world, command),
        })?;
        let mut log = world.resource_mut::<EventLog<DiveEvent>>();
        return Ok(log.drain().collect());
    }
    carry_out(world, RunCommand::Dive(command)).map_err(of_run)?;
    Ok(std::mem::take(&mut world.resource_mut::<Untold>().0))
}

pub(super) fn of_run(refusal: campaign::Refusal) -> Refusal {
    match refusal {
        campaign::Refusal::Dive(refusal) => refusal,
        _ => Refusal::Over,
    }
}

/// Plays a command, or the rest of its beat if it has `begun`. A refusal changes nothing.
pub(super) fn complete(world: &mut World, command: Command, begun: bool) -> Result<(), Refusal> {
    let events = step(world, command, begun)?;
    let print = fingerprint(world);
    let gold = tally::gold(world);
    world.resource_scope(|world, mut session: Mut<Session>| {
        session.replay.record(command, print);
        session.tally.count(&events, world.resource::<Library>(), gold);
    });
    tell(world, Played(command));
    if events.iter().any(|event| tally::hurts_player(event, world)) {
        world.resource_mut::<Repeat>().halt();
    }
    world.write_message_batch(events.into_iter().map(Happened));
    look(world);
    Ok(())
}

pub fn play(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<Play>>) {
    let wanted: Vec<Play> = reader.read(world.resource::<Messages<Play>>()).copied().collect();
    for Play(command) in wanted {
        let begun = match puzzle::is_over(world) {
            true => Err(Refusal::Over),
            false => hold::begin(world, command),
        };
        let played = match begun {
            Ok(true) => Ok(()),
            Ok(false) => complete(world, command, false),
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = played {
            world.write_message(Refused { command, refusal });
            // A key held against a wall must not keep stepping once the wall is gone.
            world.resource_mut::<Repeat>().halt();
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(SessionSystems::Act).run_if(in_state(Screen::DIVE)));
}
