//! Short forms of what screens often do to entities.

use crate::base::*;
use bevy::ecs::query::QueryFilter;

pub trait ChangeEntity {
    fn node(&mut self, change: impl FnOnce(&mut Node) + Send + Sync + 'static) -> &mut Self;

    /// Gives it a marker, or takes it away, unless it is despawned by then.
    fn mark<B: Bundle + Default>(&mut self, on: bool) -> &mut Self;
}

impl ChangeEntity for EntityCommands<'_> {
    fn node(&mut self, change: impl FnOnce(&mut Node) + Send + Sync + 'static) -> &mut Self {
        self.entry::<Node>().and_modify(|mut node| change(&mut node));
        self
    }

    fn mark<B: Bundle + Default>(&mut self, on: bool) -> &mut Self {
        if on { self.try_insert(B::default()) } else { self.try_remove::<B>() }
    }
}

/// What spawns entities: on their own, or as children.
pub trait Spawns {
    fn spawn_one(&mut self, bundle: impl Bundle) -> EntityCommands<'_>;
}

impl Spawns for Commands<'_, '_> {
    fn spawn_one(&mut self, bundle: impl Bundle) -> EntityCommands<'_> {
        self.spawn(bundle)
    }
}

impl Spawns for ChildSpawnerCommands<'_> {
    fn spawn_one(&mut self, bundle: impl Bundle) -> EntityCommands<'_> {
        self.spawn(bundle)
    }
}

/// Parts that let pointers through to what is below them.
pub trait SpawnParts {
    fn part(
        &mut self,
        look: impl Bundle,
        fill: impl FnOnce(&mut ChildSpawnerCommands),
    ) -> EntityCommands<'_>;

    /// Spawns a part around another one.
    fn cell(&mut self, look: impl Bundle, content: impl Bundle) -> EntityCommands<'_>;
}

impl SpawnParts for ChildSpawnerCommands<'_> {
    fn part(
        &mut self,
        look: impl Bundle,
        fill: impl FnOnce(&mut ChildSpawnerCommands),
    ) -> EntityCommands<'_> {
        let mut part = self.spawn((look, Pickable::IGNORE));
        part.with_children(fill);
        part
    }

    fn cell(&mut self, look: impl Bundle, content: impl Bundle) -> EntityCommands<'_> {
        self.part(look, |part| {
            part.spawn(content);
        })
    }
}

/// Parts around what is there already.
pub trait GroupParts {
    /// Spawns a part around others; it lets pointers through.
    fn group(&mut self, look: impl Bundle, parts: &[Entity]) -> Entity;
}

impl GroupParts for Commands<'_, '_> {
    fn group(&mut self, look: impl Bundle, parts: &[Entity]) -> Entity {
        self.spawn((look, Pickable::IGNORE)).add_children(parts).id()
    }
}

/// Removal of all entities of a query.
pub trait DespawnAll {
    fn despawn_all<F: QueryFilter>(&mut self, all: &Query<Entity, F>);
}

impl DespawnAll for Commands<'_, '_> {
    fn despawn_all<F: QueryFilter>(&mut self, all: &Query<Entity, F>) {
        for entity in all {
            self.entity(entity).despawn();
        }
    }
}
