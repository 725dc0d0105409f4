//! Executes the player's commands, and passes on what happened in the dive.

use super::{Happened, Play, Refused, Session, SessionSystems, hold, look, tally};
use crate::input::action::Repeat;
use crate::prelude::*;
use daemonfall_campaign::{self as campaign, Phase, RunCommand, RunEvent};
use daemonfall_run as run;
use daemonfall_run::act::execute;
use daemonfall_run::begin::{Dropped, Entered};
use daemonfall_run::guard::{Guard, GuardSystems};

pub(super) fn of_run(refusal: campaign::Refusal) -> Refusal {
    match refusal {
        campaign::Refusal::Dive(refusal) => refusal,
        _ => Refusal::Over,
    }
}

/// Plays a command, or the rest of its beat if that was begun. A refusal changes nothing.
pub(super) fn complete(world: &mut World, command: Command) -> Result<(), Refusal> {
    execute(world, RunCommand::Dive(command)).map_err(of_run)
}

pub fn play(world: &mut World, mut reader: Local<bevy::ecs::message::MessageCursor<Play>>) {
    let wanted: Vec<Play> = reader.read(world.resource::<Messages<Play>>()).copied().collect();
    for Play(command) in wanted {
        let done = match hold::begin(world, command) {
            Ok(true) => Ok(()),
            Ok(false) => complete(world, command),
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = done {
            world.write_message(Refused { command, refusal });
            // A key held against a wall must not keep stepping once the wall is gone.
            world.resource_mut::<Repeat>().halt();
        }
    }
}

/// Keeps count of the dive's events and passes them on.
fn hear(happened: On<run::Happened>, mut commands: Commands) {
    let mut events = Vec::new();
    for event in &happened.events {
        match event {
            RunEvent::DiveBegan { seed } => commands.insert_resource(Session::new(*seed)),
            RunEvent::Dive(event) => events.push(event.clone()),
            _ => {}
        }
    }
    let beat = matches!(happened.command, Some(RunCommand::Dive(_)));
    if beat || !events.is_empty() {
        commands.queue(move |world: &mut World| pass_on(world, events));
    }
}

fn pass_on(world: &mut World, events: Vec<DiveEvent>) {
    let gold = tally::gold(world);
    let hurt = events.iter().any(|event| tally::hurts_player(event, world));
    let shown = world.try_resource_scope(|world, mut session: Mut<Session>| {
        let Session { tally, past, opening, .. } = &mut *session;
        if let Some(opening) = opening {
            opening.extend(events);
            return None;
        }
        past.push(*tally);
        tally.count(&events, world.resource::<Library>(), gold);
        Some(events)
    });
    let Some(events) = shown.flatten() else { return };
    if hurt {
        world.resource_mut::<Repeat>().halt();
    }
    world.write_message_batch(events.into_iter().map(Happened));
    look(world);
}

/// A run that is continued, or shown at another step, may be in a dive.
fn enter(_: On<Entered>, campaign: Res<campaign::Campaign>, mut commands: Commands) {
    if let Phase::Dive(dive) = &campaign.run().phase {
        commands.insert_resource(Session::new(dive.seed));
    }
}

fn forget(_: On<Dropped>, session: Option<ResMut<Session>>) {
    if let Some(opening) = session.and_then(|session| session.into_inner().opening.as_mut()) {
        opening.clear();
    }
}

pub fn plugin(app: &mut App) {
    app.guard::<Play>()
        .configure_sets(
            Update,
            GuardSystems.after(SessionSystems::Choose).before(SessionSystems::Act),
        )
        .add_systems(Update, play.in_set(SessionSystems::Act).run_if(in_state(Screen::DIVE)))
        .add_observer(hear)
        .add_observer(enter)
        .add_observer(forget);
}
