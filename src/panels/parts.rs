//! Pieces that panels are made of, so that all of them look alike.

use super::look::{colour, medium};
use crate::ui::theme;
use bevy::color::Color;
use bevy_egui::egui::{self, RichText, Ui, WidgetText};

/// The size of a number's cell in a table.
const CELL: egui::Vec2 = egui::vec2(72.0, 16.0);

/// A heading above values, in capitals.
pub fn caption(ui: &mut Ui, words: &str) -> egui::Response {
    ui.label(
        RichText::new(words.to_uppercase())
            .family(medium())
            .size(theme::CAPTION.size)
            .color(colour(theme::DIM)),
    )
}

/// A number or a name in a column: evenly spaced, in a colour of the palette.
pub fn figure(words: impl Into<String>, of: Color) -> RichText {
    RichText::new(words).monospace().color(colour(of))
}

/// A cell of a table that stands at the right of its column, as numbers and what heads them do.
pub fn at_right(ui: &mut Ui, cell: impl FnOnce(&mut Ui)) {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(CELL, layout, |ui| {
        ui.set_min_size(CELL);
        cell(ui);
    });
}

/// Words that may be passed over.
pub fn quiet(words: impl Into<String>) -> RichText {
    RichText::new(words).color(colour(theme::DIM))
}

/// A name and its value in a line; the name takes the room that all names of a list do.
pub fn fact(ui: &mut Ui, name: &str, value: impl Into<WidgetText>) {
    let layout = egui::Layout::left_to_right(egui::Align::Min);
    ui.horizontal_top(|ui| {
        let size = egui::vec2(150.0, 16.0);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_width(size.x);
            ui.label(quiet(name));
        });
        ui.add(egui::Label::new(value).wrap());
    });
}

/// What a panel says while there is nothing to show.
pub fn nothing(ui: &mut Ui, words: &str) {
    ui.add_space(theme::PAD);
    ui.vertical_centered(|ui| ui.label(quiet(words)));
}

/// A field to search in, as wide as there is room; `name` is what it searches for and what scripts call it. Whether it was changed.
pub fn search(ui: &mut Ui, text: &mut String, name: &str) -> bool {
    let hint = RichText::new(name).color(colour(theme::FAINT));
    let field = egui::TextEdit::singleline(text)
        .hint_text(hint)
        .desired_width(ui.available_width() - 4.0);
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, name));
    response.changed()
}

/// A list to choose from, folded; `name` is what is chosen and what scripts call it, `list` draws what there is.
pub fn chooser(ui: &mut Ui, name: &str, chosen: String, list: impl FnOnce(&mut Ui)) {
    let folded = egui::ComboBox::from_id_salt(name)
        .selected_text(chosen.clone())
        .show_ui(ui, list);
    folded.response.widget_info(|| {
        let mut told = egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, name);
        told.current_text_value = Some(chosen.clone());
        told
    });
}

/// A button that is dimmed, with the reason told, while something cannot be done. Whether it was pressed.
pub fn button(ui: &mut Ui, words: &str, about: &str, hindrance: Option<&str>) -> bool {
    let response = ui.add_enabled(hindrance.is_none(), egui::Button::new(words));
    match hindrance {
        Some(reason) => response.on_disabled_hover_text(reason).clicked(),
        None => response.on_hover_text(about).clicked(),
    }
}
