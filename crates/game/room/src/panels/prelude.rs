//! What the panels need, for one import.

pub use super::Contents;
pub use super::Lock;
pub use super::PanelKind;
pub use super::dock_state::Room;
pub use super::fields::Fields;
pub use super::line::Words;
pub use super::look::colour;
pub use super::parts::{
    self, Found, Made, button, caption, chooser, count, fact, figure, for_a_while, line, lines,
    named, nothing, quiet, search, section, still_plot,
};
pub use super::table::{Column, ROW, Table, cell, dim, numbers, plain, words};
pub use crate::prelude::*;
pub use daemonfall_dungeon::components::ObjectId;

pub use bevy_egui::egui::{self, Align, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType};
pub use daemonfall_platform::notice::Notice;
pub use daemonfall_platform::saves::store::SaveStore;
pub use daemonfall_ui::theme;
