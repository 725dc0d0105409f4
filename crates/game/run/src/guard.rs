//! The messages that would change the run. They are dropped while a past step is shown.

use bevy::prelude::*;

/// Messages are dropped in this set: after they were written, and before they are read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GuardSystems;

/// How to drop all messages of each type; each returns whether there were any.
#[derive(Resource, Default)]
struct Guarded(Vec<fn(&mut World) -> bool>);

fn drop_each<M: Message>(world: &mut World) -> bool {
    let messages = world.get_resource_mut::<Messages<M>>();
    messages.is_some_and(|mut messages| messages.drain().count() > 0)
}

/// Drops all messages that would change the run; returns whether there were any.
pub fn drop_all(world: &mut World) -> bool {
    let all = world.get_resource::<Guarded>().map(|guarded| guarded.0.clone());
    all.unwrap_or_default().into_iter().filter(|drop| drop(world)).count() > 0
}

pub trait Guard {
    /// Messages of this type would change the run.
    fn guard<M: Message>(&mut self) -> &mut Self;
}

impl Guard for App {
    fn guard<M: Message>(&mut self) -> &mut Self {
        self.world_mut().get_resource_or_init::<Guarded>().0.push(drop_each::<M>);
        self
    }
}
