//! Guards the past: drops all commands while it is shown and tells the player.

use super::Past;
use crate::breach::{self, BreachSystems, Choose};
use crate::notice::Notice;
use crate::run::Order;
use crate::run::act::OrderSystems;
use crate::sector::{self, SectorCommand, SectorSystems};
use crate::session::{Play, SessionSystems};
use bevy::prelude::*;
use daemonfall_text::t;

/// Seconds between two such notices.
const REST: f32 = 3.0;

/// Drops all messages of a type; returns whether there were any.
fn drop_all<M: Message>(world: &mut World) -> bool {
    let messages = world.get_resource_mut::<Messages<M>>();
    messages.is_some_and(|mut messages| messages.drain().count() > 0)
}

fn refuse(world: &mut World, mut told: Local<Option<f32>>) {
    let wanted = [
        drop_all::<Play>(world),
        drop_all::<SectorCommand>(world),
        drop_all::<sector::TakeBack>(world),
        drop_all::<Choose>(world),
        drop_all::<breach::TakeBack>(world),
        drop_all::<Order>(world),
    ];
    if !wanted.contains(&true) {
        return;
    }
    let now = world.resource::<Time<Real>>().elapsed_secs();
    if told.is_some_and(|told| now - told < REST) {
        return;
    }
    *told = Some(now);
    let (step, steps) = {
        let past = world.resource::<Past>();
        (past.step(), past.steps())
    };
    let words = t!("past-nothing", step = step, steps = steps);
    world.write_message(Notice::wrong(words));
}

/// Guards the past while it is on the screen.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        refuse
            .run_if(resource_exists::<Past>)
            .after(SessionSystems::Choose)
            .after(SectorSystems::Input)
            .after(BreachSystems::Input)
            .before(SessionSystems::Act)
            .before(SectorSystems::Act)
            .before(BreachSystems::Act)
            .before(OrderSystems),
    );
}
