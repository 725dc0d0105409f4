//! Whose actions are shown, and in which something of a kind happened.

use super::rows::{Folds, Spread};
use crate::panels::parts::{button, search};
use crate::panels::tale::names::Names;
use crate::panels::tale::words;
use bevy_egui::egui::{ComboBox, Ui, WidgetInfo, WidgetType};
use daemonfall_dungeon::EventKind;
use daemonfall_dungeon::components::ObjectId;

/// What is to be seen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    /// A part of an actor's name, or its number.
    pub who: String,
    /// The kind of event that happened.
    pub kind: Option<EventKind>,
    /// Only what a handler stopped, in a list.
    pub stopped: bool,
    /// Also the actions of which nothing came, of those that act by themselves.
    pub idle: bool,
}

impl Filter {
    /// Whether something is searched for.
    pub fn is_narrow(&self) -> bool {
        !self.who.trim().is_empty() || self.kind.is_some()
    }

    /// Whether an object is among those searched for.
    pub fn means(&self, names: &Names, id: ObjectId) -> bool {
        self.who.trim().is_empty() || names.is_meant(id, &self.who)
    }
}

/// Draws the fields.
pub fn draw(ui: &mut Ui, filter: &mut Filter, folds: &mut Folds) {
    ui.horizontal(|ui| {
        let chosen = match filter.kind {
            Some(kind) => words::kind(kind),
            None => "any event".into(),
        };
        let combo = ComboBox::from_id_salt("events kind")
            .selected_text(chosen)
            .width(120.0)
            .show_ui(ui, |ui| {
                ui.selectable_value(&mut filter.kind, None, "any event");
                for kind in EventKind::ALL {
                    ui.selectable_value(&mut filter.kind, Some(*kind), words::kind(*kind));
                }
            });
        let name = "Kind of event";
        combo.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, name));
        search(ui, &mut filter.who, "Search actors by name or number");
    });
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut filter.stopped, "Only what was stopped")
            .on_hover_text("Which handler stopped what, and why, in a list");
        if filter.stopped {
            return;
        }
        ui.checkbox(&mut filter.idle, "Idle ones too")
            .on_hover_text("Also floors, traps and the like that did nothing");
        if button(ui, "Open all", "Opens every action", None) {
            folds.spread(Spread::Open);
        }
        if button(ui, "Close all", "Closes every action", None) {
            folds.spread(Spread::Closed);
        }
    });
}
