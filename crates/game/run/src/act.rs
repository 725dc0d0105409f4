//! Carries out commands of the run and reports the results.

use super::guard::{Guard, GuardSystems};
use super::{Finishing, Happened, Order, Refused, RunReport, TakenBack, tell};
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Refusal, RunCommand, RunEvent};
use daemonfall_platform::diagnostics::{drawing, step, thinking};
use daemonfall_text::t;

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrderSystems;

/// Tells whether the screens show something other than the present run; nothing can be done then.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Away(pub fn(&World) -> bool);

fn is_away(world: &World) -> bool {
    world.get_resource::<Away>().is_some_and(|away| (away.0)(world))
}

/// Call [`go_on`] for the choices of others that follow. A refusal changes nothing.
pub fn carry_out(world: &mut World, command: RunCommand) -> Result<Vec<RunEvent>, Refusal> {
    if is_away(world) {
        let place = t!("past-refused");
        return Err(Refusal::NotNow { place });
    }
    let step = step(world.resource::<Campaign>());
    let applied = drawing(world, step, |world| {
        world.resource_scope(|world, mut campaign: Mut<Campaign>| campaign.start(world, command))
    })?;
    Ok(share_out(world, applied.events, Some(applied.undoable)))
}

/// Lets others make one choice; returns whether there was one.
pub fn go_on(world: &mut World) -> bool {
    thinking(world);
    let step = step(world.resource::<Campaign>());
    let events = drawing(world, step, |world| {
        world.resource_scope(|world, mut campaign: Mut<Campaign>| campaign.go_on(world))
    });
    let any = events.is_some();
    if let Some(events) = events {
        share_out(world, events, None);
    }
    any
}

/// Lets go of a held command and lets others make all their choices, so that the player's last
/// command is on record. The events are still shown.
pub fn finish(world: &mut World) {
    tell(world, Finishing);
    while go_on(world) {}
}

pub fn take_back(world: &mut World) {
    if !is_away(world) && world.resource_mut::<Campaign>().undo() {
        tell(world, TakenBack);
    }
}

fn share_out(world: &mut World, events: Vec<RunEvent>, undoable: Option<bool>) -> Vec<RunEvent> {
    let Happened { events, .. } = tell(world, Happened { events, undoable });
    for event in &events {
        match event {
            RunEvent::Dive(_) | RunEvent::Breach(_) | RunEvent::Sector(_) => {}
            event => drop(world.write_message(RunReport(event.clone()))),
        }
    }
    events
}

fn obey(world: &mut World, mut reader: Local<MessageCursor<Order>>) {
    let wanted: Vec<RunCommand> =
        reader.read(world.resource::<Messages<Order>>()).map(|order| order.0.clone()).collect();
    for command in wanted {
        // The order was meant for the state after the current events.
        finish(world);
        if let Err(refusal) = carry_out(world, command) {
            world.write_message(Refused(refusal));
        }
    }
}

pub fn plugin(app: &mut App) {
    app.guard::<Order>()
        .configure_sets(Update, GuardSystems.before(OrderSystems))
        .add_systems(Update, obey.in_set(OrderSystems).run_if(super::is_under_way));
}
