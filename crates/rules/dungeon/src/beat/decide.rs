//! Deciding: every acting object chooses what it will do. The world does not change.
//!
//! [`DecideView`] gives read-only access to everything that a decision may read. The one system
//! that stores decisions can write only `Acting`.

use super::BeatCursor;
use crate::cell::Direction;
use crate::command::Command;
use crate::components::{Directions, *};
use crate::grid::Grid;
use crate::library::Library;
use crate::phase::BeatSet;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

#[derive(SystemParam)]
pub(crate) struct DecideView<'w> {
    library: Res<'w, Library>,
    grid: Res<'w, Grid>,
    state: Res<'w, DiveState>,
}

pub(crate) fn action_of(command: Command) -> (Action, Option<Direction>) {
    let (parts, toward): (&[Part], _) = match command {
        Command::Step(direction) => (&[Part::Attack, Part::Dig, Part::Move], Some(direction)),
        // An edit is not an action and never reaches a beat.
        Command::Wait | Command::Edit(_) => (&[Part::Wait], None),
        Command::Bomb(direction) => (&[Part::Bomb], Some(direction)),
        Command::Drink => (&[Part::Drink], None),
        Command::Take => (&[Part::Take], None),
    };
    (Action { parts: Parts::new(parts), directions: Directions::Ahead }, toward)
}

impl DecideView<'_> {
    fn chosen_by(&self, player: ObjectId) -> Option<Command> {
        let place = self.grid.players().iter().position(|(id, _)| *id == player)?;
        self.state.chosen.get(place).copied()
    }

    fn next_in(&self, sequential: &Sequential) -> Action {
        let step = self.library.sequence(sequential.sequence).step(sequential.step);
        Action { parts: step.parts, directions: step.directions }
    }
}

pub(crate) fn decide(
    view: DecideView,
    cursor: Res<BeatCursor>,
    mut actors: Query<(&Object, &mut Acting, Option<&Sequential>)>,
) {
    if !cursor.is_at(BeatSet::Decide) {
        return;
    }
    for (object, mut acting, sequential) in &mut actors {
        // Nothing asks when an actor was changed.
        let acting = acting.bypass_change_detection();
        (acting.action, acting.toward) = match acting.algorithm {
            Algorithm::Simple => continue,
            Algorithm::Player => match view.chosen_by(object.id).map(action_of) {
                Some((action, toward)) => (Some(action), toward),
                None => (None, None),
            },
            Algorithm::General => (sequential.map(|own| view.next_in(own)), None),
        };
    }
}
