//! Makes choices: the player's as they come, the opponent's once everything before has been shown.
//! Also takes choices back.

use super::breach_view::BreachView;
use super::log::BreachLog;
use super::of_run::Untold;
use super::playback::BreachPlayback;
use super::{
    BreachSession, BreachSystems, Choose, Chosen, Copies, Kept, Refused, TakeBack, TakenBack,
};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_breach::bots::choose;
use daemonfall_breach::{
    BreachEvent, BreachLibrary, BreachRecord, BreachSnapshot, Command, act, check, turn,
};
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_core::{CharacterId, EventLog, Side, Snapshot, draws};
use daemonfall_platform::diagnostics::drawing;
use daemonfall_run as run;
use daemonfall_run::act::carry_out;
use daemonfall_run::{puzzle, tell};
use daemonfall_stack::Roster;

pub fn side(world: &World, who: CharacterId) -> Side {
    let entity = world.resource::<Roster>().entity(who);
    entity.and_then(|entity| world.get::<Side>(entity)).copied().unwrap_or_default()
}

pub fn is_own_turn(world: &World) -> bool {
    turn(world).is_some_and(|turn| side(world, turn.who) == Side::Player)
}

fn go_on(world: &mut World, command: Command) {
    if let Err(refusal) = act(world, command) {
        world.write_message(Refused(refusal));
        return;
    }
    let events: Vec<BreachEvent> = world.resource_mut::<EventLog<BreachEvent>>().drain().collect();
    world.resource_mut::<BreachPlayback>().extend(events);
}

fn show(world: &mut World) {
    let events = std::mem::take(&mut world.resource_mut::<Untold>().0);
    if !events.is_empty() {
        world.resource_mut::<BreachPlayback>().extend(events);
    }
}

fn play(world: &mut World, mut reader: Local<MessageCursor<Choose>>) {
    let wanted: Vec<Command> =
        reader.read(world.resource::<Messages<Choose>>()).map(|wish| wish.0).collect();
    for command in wanted {
        let shown = world.resource::<BreachPlayback>().is_over();
        if !is_own_turn(world) || !shown || puzzle::is_over(world) {
            continue;
        }
        if let Err(refusal) = check(world, command) {
            world.write_message(Refused(refusal));
            continue;
        }
        if world.contains_resource::<Campaign>() {
            if carry_out(world, RunCommand::Breach(command)).is_ok() {
                world.resource_mut::<BreachSession>().choices += 1;
                show(world);
            }
            continue;
        }
        let snapshot = BreachSnapshot::of(world);
        let round = snapshot.stack.stack.round();
        let lines = world.resource::<BreachLog>().lines.len();
        let made = world.resource::<BreachRecord>().choices().len();
        let mut duel = world.resource_mut::<BreachSession>();
        let (dice, choices) = (duel.dice.clone(), duel.choices);
        duel.kept.push(Kept { snapshot, dice, lines, round, choices, made });
        duel.choices += 1;
        go_on(world, command);
        tell(world, Chosen(command));
    }
}

/// The opponent chooses once all before is shown; while skipping, one choice per frame.
fn oppose(world: &mut World) {
    if !world.resource::<BreachPlayback>().is_over() {
        return;
    }
    if world.contains_resource::<Campaign>() {
        run::act::go_on(world);
        show(world);
        return;
    }
    if is_own_turn(world) || turn(world).is_none() {
        return;
    }
    let now = BreachSnapshot::of(world);
    let duel = world.resource::<BreachSession>();
    let (mut dice, choices) = (duel.dice.clone(), duel.choices as usize);
    let foes = duel.setup.foes;
    let chosen = drawing(world, choices, |world| {
        let _for = draws::about("the opponent's choice", None);
        world.resource_scope(|_, mut copies: Mut<Copies>| {
            choose(foes, &mut copies.0, &now, &mut dice)
        })
    });
    world.resource_mut::<BreachSession>().dice = dice;
    go_on(world, chosen.unwrap_or(Command::Wait));
}

fn take_back(world: &mut World, mut reader: Local<MessageCursor<TakeBack>>) {
    let wanted = reader.read(world.resource::<Messages<TakeBack>>()).count();
    for _ in 0..wanted {
        let round = world.resource::<BreachView>().round;
        let mut duel = world.resource_mut::<BreachSession>();
        if !duel.can_take_back(round) {
            return;
        }
        let Some(kept) = duel.kept.pop() else { return };
        duel.dice = kept.dice;
        duel.choices = kept.choices;
        // Restoring would begin a new record; instead, continue this one, cut short.
        let record = world.remove_resource::<BreachRecord>();
        let restored = kept.snapshot.restore(world);
        if let Some(mut record) = record {
            record.truncate(kept.made);
            world.insert_resource(record);
        }
        if let Err(reason) = restored {
            warn!("a choice could not be taken back: {reason}");
            return;
        }
        let table = BreachView::read(&kept.snapshot, world.resource::<BreachLibrary>());
        world.insert_resource(table);
        world.resource_mut::<BreachPlayback>().clear();
        world.resource_mut::<BreachLog>().truncate(kept.lines);
        tell(world, TakenBack);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (take_back, play, oppose)
            .chain()
            .in_set(BreachSystems::Act)
            .run_if(resource_exists::<Copies>),
    );
}
