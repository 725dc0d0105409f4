//! Guards the past: drops all commands while it is shown and tells the player.

use super::Past;
use crate::prelude::*;
use daemonfall_run::guard::{GuardSystems, drop_all};

/// Seconds between two such notices.
const REST: f32 = 3.0;

fn refuse(world: &mut World, mut told: Local<Option<f32>>) {
    if !drop_all(world) {
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

pub fn plugin(app: &mut App) {
    app.add_systems(Update, refuse.run_if(resource_exists::<Past>).in_set(GuardSystems));
}
