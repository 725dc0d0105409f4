//! The end of a dive: a short pause to see it, then the summary or the run's next screen.

use super::hold::is_held;
use super::{Session, SessionSystems};
use crate::input::action::DiveAction;
use crate::prelude::*;
use daemonfall_campaign::Practice;
use daemonfall_dungeon::Outcome;
use daemonfall_run::phase::screen_of;

/// Seconds from the last beat to the summary, after a death and after an escape.
const AFTER_DEATH: f32 = 1.8;
const AFTER_ESCAPE: f32 = 1.1;

#[derive(Resource, Default)]
struct Over(f32);

fn begin(mut over: ResMut<Over>) {
    over.0 = 0.0;
}

fn wait(
    time: Res<Time<Real>>,
    state: Res<DiveState>,
    input: Res<ActionInput>,
    campaign: Option<Res<Campaign>>,
    mut over: ResMut<Over>,
    mut next: ResMut<NextState<Screen>>,
) {
    let enough = match state.outcome {
        None => {
            // The last beat may have been taken back.
            over.0 = 0.0;
            return;
        }
        Some(Outcome::Died { .. }) => AFTER_DEATH,
        Some(Outcome::Escaped) => AFTER_ESCAPE,
    };
    // Ignore early confirmations: the player was still playing and did not mean the summary's
    // buttons. A later one shortens the pause.
    let hurried = over.0 > 0.7 && input.has(DiveAction::Confirm);
    over.0 += time.delta_secs();
    if over.0 >= enough || hurried {
        next.set(campaign.map_or(Screen::SUMMARY, |run| screen_of(&run.run().phase)));
    }
}

fn is_puzzle(practice: Option<Res<Practice>>) -> bool {
    practice.is_some_and(|practice| practice.puzzle().is_some())
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Over>().add_systems(OnEnter(Screen::DIVE), begin).add_systems(
        Update,
        wait.after(SessionSystems::Act).run_if(
            in_state(Screen::DIVE)
                .and_then(resource_exists::<Session>)
                .and_then(not(is_puzzle))
                .and_then(not(is_held)),
        ),
    );
}
