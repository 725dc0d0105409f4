//! What nearly every panel needs, for one import.

pub use super::look::colour;
pub use super::parts::{button, caption, chooser, fact, figure, named, nothing, quiet, search};
pub use bevy::prelude::*;
pub use bevy_egui::egui::{self, RichText, ScrollArea, Ui, WidgetInfo, WidgetType};
pub use daemonfall_ui::theme;
