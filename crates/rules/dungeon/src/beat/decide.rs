//! Deciding: every acting object chooses what it will do. The world does not change.
//!
//! [`DecideView`] gives read-only access to everything that a decision may read. The one system
//! that stores decisions can write only `Acting`.

use super::BeatCursor;
use crate::cell::Direction;
use crate::command::Command;
use crate::components::{Directions, *};
use crate::index::Index;
use crate::library::Library;
use crate::library::kinds::Category;
use crate::phase::BeatSet;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

/// The player's choice for the coming beat.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Choice(pub Option<Command>);

#[derive(SystemParam)]
pub(crate) struct DecideView<'w, 's> {
    index: Res<'w, Index>,
    library: Res<'w, Library>,
    choice: Res<'w, Choice>,
    sequential: Query<'w, 's, &'static Sequential>,
}

pub(crate) fn action_of(command: Command) -> (Action, Option<Direction>) {
    let (parts, toward): (&[Part], _) = match command {
        Command::Step(direction) => (&[Part::Attack, Part::Dig, Part::Move], Some(direction)),
        // An edit is not an action and never reaches a beat.
        Command::Wait | Command::Edit(_) => (&[Part::Wait], None),
        Command::Bomb(direction) => (&[Part::Bomb], Some(direction)),
        Command::Drink => (&[Part::Drink], None),
    };
    (Action { parts: Parts::new(parts), directions: Directions::Ahead }, toward)
}

impl DecideView<'_, '_> {
    fn decide(&self, entity: Entity, algorithm: Algorithm) -> (Option<Action>, Option<Direction>) {
        match algorithm {
            Algorithm::Simple => (None, None),
            Algorithm::Player => match self.choice.0.map(action_of) {
                Some((action, toward)) => (Some(action), toward),
                None => (None, None),
            },
            Algorithm::General => {
                let action = self.sequential.get(entity).ok().map(|sequential| {
                    let step = self.library.sequence(sequential.sequence).step(sequential.step);
                    Action { parts: step.parts, directions: step.directions }
                });
                (action, None)
            }
        }
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
                (acting.action, acting.toward) = view.decide(listed.entity, acting.algorithm);
            }
        }
    }
}
