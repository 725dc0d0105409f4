//! The logs of a replayed dive and breach: the same lines as if they had been watched.

use crate::prelude::*;
use daemonfall_breach::{BreachEvent, BreachSnapshot};
use daemonfall_breach_mode::breach_view::BreachView;
use daemonfall_breach_mode::log::{BreachLine, BreachLog};
use daemonfall_campaign::RunEvent;
use daemonfall_dive_mode::view::dive_view::DiveView;
use daemonfall_dive_mode::view::dive_view::read::picture;
use daemonfall_dive_mode::view::log::{DiveLog, Line};
use daemonfall_dungeon::{DiveEvent, look};

#[derive(Clone, Debug, Default)]
pub struct RetoldBreach {
    table: BreachView,
    chronicle: BreachLog,
}

impl RetoldBreach {
    /// The events of one command or choice; `world` is the one it was played in, afterwards.
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
        let fresh = BreachView::read(&BreachSnapshot::of(world), library);
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

    pub fn lines(&mut self) -> Vec<BreachLine> {
        std::mem::take(&mut self.chronicle.lines)
    }
}

#[derive(Clone, Debug, Default)]
pub struct RetoldDive {
    scene: DiveView,
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

    pub fn lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.journal.lines)
    }
}
