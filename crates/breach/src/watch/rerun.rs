//! A breach played again from what was chosen in it, and watched: for whoever begins to look while
//! it is under way.
//!
//! A world that keeps a [`BreachRecord`] has where its breach began and each choice since; in all
//! others nothing is kept. The rules draw no dice, so that a [`Rerun`] is the very same breach,
//! with all its moments.

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

/// How the breach of this world came to be what it is: since it was begun here, or restored.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct BreachRecord {
    start: Option<Box<Start>>,
    choices: Vec<Command>,
    edition: u64,
}

impl BreachRecord {
    /// The choices of both sides, in order; what mimes and the held cannot choose is not among
    /// them.
    pub fn choices(&self) -> &[Command] {
        &self.choices
    }

    /// Another number whenever the record is not simply longer than before: a breach began, or
    /// choices were taken back.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// Forgets what came after so many choices.
    pub fn truncate(&mut self, choices: usize) {
        self.choices.truncate(choices);
        self.edition += 1;
    }

    /// Puts what came before in front, if it led to where this record begins; whether it did.
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

/// The breach in the world begins its record as it stands, if one is kept there.
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

/// A choice goes on record, if one is kept.
pub(crate) fn note(world: &mut World, command: Command) {
    if let Some(mut record) = world.get_resource_mut::<BreachRecord>() {
        record.choices.push(command);
    }
}

/// A recorded breach in a world of its own, watched from its beginning.
pub struct Rerun {
    world: World,
    edition: u64,
    done: usize,
}

impl Rerun {
    /// Up to its first choice; none while nothing is on record. The last so many moments are kept.
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

    /// Whether this record goes on where this has come to.
    pub fn is_of(&self, record: &BreachRecord) -> bool {
        self.edition == record.edition && self.done <= record.choices.len()
    }

    /// Plays one choice more; whether there was one.
    ///
    /// # Errors
    /// Why it is refused here, though it was made there.
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

    /// How many choices it has played.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The breach as far as it has come.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// Its moments.
    pub fn watch(&self) -> &BreachWatch {
        self.world.resource::<BreachWatch>()
    }

    /// Its data.
    pub fn library(&self) -> &BreachLibrary {
        self.world.resource::<BreachLibrary>()
    }
}
