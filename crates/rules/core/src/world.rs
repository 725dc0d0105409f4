//! What all rules share of the engine's worlds: event logs, strict schedules, snapshots.

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy_ecs::world::World;

/// Events of type `E`, oldest first, until they are drained: through them rules tell the display,
/// the lab and the panels what happened. Bevy's `Messages` need an update each frame and would pile
/// up in headless programs that run thousands of steps without frames.
#[derive(Resource, Clone, Debug)]
pub struct EventLog<E: Send + Sync + 'static> {
    events: Vec<E>,
}

impl<E: Send + Sync + 'static> Default for EventLog<E> {
    fn default() -> Self {
        Self { events: Vec::new() }
    }
}

impl<E: Send + Sync + 'static> EventLog<E> {
    pub fn push(&mut self, event: E) {
        self.events.push(event);
    }

    /// The events since the last drain.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// Takes all events out. The buffer stays allocated.
    pub fn drain(&mut self) -> std::vec::Drain<'_, E> {
        self.events.drain(..)
    }

    /// Removes all events. The buffer stays allocated.
    pub fn clear(&mut self) {
        self.events.clear();
    }
}

/// An empty schedule on one thread, in which systems of ambiguous order are an error.
pub fn strict_schedule(label: impl ScheduleLabel) -> Schedule {
    let mut schedule = Schedule::new(label);
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..Default::default()
    });
    schedule
}

/// A rule system's part of a world as a plain value, for saves, previews, undo and time travel.
/// What was taken and is restored into any world with the same rules gives the same fingerprint.
pub trait Snapshot: Sized {
    /// Why a value cannot be restored. It may come from a file.
    type Error;

    /// Copies the state out of `world`.
    fn take(world: &mut World) -> Self;

    /// Replaces the state in `world`; on error `world` is unchanged.
    fn restore(&self, world: &mut World) -> Result<(), Self::Error>;
}
