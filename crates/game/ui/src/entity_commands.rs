//! Short forms of what screens often do to entities.

use bevy::ecs::query::QueryFilter;
use bevy::prelude::*;

/// Changes of one entity.
pub trait ChangeEntity {
    /// Changes its node.
    fn node(&mut self, change: impl FnOnce(&mut Node) + Send + Sync + 'static) -> &mut Self;

    /// Gives it a marker, or takes it away.
    fn mark<B: Bundle + Default>(&mut self, on: bool) -> &mut Self;
}

impl ChangeEntity for EntityCommands<'_> {
    fn node(&mut self, change: impl FnOnce(&mut Node) + Send + Sync + 'static) -> &mut Self {
        self.entry::<Node>().and_modify(|mut node| change(&mut node));
        self
    }

    fn mark<B: Bundle + Default>(&mut self, on: bool) -> &mut Self {
        if on { self.insert(B::default()) } else { self.remove::<B>() }
    }
}

/// Removal of all entities of a query.
pub trait DespawnAll {
    /// Despawns every entity that the query finds.
    fn despawn_all<F: QueryFilter>(&mut self, all: &Query<Entity, F>);
}

impl DespawnAll for Commands<'_, '_> {
    fn despawn_all<F: QueryFilter>(&mut self, all: &Query<Entity, F>) {
        for entity in all {
            self.entity(entity).despawn();
        }
    }
}
