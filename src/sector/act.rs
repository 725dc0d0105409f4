//! Carries out commands: the player's as they come, the opponents' one by one as they are shown; and takes them back.

use super::film::Film;
use super::log::Chronicle;
use super::show::Battles;
use super::table::Table;
use super::{
    Happened, Kept, Play, Reached, Refused, SectorCommand, SectorSystems, Settle, TakeBack,
};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_sector::{Applied, Command, FactionId, Refusal, SectorEvent};

/// Commands of opponents that the player sees nothing of, in one frame at most.
const UNSEEN_AT_MOST: usize = 3;

/// What came of a command goes to picture, film, log and whoever listens.
fn tell(world: &mut World, applied: Applied, before: Table, whose: FactionId) {
    let play = world.resource::<Play>();
    let (rules, pending) = (play.rules.clone(), play.sector.pending);
    let table = Table::read(&rules, &play.sector);
    let skipped = world.resource::<Film>().skipping;
    if whose == table.player {
        world.resource_mut::<Film>().snap();
    }
    world
        .resource_mut::<Film>()
        .extend(&applied.events, whose, &table);
    if !skipped {
        world
            .resource_mut::<Battles>()
            .extend(&applied.events, &before, &rules);
    }
    let mut chronicle = world.resource_mut::<Chronicle>();
    for event in &applied.events {
        chronicle.tell(event, &before, &table, &rules);
    }
    if pending.is_some() && pending != before.pending {
        world.write_message_batch(pending.map(Reached));
    }
    world.insert_resource(table);
    world.write_message(Happened {
        events: applied.events,
        skipped,
    });
}

fn play(world: &mut World, mut reader: Local<MessageCursor<SectorCommand>>) {
    let wanted: Vec<Command> = reader
        .read(world.resource::<Messages<SectorCommand>>())
        .map(|wish| wish.0.clone())
        .collect();
    // The first refusal ends them: what follows was meant for what would have come of it.
    for command in wanted {
        let lines = world.resource::<Chronicle>().len();
        let before = world.resource::<Table>().clone();
        let mut play = world.resource_mut::<Play>();
        let play = &mut *play;
        if play.sector.active != play.sector.player {
            world.write_message(Refused(Refusal::NotYourTurn));
            return;
        }
        let sector = play.sector.clone();
        let whose = sector.active;
        let applied = match play.rules.apply(&mut play.sector, &command) {
            Ok(applied) => applied,
            Err(refusal) => {
                world.write_message(Refused(refusal));
                return;
            }
        };
        if applied.undoable {
            play.kept.push(Kept { sector, lines });
        } else {
            play.kept.clear();
        }
        let surprised = applied.events.iter().any(|event| {
            matches!(
                event,
                SectorEvent::Halted { .. } | SectorEvent::Sighted { .. }
            )
        });
        tell(world, applied, before, whose);
        if surprised {
            // Whoever wanted more than that looks again first.
            return;
        }
    }
}

/// Opponents go on once everything before has been shown; in a hurry, and where the player sees nothing, several commands a frame.
fn oppose(world: &mut World) {
    for _ in 0..UNSEEN_AT_MOST {
        let before = world.resource::<Table>().clone();
        let mut play = world.resource_mut::<Play>();
        let play = &mut *play;
        let whose = play.sector.active;
        let waits = play.sector.outcome.is_some() || play.sector.pending.is_some();
        let own = whose == play.sector.player;
        let showing =
            !world.resource::<Film>().is_over() || !world.resource::<Battles>().is_empty();
        if own || waits || showing {
            return;
        }
        let mut play = world.resource_mut::<Play>();
        let play = &mut *play;
        let Some(opponent) = play.opponents.get_mut(whose.0 as usize) else {
            return;
        };
        let command = opponent.next(&play.rules.view(&play.sector, whose));
        let applied = match play.rules.apply(&mut play.sector, &command) {
            Ok(applied) => applied,
            Err(refusal) => {
                // Its commands are checked, so that this is a fault of the opponent's; its turn ends.
                warn!("{command:?} of an opponent was refused: {refusal}");
                match play.rules.apply(&mut play.sector, &Command::EndTurn) {
                    Ok(applied) => applied,
                    Err(_) => return,
                }
            }
        };
        tell(world, applied, before, whose);
    }
}

fn take_back(world: &mut World, mut reader: Local<MessageCursor<TakeBack>>) {
    let wanted = reader.read(world.resource::<Messages<TakeBack>>()).count();
    for _ in 0..wanted {
        let mut play = world.resource_mut::<Play>();
        let Some(kept) = play.kept.pop() else { return };
        play.sector = kept.sector;
        let table = Table::read(&play.rules, &play.sector);
        world.insert_resource(table);
        world.resource_mut::<Film>().snap();
        world.resource_mut::<Chronicle>().truncate(kept.lines);
    }
}

fn settle(world: &mut World, mut reader: Local<MessageCursor<Settle>>) {
    let wanted: Vec<Settle> = reader
        .read(world.resource::<Messages<Settle>>())
        .cloned()
        .collect();
    for Settle(what) in wanted {
        let before = world.resource::<Table>().clone();
        let mut play = world.resource_mut::<Play>();
        let play = &mut *play;
        let whose = play.sector.player;
        match play.rules.write_back(&mut play.sector, &what) {
            Ok(applied) => {
                play.kept.clear();
                tell(world, applied, before, whose);
            }
            Err(refusal) => {
                world.write_message(Refused(refusal));
            }
        }
    }
}

/// Carries out commands while a sector is on the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (take_back, settle, play, oppose)
            .chain()
            .in_set(SectorSystems::Act),
    );
}
