//! The log of a past step: the record is replayed for it, once the step stays on the screen.

use super::Past;
use crate::prelude::*;
use crate::runs::rebuild_logs::Recall;

/// Seconds that a step must stay before its log is read.
const REST: f32 = 0.4;

/// The step on the screen, and for how long; none once its log is being read.
#[derive(Default)]
struct Stays {
    step: Option<usize>,
    since: Option<f32>,
}

fn remember(
    past: Res<Past>,
    run: Res<Campaign>,
    time: Res<Time<Real>>,
    mut stays: Local<Stays>,
    mut commands: Commands,
) {
    if past.is_changed() {
        *stays = Stays { step: Some(past.step()), since: Some(0.0) };
    }
    let Some(since) = stays.since.as_mut() else {
        return;
    };
    *since += time.delta_secs();
    if *since >= REST && stays.step == Some(past.step()) {
        stays.since = None;
        if let Some(recall) = Recall::new(run.content(), run.replay()) {
            commands.insert_resource(recall);
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, remember.run_if(resource_exists::<Past>));
}
