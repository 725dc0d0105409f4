//! A world of its own in which previews, opponents and solvers try choices.

use crate::duel::install;
use crate::library::BreachLibrary;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use bevy_ecs::world::World;
use daemonfall_core::Snapshot;

/// A separate world for trials.
pub struct Scratch {
    world: World,
}

impl Scratch {
    /// A world with the rules and these data.
    pub fn new(library: &BreachLibrary) -> Self {
        let mut world = World::new();
        install(&mut world, library.clone());
        Self { world }
    }

    /// The world in the state of the snapshot, ready to be played on. Its log is empty.
    pub fn fill(&mut self, snapshot: &BreachSnapshot) -> Result<&mut World, SnapshotError> {
        snapshot.restore(&mut self.world)?;
        Ok(&mut self.world)
    }

    pub fn library(&self) -> &BreachLibrary {
        self.world.resource::<BreachLibrary>()
    }
}
