//! A breach puzzle on the breach's screen.
//! Each choice is judged once the other side has made its own.

use super::climb::Climb;
use crate::breach::BreachSystems;
use crate::breach::act::is_own_turn;
use bevy::prelude::*;
use daemonfall_breach::{Command, turn};
use daemonfall_campaign::puzzles::PuzzleCommand;

/// The player made a choice.
pub fn chose(world: &mut World, command: Command) {
    if let Some(mut climb) = world.get_resource_mut::<Climb>() {
        climb.waiting = Some(command);
    }
}

/// The last choice was taken back.
pub fn took_back(world: &mut World) {
    if let Some(mut climb) = world.get_resource_mut::<Climb>()
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
    app.add_systems(
        Update,
        judge
            .after(BreachSystems::Act)
            .before(BreachSystems::Film)
            .run_if(resource_exists::<Climb>),
    );
}
