//! Deciding: every acting object chooses what it will do. The world does not change.
//!
//! [`DecideView`] gives read-only access to everything that a decision may read. The one system
//! that stores decisions can write only `Acting`.

use super::BeatCursor;
use crate::cell::Direction;
use crate::command::Command;
use crate::components::{Directions, *};
use crate::grid::Grid;
use crate::index::{Index, Listed};
use crate::library::Library;
use crate::library::kinds::Category;
use crate::phase::BeatSet;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

#[derive(SystemParam)]
pub(crate) struct DecideView<'w, 's> {
    index: Res<'w, Index>,
    library: Res<'w, Library>,
    grid: Res<'w, Grid>,
    state: Res<'w, DiveState>,
    sequential: Query<'w, 's, &'static Sequential>,
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

impl DecideView<'_, '_> {
    fn decide(&self, listed: &Listed, algorithm: Algorithm) -> (Option<Action>, Option<Direction>) {
        match algorithm {
            Algorithm::Simple => (None, None),
            Algorithm::Player => match self.chosen_by(listed.id).map(action_of) {
                Some((action, toward)) => (Some(action), toward),
                None => (None, None),
            },
            Algorithm::General => {
                let action = self.sequential.get(listed.entity).ok().map(|sequential| {
                    let step = self.library.sequence(sequential.sequence).step(sequential.step);
                    Action { parts: step.parts, directions: step.directions }
                });
                (action, None)
            }
        }
    }

    fn chosen_by(&self, player: ObjectId) -> Option<Command> {
        let place = self.grid.players().iter().position(|(id, _)| *id == player)?;
        self.state.chosen.get(place).copied()
    }
}

pub(crate) fn decide(view: DecideView, cursor: Res<BeatCursor>, mut acting: Query<&mut Acting>) {
    if !cursor.is_at(BeatSet::Decide) {
        return;
    }
    for category in Category::ALL {
        for listed in view.index.list(category) {
            if let Ok(mut acting) = acting.get_mut(listed.entity)
                && acting.algorithm != Algorithm::Simple
            {
                (acting.action, acting.toward) = view.decide(listed, acting.algorithm);
            }
        }
    }
}
