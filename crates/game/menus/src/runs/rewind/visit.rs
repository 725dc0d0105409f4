//! While a past step is shown: its keys, what the window's title says, and its log, for which the
//! record is replayed. All commands and questions are dropped, and the player is told.

use super::Past;
use crate::prelude::*;
use crate::runs::rebuild_logs::Recall;
use daemonfall_run::guard::{GuardSystems, drop_all};
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_ui::look::{Doing, TitleSystems};

daemonfall_input::actions! {
    /// What can be bound while a past step is shown. For a pad there are buttons in the banner.
    pub enum PastAction, Group {
        beside: &["dive", "breach", "sector", "battle", "fitting"],
        ..Group::alone("past", 9, || t!("actions-past"))
    };
    Before => "past.before", t!("action-past-before"), [PageUp], [], repeats;
    After => "past.after", t!("action-past-after"), [PageDown], [], repeats;
}

/// Seconds between two notices that commands are dropped.
const QUIET: f32 = 3.0;

/// Closes what the map asks before a command; whether it did.
fn drop_question(world: &mut World) -> bool {
    let asks = world.get_resource::<Choosing>().is_some_and(|it| it.question.is_some());
    if asks {
        world.resource_mut::<Choosing>().question = None;
    }
    asks
}

fn refuse(world: &mut World, mut told: Local<Option<f32>>) {
    if !(drop_all(world) | drop_question(world)) {
        return;
    }
    let now = world.resource::<Time<Real>>().elapsed_secs();
    if told.is_some_and(|told| now - told < QUIET) {
        return;
    }
    *told = Some(now);
    let past = world.resource::<Past>();
    let words = t!("past-nothing", step = past.step(), steps = past.steps());
    world.write_message(Notice::done(words));
}

fn said(doing: &str, step: usize) -> String {
    t!("window-past", doing = doing, step = step)
}

fn add(past: Res<Past>, mut doing: ResMut<Doing>) {
    if let Some(words) = &mut doing.0 {
        *words = said(words, past.step());
    }
}

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
    let there = resource_exists::<Past>;
    app.register_actions::<PastAction>()
        .add_systems(Update, (refuse.in_set(GuardSystems), remember).run_if(there))
        .add_systems(Last, add.in_set(TitleSystems).run_if(there));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_past_step_is_named_after_what_goes_on() {
        assert_eq!(said("Sector, turn 4", 31), "Sector, turn 4, looking back at step 31");
    }
}
