//! Restores a breach from a snapshot.

use crate::combatant::join;
use crate::events::BreachEvent;
use crate::field::Field;
use crate::library::BreachLibrary;
use crate::record::begin_record;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Snapshot};

impl Snapshot for BreachSnapshot {
    type Error = SnapshotError;

    fn take(world: &mut World) -> Self {
        Self::of(world)
    }

    fn restore(&self, world: &mut World) -> Result<(), SnapshotError> {
        self.check(world.resource::<BreachLibrary>())?;
        self.stack.restore(world)?;
        let mut field = Field::default();
        for record in self.present() {
            field.put(record.id, record.stands);
        }
        for record in &self.fighters {
            join(world, record.id, record.fighter, (record.charge, record.flag, record.stands));
        }
        world.insert_resource(field);
        self.state.put(world);
        world.resource_mut::<EventLog<BreachEvent>>().clear();
        begin_record(world);
        Ok(())
    }
}
