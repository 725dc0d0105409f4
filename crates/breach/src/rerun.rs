//! Replays a breach from its choices and watches it: for viewers that start looking in the middle.
//!
//! A world with a [`BreachRecord`] stores where its breach began and each choice since; other
//! worlds store nothing. The rules use no dice, so a [`Rerun`] is exactly the same breach, with all
//! its moments.

use super::BreachWatch;
use crate::command::{Command, Refusal};
use crate::duel::{act, install, run_on};
use crate::events::BreachEvent;
use crate::library::BreachLibrary;
use crate::snapshot::{BreachSnapshot, SnapshotError};
use bevy_ecs::prelude::*;
use daemonfall_core::{EventLog, Snapshot};

/// Where a breach began, with its data.
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

    /// Changes whenever the record does more than grow: when a breach begins, or choices are taken
    /// back.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// Drops all choices after the first `choices`.
    pub fn truncate(&mut self, choices: usize) {
        self.choices.truncate(choices);
        self.edition += 1;
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

/// Starts the record at the world's current state, if the world has one.
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

/// Records a choice, if the world has a record.
pub(crate) fn note(world: &mut World, command: Command) {
    if let Some(mut record) = world.get_resource_mut::<BreachRecord>() {
        record.choices.push(command);
    }
}

/// A recorded breach in a separate world, watched from its beginning.
pub struct Rerun {
    world: World,
    edition: u64,
    done: usize,
}

impl Rerun {
    /// Plays up to the first choice; `None` while nothing is recorded. Keeps the last `keep`
    /// moments.
    ///
    /// # Errors
    /// Why it cannot begin.
    pub fn of(record: &BreachRecord, keep: usize) -> Result<Option<Self>, SnapshotError> {
        let Some(start) = &record.start else {
            return Ok(None);
        };
        let mut world = World::new();
        install(&mut world, start.library.clone());
        start.snapshot.restore(&mut world)?;
        world.insert_resource(BreachWatch::new(keep));
        run_on(&mut world);
        let mut rerun = Self { world, edition: record.edition, done: 0 };
        rerun.clear_log();
        Ok(Some(rerun))
    }

    /// Whether this rerun can continue with this record.
    pub fn is_of(&self, record: &BreachRecord) -> bool {
        self.edition == record.edition && self.done <= record.choices.len()
    }

    /// Plays one more choice; returns whether there was one.
    ///
    /// # Errors
    /// Why it is refused here, although it was accepted there.
    pub fn go_on(&mut self, record: &BreachRecord) -> Result<bool, Refusal> {
        let Some(command) = record.choices.get(self.done) else {
            return Ok(false);
        };
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

    /// Its moments.
    pub fn watch(&self) -> &BreachWatch {
        self.world.resource::<BreachWatch>()
    }

    /// Its game data.
    pub fn library(&self) -> &BreachLibrary {
        self.world.resource::<BreachLibrary>()
    }
}
