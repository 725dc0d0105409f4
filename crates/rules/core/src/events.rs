//! The event log through which rules tell the display, the lab and the panels what happened.

use bevy_ecs::prelude::*;

/// Events of type `E`, oldest first, until they are drained. Bevy's `Messages` need an update each
/// frame and would pile up in headless programs that run thousands of steps without frames.
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
    /// Appends an event.
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
