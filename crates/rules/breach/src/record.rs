//! The record of a breach: where it began, and each choice since; and how a snapshot is restored.
//!
//! A world with a [`BreachRecord`] records; other worlds store nothing. The rules use no dice, so a
//! [`Rerun`](crate::Rerun) of a record is exactly the same breach.

use crate::command::Command;
use crate::events::BreachEvent;
use crate::field::Field;
use crate::fighter::join;
use crate::library::BreachLibrary;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Snapshot};

#[derive(Clone, Debug, PartialEq)]
struct Start {
    library: BreachLibrary,
    snapshot: BreachSnapshot,
}

/// How the breach of this world got to its state, since it was begun here or restored.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BreachRecord {
    start: Option<Box<Start>>,
    choices: Vec<Command>,
    edition: u64,
}

impl BreachRecord {
    /// The choices of both sides, in order, without the forced waits of mimes and held characters.
    pub fn choices(&self) -> &[Command] {
        &self.choices
    }

    /// Changes when the record does more than grow: a breach begins, or choices are taken back.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// Drops all choices after the first `choices`.
    pub fn truncate(&mut self, choices: usize) {
        self.choices.truncate(choices);
        self.edition += 1;
    }

    pub(crate) fn start(&self) -> Option<(&BreachLibrary, &BreachSnapshot)> {
        self.start.as_ref().map(|start| (&start.library, &start.snapshot))
    }

    /// Prepends an earlier record, if it led to where this record begins; returns whether it did.
    pub fn put_before(&mut self, earlier: BreachRecord, led_to: &BreachSnapshot) -> bool {
        let fits = self.start.as_ref().is_some_and(|start| start.snapshot == *led_to);
        if fits && earlier.start.is_some() {
            let own = std::mem::replace(&mut self.choices, earlier.choices);
            self.choices.extend(own);
            self.start = earlier.start;
            self.edition += 1;
        }
        fits
    }
}

pub(crate) fn begin_record(world: &mut World) {
    if !world.contains_resource::<BreachRecord>() {
        return;
    }
    let start = Start {
        library: world.resource::<BreachLibrary>().clone(),
        snapshot: BreachSnapshot::of(world),
    };
    let mut record = world.resource_mut::<BreachRecord>();
    record.start = Some(Box::new(start));
    record.choices.clear();
    record.edition += 1;
}

pub(crate) fn note(world: &mut World, command: Command) {
    if let Some(mut record) = world.get_resource_mut::<BreachRecord>() {
        record.choices.push(command);
    }
}

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
