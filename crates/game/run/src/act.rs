//! Carries out the player's commands and the choices of others, and reports what came of them.

use super::guard::{Guard, GuardSystems};
use super::{Finishing, Happened, Order, Refused, RunReport, TakenBack, tell};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_campaign::{Applied, Campaign, Game, Practice, Refusal, RunCommand, RunEvent};
use daemonfall_platform::diagnostics::{drawing, thinking};
use daemonfall_platform::notice::Notice;
use daemonfall_text::t;

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrderSystems;

/// Tells whether the screens show something other than the present run; nothing can be done then.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Away(pub fn(&World) -> bool);

/// Whether the screens show something other than the present run.
pub fn is_away(world: &World) -> bool {
    world.get_resource::<Away>().is_some_and(|away| (away.0)(world))
}

/// The game in progress: the run, or else the practice.
pub fn game(world: &World) -> Option<&dyn Game> {
    let run = world.get_resource::<Campaign>().map(|it| it as &dyn Game);
    run.or_else(|| world.get_resource::<Practice>().map(|it| it as &dyn Game))
}

fn play<T>(world: &mut World, play: impl FnOnce(&mut World, &mut dyn Game) -> T) -> Option<T> {
    if world.contains_resource::<Campaign>() {
        return Some(world.resource_scope(|world, mut run: Mut<Campaign>| play(world, &mut *run)));
    }
    world.try_resource_scope(|world, mut practice: Mut<Practice>| play(world, &mut *practice))
}

/// As [`play`], logging the draws under the game's step.
fn draw<T>(world: &mut World, how: impl FnOnce(&mut World, &mut dyn Game) -> T) -> Option<T> {
    let step = game(world)?.step();
    drawing(world, step, |world| play(world, how))
}

/// Nothing takes commands now.
fn nowhere() -> Refusal {
    Refusal::NotNow { place: t!("past-refused") }
}

/// Checks whether a command can be carried out now; `None` if no game is in progress.
pub fn check(world: &mut World, command: &RunCommand) -> Option<Result<(), Refusal>> {
    play(world, |world, game| game.check(world, command))
}

/// Carries out the player's command; call [`go_on`] for the choices of others that follow.
///
/// # Errors
/// Why it is refused; then nothing changes.
pub fn execute(world: &mut World, command: RunCommand) -> Result<(), Refusal> {
    if is_away(world) {
        return Err(nowhere());
    }
    let start = command.clone();
    let Applied { events, undoable } =
        draw(world, |world, game| game.start(world, start)).ok_or_else(nowhere)??;
    report(world, Happened { command: Some(command), events, undoable });
    Ok(())
}

/// Begins a beat of the dive that is then played in steps; executing its command plays the rest.
///
/// # Errors
/// Why it is refused; then nothing changes.
pub fn begin_beat(world: &mut World, command: daemonfall_dungeon::Command) -> Result<(), Refusal> {
    if is_away(world) {
        return Err(nowhere());
    }
    play(world, |world, game| game.begin_beat(world, command)).ok_or_else(nowhere)?
}

/// Lets others make one choice; returns whether there was one.
pub fn go_on(world: &mut World) -> bool {
    if !game(world).is_some_and(Game::is_open) {
        return false;
    }
    thinking(world);
    let events = draw(world, |world, game| game.go_on(world)).flatten();
    let any = events.is_some();
    if let Some(events) = events {
        report(world, Happened { command: None, events, undoable: false });
    }
    any
}

/// Lets go of a held command and lets others make all their choices, so that the player's last
/// command is on record. The events are still shown.
pub fn finish(world: &mut World) {
    tell(world, Finishing);
    while go_on(world) {}
}

/// Undoes the player's last command where that is possible.
pub fn take_back(world: &mut World) {
    if is_away(world) {
        return;
    }
    match play(world, |world, game| game.undo(world)) {
        Some(Ok(true)) => drop(tell(world, TakenBack)),
        Some(Err(_)) => drop(world.write_message(Notice::wrong(t!("dive-back-not")))),
        Some(Ok(false)) | None => {}
    }
}

/// Restarts the puzzle in progress.
pub fn restart(world: &mut World) {
    world.try_resource_scope(|world, mut practice: Mut<Practice>| practice.restart(world));
    tell(world, TakenBack);
}

/// Tells what happened to all modes.
pub(crate) fn report(world: &mut World, happened: Happened) {
    for event in tell(world, happened).events {
        match event {
            RunEvent::Dive(_) | RunEvent::Breach(_) | RunEvent::Sector(_) => {}
            event => drop(world.write_message(RunReport(event))),
        }
    }
}

fn obey(world: &mut World, mut reader: Local<MessageCursor<Order>>) {
    let wanted: Vec<RunCommand> =
        reader.read(world.resource::<Messages<Order>>()).map(|order| order.0.clone()).collect();
    for command in wanted {
        // The order was meant for the state after the current events.
        finish(world);
        if let Err(refusal) = execute(world, command) {
            world.write_message(Refused(refusal));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.guard::<Order>()
        .configure_sets(Update, GuardSystems.before(OrderSystems))
        .add_systems(Update, obey.in_set(OrderSystems));
}
