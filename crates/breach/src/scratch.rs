//! A kept world with the same rules, filled from snapshots: previews, forecasts and opponents play
//! the very same breach there.

use crate::duel::install;
use crate::library::BreachLibrary;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use bevy_ecs::world::World;
use daemonfall_core::Snapshot;

/// A world of its own for trying things out.
pub struct Scratch {
    world: World,
}

impl Scratch {
    /// With the rules and these data.
    pub fn new(library: &BreachLibrary) -> Self {
        let mut world = World::new();
        install(&mut world, library.clone());
        Self { world }
    }

    /// The world as the snapshot tells, to be played on. Its log is empty.
    ///
    /// # Errors
    /// Why the snapshot is none of these data.
    pub fn fill(&mut self, snapshot: &BreachSnapshot) -> Result<&mut World, SnapshotError> {
        snapshot.restore(&mut self.world)?;
        Ok(&mut self.world)
    }

    /// The data.
    pub fn library(&self) -> &BreachLibrary {
        self.world.resource::<BreachLibrary>()
    }
}
