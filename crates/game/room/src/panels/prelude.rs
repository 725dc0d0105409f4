//! What the panels need, for one import.

pub use super::Contents;
pub use super::Lock;
pub use super::PanelKind;
pub use super::dock_state::Room;
pub use super::fields::Fields;
pub use super::line::Words;
pub use super::look::colour;
pub use super::parts::{
    self, Folds, Found, Made, button, caption, chooser, count, fact, figure, for_a_while, inked,
    lines, named, nothing, quiet, search, section, still_plot, text_field,
};
pub use super::table::{Column, ROW, Table, cell, dim, numbers, plain, words};
pub use crate::prelude::*;
pub use daemonfall_dungeon::components::ObjectId;

pub use bevy_egui::egui::{
    self, Align, Align2, CollapsingHeader, DragValue, FontId, Id, Label, RichText, ScrollArea,
    Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
pub use daemonfall_platform::notice::Notice;
pub use daemonfall_ui::theme;
