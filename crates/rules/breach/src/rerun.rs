//! Replays a recorded breach and traces it: for viewers that start looking in the middle.

use crate::command::Refusal;
use crate::duel::{act, install, run_on};
use crate::events::BreachEvent;
use crate::library::BreachLibrary;
use crate::record::BreachRecord;
use crate::snapshot::SnapshotError;
use crate::trace::BreachTrace;
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Snapshot};

/// A recorded breach in a separate world, traced from its beginning.
pub struct Rerun {
    world: World,
    edition: u64,
    done: usize,
}

impl Rerun {
    /// Plays up to the first choice, if there is a record, and keeps the last `keep` moments.
    pub fn of(record: &BreachRecord, keep: usize) -> Result<Option<Self>, SnapshotError> {
        let Some((library, snapshot)) = record.start() else { return Ok(None) };
        let mut world = World::new();
        install(&mut world, library.clone());
        snapshot.restore(&mut world)?;
        world.insert_resource(BreachTrace::new(keep));
        run_on(&mut world);
        let mut rerun = Self { world, edition: record.edition(), done: 0 };
        rerun.clear_log();
        Ok(Some(rerun))
    }

    /// Whether this rerun can continue with this record.
    pub fn is_of(&self, record: &BreachRecord) -> bool {
        self.edition == record.edition() && self.done <= record.choices().len()
    }

    /// Plays one more choice, unless it is refused here; returns whether there was one.
    pub fn go_on(&mut self, record: &BreachRecord) -> Result<bool, Refusal> {
        let Some(command) = record.choices().get(self.done) else { return Ok(false) };
        act(&mut self.world, *command)?;
        self.done += 1;
        self.clear_log();
        Ok(true)
    }

    fn clear_log(&mut self) {
        self.world.resource_mut::<EventLog<BreachEvent>>().clear();
    }

    /// Number of choices played.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The breach as far as it has been played.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// Its trace.
    pub fn trace(&self) -> &BreachTrace {
        self.world.resource::<BreachTrace>()
    }

    /// Its game data.
    pub fn library(&self) -> &BreachLibrary {
        self.world.resource::<BreachLibrary>()
    }
}
