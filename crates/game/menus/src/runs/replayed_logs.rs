//! The logs of a replayed dive and breach: the same lines as if they had been watched.

use bevy::prelude::*;
use daemonfall_breach::{BreachEvent, BreachLibrary, BreachSnapshot};
use daemonfall_breach_mode::log::{BreachLog, Told};
use daemonfall_breach_mode::table::Table;
use daemonfall_campaign::RunEvent;
use daemonfall_dive_mode::view::log::{DiveLog, Line};
use daemonfall_dive_mode::view::scene::Scene;
use daemonfall_dive_mode::view::scene::read::picture;
use daemonfall_dungeon::{DiveEvent, look};

/// The last breach of a replayed run, as far as it has come.
#[derive(Clone, Debug, Default)]
pub struct RetoldBreach {
    table: Table,
    chronicle: BreachLog,
}

impl RetoldBreach {
    /// Takes in the events of one command or choice; `world` is the world it was played in,
    /// afterwards.
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
            // As on the screen: its opening is logged with the picture after it.
            *self = Self { table: fresh, chronicle: BreachLog::default() };
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

    /// Takes the lines so far, oldest first.
    pub fn lines(&mut self) -> Vec<Told> {
        std::mem::take(&mut self.chronicle.lines)
    }
}

/// The last dive of a replayed run, as far as it has come.
#[derive(Clone, Debug, Default)]
pub struct RetoldDive {
    scene: Scene,
    journal: DiveLog,
}

impl RetoldDive {
    /// Takes in the events of one command; `world` is the world it was played in, afterwards.
    pub fn hear(&mut self, events: &[RunEvent], world: &mut World) {
        let begins = |event: &RunEvent| matches!(event, RunEvent::DiveBegan { .. });
        if events.iter().any(begins) {
            *self = Self::default();
        }
        let dive = |event: &RunEvent| match event {
            RunEvent::Dive(event) => Some(event.clone()),
            _ => None,
        };
        let of_dive: Vec<DiveEvent> = events.iter().filter_map(dive).collect();
        if of_dive.is_empty() {
            return;
        }
        // Only what was in sight is logged.
        look(world);
        let scene = picture(world, &self.scene);
        self.journal.add(&self.scene, &scene, &of_dive);
        self.scene = scene;
    }

    /// Takes the lines so far, oldest first.
    pub fn lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.journal.lines)
    }
}
