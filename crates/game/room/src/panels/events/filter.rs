//! The filter: whose actions, and with which kinds of events.

use super::rows::{Folds, Spread};
use crate::panels::dive_trace::names::Names;
use crate::panels::dive_trace::words;
use crate::panels::prelude::*;
use daemonfall_dungeon::EventKind;
use daemonfall_dungeon::components::ObjectId;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// A part of an actor's name, or its number.
    pub who: String,
    pub kind: Option<EventKind>,
    /// Only events stopped by a handler, as a list.
    pub stopped: bool,
    /// Also actions without effect of objects that act on their own.
    pub idle: bool,
}

impl Filter {
    pub fn is_narrow(&self) -> bool {
        !self.who.trim().is_empty() || self.kind.is_some()
    }

    pub fn means(&self, names: &Names, id: ObjectId) -> bool {
        self.who.trim().is_empty() || names.is_meant(id, &self.who)
    }
}

pub fn draw(ui: &mut Ui, filter: &mut Filter, folds: &mut Folds) {
    ui.horizontal(|ui| {
        let chosen = filter.kind.map_or_else(|| "any event".into(), words::kind);
        chooser(ui, "Kind of event", chosen, |ui| {
            ui.selectable_value(&mut filter.kind, None, "any event");
            for kind in EventKind::ALL {
                ui.selectable_value(&mut filter.kind, Some(*kind), words::kind(*kind));
            }
        });
        search(ui, &mut filter.who, "Search actors by name or number");
    });
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut filter.stopped, "Only what was stopped")
            .on_hover_text("Lists which handler stopped what, and why");
        if filter.stopped {
            return;
        }
        ui.checkbox(&mut filter.idle, "Idle ones too")
            .on_hover_text("Also shows floors, traps and the like that did nothing");
        if button(ui, "Open all", "Opens every action", None) {
            folds.spread(Spread::Open);
        }
        if button(ui, "Close all", "Closes every action", None) {
            folds.spread(Spread::Closed);
        }
    });
}
