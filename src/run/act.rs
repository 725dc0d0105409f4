//! Carries out commands of the run and reports the results.

use super::record::{concern_the_map, write_down};
use super::{Order, Told, Untold, past};
use crate::notice::Notice;
use crate::sector::act::show_on_the_map;
use crate::sector::log::Chronicle;
use crate::sector::show::Battles;
use crate::sector::table::Table;
use crate::session::hold;
use crate::watching::{drawing, step, thinking};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Refusal, RunCommand, RunEvent};
use daemonfall_sector::SectorEvent;
use daemonfall_text::t;

/// Orders are carried out in this set.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrderSystems;

/// Carries out a command and returns what it caused on the map. Call [`go_on`] for the choices of
/// others that follow.
///
/// # Errors
///
/// Why it cannot be carried out; nothing has changed then.
pub fn carry_out(world: &mut World, command: RunCommand) -> Result<Vec<SectorEvent>, Refusal> {
    if past::is_away(world) {
        let place = t!("past-refused");
        return Err(Refusal::NotNow { place });
    }
    let lines = world.resource::<Chronicle>().len();
    let step = step(world.resource::<Campaign>());
    let applied = drawing(world, step, |world| {
        world.resource_scope(|world, mut campaign: Mut<Campaign>| campaign.start(world, command))
    })?;
    world.resource_mut::<Chronicle>().mark(applied.undoable.then_some(lines));
    Ok(share_out(world, applied.events))
}

/// Lets others make one choice; returns whether there was one.
pub fn go_on(world: &mut World) -> bool {
    thinking(world);
    let step = step(world.resource::<Campaign>());
    let events = drawing(world, step, |world| {
        world.resource_scope(|world, mut campaign: Mut<Campaign>| campaign.go_on(world))
    });
    match events {
        Some(events) => {
            share_out(world, events);
            true
        }
        None => false,
    }
}

/// Completes a held beat and lets others make all their choices, so that the player's last command
/// is on record. The events are still shown.
pub fn finish(world: &mut World) {
    hold::finish(world);
    while go_on(world) {}
}

/// Takes back the last command on the map.
pub fn take_back(world: &mut World) {
    if past::is_away(world) || !world.resource_mut::<Campaign>().undo() {
        return;
    }
    world.resource_mut::<Chronicle>().back();
    let table = picture(world);
    world.insert_resource(table);
}

/// The map as the player knows it now.
fn picture(world: &World) -> Table {
    let campaign = world.resource::<Campaign>();
    Table::read(campaign.rules(), campaign.sector())
}

/// Passes events on: map, dive and breach events to their screens, the run's own to log and
/// listeners.
fn share_out(world: &mut World, events: Vec<RunEvent>) -> Vec<SectorEvent> {
    let written = concern_the_map(&events).then(|| write(world, &events));
    let mut map = Vec::new();
    for event in events {
        match event {
            RunEvent::Dive(event) => world.resource_mut::<Untold>().dive.push(event),
            RunEvent::Breach(event) => world.resource_mut::<Untold>().breach.push(event),
            RunEvent::Sector(event) => map.push(event),
            event => drop(world.write_message(Told(event))),
        }
    }
    if let Some((before, after, battles)) = written {
        show_on_the_map(world, &map, battles, before, after);
    }
    map
}

/// Writes events into log and battles. Returns the map as known before and after, and the number of
/// the player's battles among them.
fn write(world: &mut World, events: &[RunEvent]) -> (Table, Table, usize) {
    let before = world.resource::<Table>().clone();
    let after = picture(world);
    let fought = world.resource::<Battles>().fought.len();
    world.resource_scope(|world, mut log: Mut<Chronicle>| {
        world.resource_scope(|world, mut battles: Mut<Battles>| {
            let campaign = world.resource::<Campaign>();
            write_down(campaign, events, &before, &after, &mut log, &mut battles);
        });
    });
    let battles = world.resource::<Battles>().fought.len() - fought;
    (before, after, battles)
}

fn obey(world: &mut World, mut reader: Local<MessageCursor<Order>>) {
    let wanted: Vec<RunCommand> =
        reader.read(world.resource::<Messages<Order>>()).map(|order| order.0.clone()).collect();
    for command in wanted {
        // The order was meant for the state after the current events.
        finish(world);
        if let Err(refusal) = carry_out(world, command) {
            world.write_message(Notice::wrong(t!(
                "run-refused",
                reason = crate::refusals::run(&refusal)
            )));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, obey.in_set(OrderSystems).run_if(super::is_under_way));
}
