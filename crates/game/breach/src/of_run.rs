//! The breach's part in a run: its log is put away with the run.

use super::log::BreachLog;
use super::playback::BreachPlayback;
use super::{BreachSession, BreachSystems, Choose, TakeBack};
use crate::prelude::*;
use daemonfall_campaign::Phase;
use daemonfall_run::begin::Dropped;
use daemonfall_run::guard::{Guard, GuardSystems};
use daemonfall_run::stash::{PutBack, Stashes};

/// The run's breach stays in the world with its log during visits to the saves or the past.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Aside;

fn forget(_: On<Dropped>, mut playback: ResMut<BreachPlayback>, mut commands: Commands) {
    playback.clear();
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
    app.stash_by(put_away)
        .guard::<Choose>()
        .guard::<TakeBack>()
        .configure_sets(Update, GuardSystems.after(BreachSystems::Input).before(BreachSystems::Act))
        .add_observer(forget);
}
