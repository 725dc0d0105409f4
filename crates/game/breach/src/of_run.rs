//! The breach's part in a run.
//! Its events wait for its screen, and its log is put away with the run.

use super::log::BreachLog;
use super::{BreachSession, BreachSystems, Choose, TakeBack};
use bevy::prelude::*;
use daemonfall_breach::BreachEvent;
use daemonfall_campaign::{Phase, RunEvent};
use daemonfall_run::Happened;
use daemonfall_run::begin::Dropped;
use daemonfall_run::guard::{Guard, GuardSystems};
use daemonfall_run::stash::{PutBack, Stashes};

/// Events of the run's breach that wait for its screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct Untold(pub Vec<BreachEvent>);

/// The run's breach stays in the world with its log during visits to the saves or the past.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Aside;

fn hear(happened: On<Happened>, mut untold: ResMut<Untold>) {
    let of_breach = happened.events.iter().filter_map(|event| match event {
        RunEvent::Breach(event) => Some(event.clone()),
        _ => None,
    });
    untold.0.extend(of_breach);
}

fn forget(_: On<Dropped>, mut untold: ResMut<Untold>, mut commands: Commands) {
    untold.0.clear();
    commands.remove_resource::<Aside>();
}

/// Log and choices come back with a run that is in its breach.
fn put_away(world: &mut World) -> Option<PutBack> {
    let log = world.get_resource::<BreachLog>()?.clone();
    let duel = world.get_resource::<BreachSession>()?.clone();
    Some(Box::new(move |world, run| {
        if matches!(run.run().phase, Phase::Breach(_)) {
            world.insert_resource(log);
            world.insert_resource(duel);
            world.insert_resource(Aside);
        }
    }))
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Untold>()
        .stash_by(put_away)
        .guard::<Choose>()
        .guard::<TakeBack>()
        .configure_sets(Update, GuardSystems.after(BreachSystems::Input).before(BreachSystems::Act))
        .add_observer(hear)
        .add_observer(forget);
}
