//! The log of a breach whose record is played again: the same lines as if it had been watched.

use crate::breach::log::{Chronicle, Told};
use crate::breach::table::Table;
use bevy::prelude::*;
use daemonfall_breach::{BreachEvent, BreachLibrary, BreachSnapshot};
use daemonfall_campaign::RunEvent;

/// The last breach of a run that is played again, as far as it has come.
#[derive(Clone, Debug, Default)]
pub struct Retold {
    table: Table,
    chronicle: Chronicle,
}

impl Retold {
    /// Takes in what one command or choice brought about; `world` is the one that it was played in, after it.
    pub fn hear(&mut self, events: &[RunEvent], world: &World) {
        let of_breach: Vec<&BreachEvent> = events
            .iter()
            .filter_map(|event| match event {
                RunEvent::Breach(event) => Some(event),
                _ => None,
            })
            .collect();
        if of_breach.is_empty() {
            return;
        }
        let library = world.resource::<BreachLibrary>();
        let fresh = Table::read(&BreachSnapshot::of(world), library);
        let begins = |event: &RunEvent| matches!(event, RunEvent::BreachBegan { .. });
        if events.iter().any(begins) {
            // As on the screen: its opening is told of the picture that it leads to.
            *self = Self {
                table: fresh,
                chronicle: Chronicle::default(),
            };
            for event in of_breach {
                self.chronicle.tell(event, &self.table, library);
            }
            return;
        }
        for event in of_breach {
            self.chronicle.tell(event, &self.table, library);
            self.table.apply(event, library);
        }
        self.table.settle(fresh);
    }

    /// The lines so far, oldest first; none are left.
    pub fn lines(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.chronicle.lines)
    }
}
