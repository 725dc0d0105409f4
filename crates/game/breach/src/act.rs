//! Makes choices: the player's as they come, the opponent's once everything before has been shown.
//! Also takes choices back.

use super::breach_view::BreachView;
use super::log::BreachLog;
use super::playback::BreachPlayback;
use super::{BreachSession, BreachSystems, Choose, Copies, Mark, Refused, TakeBack};
use crate::prelude::*;
use bevy::ecs::message::MessageCursor;
use daemonfall_breach::turn;
use daemonfall_campaign::{Practice, Refusal, RunCommand, RunEvent};
use daemonfall_run as run;
use daemonfall_run::act::execute;
use daemonfall_stack::Roster;

pub fn side(world: &World, who: CharacterId) -> Side {
    let entity = world.resource::<Roster>().entity(who);
    entity.and_then(|entity| world.get::<Side>(entity)).copied().unwrap_or_default()
}

pub fn is_own_turn(world: &World) -> bool {
    turn(world).is_some_and(|turn| side(world, turn.who) == Side::Player)
}

fn play(world: &mut World, mut reader: Local<MessageCursor<Choose>>) {
    let wanted: Vec<Command> =
        reader.read(world.resource::<Messages<Choose>>()).map(|wish| wish.0).collect();
    for command in wanted {
        if !is_own_turn(world) || !world.resource::<BreachPlayback>().is_over() {
            continue;
        }
        if let Err(Refusal::Breach(refusal)) = execute(world, RunCommand::Breach(command)) {
            world.write_message(Refused(refusal));
        }
    }
}

/// The opponent chooses once all before is shown; while skipping, one choice per frame.
fn oppose(world: &mut World) {
    if world.resource::<BreachPlayback>().is_over() {
        run::act::go_on(world);
    }
}

/// Shows what happened; counts the player's choices, and notes where the log was before each and
/// before what units do by themselves.
fn hear(
    happened: On<run::Happened>,
    log: Res<BreachLog>,
    session: Option<ResMut<BreachSession>>,
    mut playback: ResMut<BreachPlayback>,
) {
    let of_breach = happened.events.iter().filter_map(|event| match event {
        RunEvent::Breach(event) => Some(event.clone()),
        _ => None,
    });
    let events: Vec<BreachEvent> = of_breach.collect();
    if let (Some(RunCommand::Breach(_)), Some(mut session)) = (&happened.command, session) {
        // The first choice is the command's; others may follow.
        let alone = events.iter().find_map(|event| match event {
            BreachEvent::Chose { forced, .. } => Some(*forced),
            _ => None,
        });
        let alone = alone.unwrap_or(false);
        session.choices += u32::from(!alone);
        if happened.undoable {
            session.marks.push(Mark { lines: log.lines.len(), alone });
        }
    }
    if !events.is_empty() {
        playback.extend(events);
    }
}

/// Drops wishes to take back where nothing can be: nobody hears of them, but the player is told.
fn refuse_to_take_back(
    session: Res<BreachSession>,
    mut wishes: ResMut<Messages<TakeBack>>,
    mut notices: MessageWriter<Notice>,
) {
    if !session.can_take_back() && wishes.drain().count() > 0 {
        notices.write(Notice::wrong(t!("breach-undo-not")));
    }
}

pub fn take_back(world: &mut World, mut reader: Local<MessageCursor<TakeBack>>) {
    let wanted = reader.read(world.resource::<Messages<TakeBack>>()).count();
    for _ in 0..wanted {
        take_back_one(world);
    }
}

/// With the player's choice, also takes back what units did by themselves after it.
fn take_back_one(world: &mut World) {
    let last = |world: &World| {
        let marks = &world.resource::<BreachSession>().marks;
        (marks.len(), marks.last().is_some_and(|mark| mark.alone))
    };
    loop {
        let (before, alone) = last(world);
        run::act::take_back(world);
        if !alone || last(world).0 == before {
            return;
        }
    }
}

/// A choice was taken back: the picture is read again, and later log lines are removed.
fn show(world: &mut World) {
    if !world.get_resource::<Practice>().is_some_and(Practice::is_breach) {
        return;
    }
    let Some(mut session) = world.get_resource_mut::<BreachSession>() else { return };
    let mark = session.marks.pop();
    let counted = mark.is_none_or(|mark| !mark.alone);
    session.choices = session.choices.saturating_sub(u32::from(counted));
    let table = BreachView::read(&BreachSnapshot::of(world), world.resource::<BreachLibrary>());
    world.insert_resource(table);
    world.resource_mut::<BreachPlayback>().clear();
    if let Some(mark) = mark {
        world.resource_mut::<BreachLog>().truncate(mark.lines);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            refuse_to_take_back
                .after(BreachSystems::Input)
                .before(BreachSystems::Act)
                .run_if(in_state(Screen::BREACH).and_then(resource_exists::<BreachSession>)),
            (take_back, play, oppose)
                .chain()
                .in_set(BreachSystems::Act)
                .run_if(resource_exists::<Copies>),
        ),
    )
    .add_observer(hear)
    .add_observer(|_: On<run::TakenBack>, mut commands: Commands| commands.queue(show));
}
