//! Previews: a command played on a saved copy of the world, by the same rules.

use crate::beat::BeatState;
use crate::command::{Command, Refusal};
use crate::dive::{act, install};
use crate::events::DiveEvent;
use crate::library::Library;
use crate::snapshot::DiveSnapshot;
use bevy_ecs::world::World;
use daemonfall_core::{EventLog, Snapshot, Streams, fingerprint_of};

/// The result of a preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The beat's events.
    pub events: Vec<DiveEvent>,
    /// How many of the first events are certain: those before a random draw was needed.
    pub certain: usize,
}

impl Forecast {
    /// The events that will happen for certain.
    pub fn known(&self) -> &[DiveEvent] {
        &self.events[..self.certain]
    }
}

/// A scratch world that is reused.
pub struct Preview {
    world: World,
}

impl Preview {
    /// A scratch world with the rules and this data.
    pub fn new(library: Library) -> Self {
        let mut world = World::new();
        install(&mut world, library);
        Self { world }
    }

    /// Plays a command from a state; players who have not chosen yet wait. Events after the first draw are uncertain, even if most rolls
    /// would agree. The run's own streams are never used, so a preview cannot leak them.
    ///
    /// # Errors
    /// Why the command would be refused, or [`Refusal::NoDive`] for a state of other data.
    pub fn play(&mut self, from: &DiveSnapshot, command: Command) -> Result<Forecast, Refusal> {
        from.restore(&mut self.world).map_err(|_| Refusal::NoDive)?;
        let blind = fingerprint_of(&(from.state.beat, "preview")).0;
        self.world.insert_resource(Streams::new(blind));
        // A preview ends with its floor: the next floor is unknown until it is entered.
        let mut state = self.world.resource_mut::<crate::state::DiveState>();
        state.floors = state.floor + 1;
        self.world.resource_mut::<EventLog<DiveEvent>>().clear();
        act(&mut self.world, command)?;
        while !self.world.resource::<crate::state::DiveState>().chosen.is_empty() {
            act(&mut self.world, Command::Wait)?;
        }
        let events: Vec<DiveEvent> =
            self.world.resource_mut::<EventLog<DiveEvent>>().drain().collect();
        let drawn_at = self.world.resource::<BeatState>().drawn_at;
        let certain = drawn_at.unwrap_or(events.len());
        Ok(Forecast { events, certain })
    }
}
