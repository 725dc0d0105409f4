//! A breach puzzle on the breach's screen.
//! Each choice is judged once the other side has made its own.

use super::climb::Climb;
use bevy::prelude::*;
use daemonfall_breach::turn;
use daemonfall_breach_mode::act::is_own_turn;
use daemonfall_breach_mode::{BreachSystems, Chosen, TakenBack};
use daemonfall_campaign::puzzles::PuzzleCommand;

fn chose(chosen: On<Chosen>, climb: Option<ResMut<Climb>>) {
    if let Some(mut climb) = climb {
        climb.waiting = Some(chosen.0);
    }
}

fn took_back(_: On<TakenBack>, climb: Option<ResMut<Climb>>) {
    if let Some(mut climb) = climb
        && climb.waiting.take().is_none()
    {
        climb.session.forget();
        climb.noted = false;
    }
}

fn judge(world: &mut World) {
    let waits = world.resource::<Climb>().waiting.is_some();
    if !waits || !(is_own_turn(world) || turn(world).is_none()) {
        return;
    }
    world.resource_scope(|world, mut climb: Mut<Climb>| {
        if let Some(command) = climb.waiting.take() {
            climb.session.note(world, PuzzleCommand::Breach(command));
        }
    });
}

pub fn plugin(app: &mut App) {
    app.add_observer(chose).add_observer(took_back).add_systems(
        Update,
        judge
            .after(BreachSystems::Act)
            .before(BreachSystems::Playback)
            .run_if(resource_exists::<Climb>),
    );
}
