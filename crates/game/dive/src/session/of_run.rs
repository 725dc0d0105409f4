//! The dive's part in a run.
//! Its events wait for its screen, and a held beat ends before others go on.

use super::{Play, hold};
use crate::session::SessionSystems;
use bevy::prelude::*;
use daemonfall_campaign::RunEvent;
use daemonfall_dungeon::DiveEvent;
use daemonfall_run::begin::Dropped;
use daemonfall_run::guard::{Guard, GuardSystems};
use daemonfall_run::{Finishing, Happened};

#[derive(Resource, Clone, Debug, Default)]
pub struct Untold(pub Vec<DiveEvent>);

fn hear(happened: On<Happened>, mut untold: ResMut<Untold>) {
    let of_dive = happened.events.iter().filter_map(|event| match event {
        RunEvent::Dive(event) => Some(event.clone()),
        _ => None,
    });
    untold.0.extend(of_dive);
}

fn forget(_: On<Dropped>, mut untold: ResMut<Untold>) {
    untold.0.clear();
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Untold>()
        .guard::<Play>()
        .configure_sets(
            Update,
            GuardSystems.after(SessionSystems::Choose).before(SessionSystems::Act),
        )
        .add_observer(hear)
        .add_observer(forget)
        .add_observer(|_: On<Finishing>, mut commands: Commands| commands.queue(hold::finish));
}
