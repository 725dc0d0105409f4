//! Pieces that panels are made of, so that all of them look alike.

use super::look::{colour, medium};
use super::tale::words::Words;
use crate::ui::theme;
use bevy::color::Color;
use bevy_egui::egui::{self, FontSelection, RichText, TextStyle, Ui, WidgetText};
use std::sync::Arc;

/// The size of a number's cell in a table.
const CELL: egui::Vec2 = egui::vec2(72.0, 16.0);

/// The width that names of values take in a list.
const NAME: f32 = 150.0;

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

/// How wide the first column of a table is that fills its panel, where so many columns of numbers
/// stand beside it, so far apart.
pub fn beside_numbers(ui: &Ui, columns: u8, apart: f32) -> f32 {
    // Columns are rounded up: without some room to spare, the last digit is cut at the panel's
    // edge.
    (ui.available_width() - theme::GAP - f32::from(columns) * (CELL.x + apart)).max(64.0)
}

/// A cell of a table that stands at the right of its column, as numbers and what heads them do.
pub fn at_right(ui: &mut Ui, words: impl FnOnce(&mut Ui)) {
    cell(ui, CELL.x, egui::Align::Max, words);
}

/// Words that may be passed over.
pub fn quiet(words: impl Into<String>) -> RichText {
    RichText::new(words).color(colour(theme::DIM))
}

/// A cell of so much width, whose words stand at its left or right.
pub fn cell(ui: &mut Ui, width: f32, align: egui::Align, words: impl FnOnce(&mut Ui)) {
    let size = egui::vec2(width, CELL.y);
    let layout = match align {
        egui::Align::Max => egui::Layout::right_to_left(egui::Align::Center),
        egui::Align::Min | egui::Align::Center => egui::Layout::left_to_right(egui::Align::Center),
    };
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        words(ui);
    });
}

/// A name and its value in a line; the name takes the room that all names of a list do, the value
/// wraps in what is left.
pub fn fact(ui: &mut Ui, name: &str, value: impl Into<WidgetText>) {
    ui.horizontal_top(|ui| {
        cell(ui, NAME, egui::Align::Min, |ui| drop(ui.label(quiet(name))));
        ui.add(egui::Label::new(value).wrap());
    });
}

/// Words in so many lines, whose room is taken even where fewer are needed, so that nothing beneath
/// moves; what does not fit is told when it is pointed at.
pub fn lines(ui: &mut Ui, words: RichText, rows: u16) {
    let words = WidgetText::from(words);
    let job = words.into_layout_job(ui.style(), FontSelection::Default, egui::Align::Center);
    let mut job = Arc::unwrap_or_clone(job);
    job.wrap.max_rows = usize::from(rows);
    let height = f32::from(rows) * ui.text_style_height(&TextStyle::Body).ceil();
    let size = egui::vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
        ui.set_min_size(size);
        ui.label(job);
    });
}

/// A part of a panel under a heading that opens and closes it; a part that is closed costs nothing.
pub fn section(ui: &mut Ui, title: &str, body: impl FnOnce(&mut Ui)) {
    let heading = RichText::new(title).family(medium()).color(colour(theme::NEUTRAL));
    egui::CollapsingHeader::new(heading)
        .id_salt(title)
        .default_open(true)
        .show_unindented(ui, body);
    ui.add_space(theme::GAP / 2.0);
}

/// What a panel says while there is nothing to show.
pub fn nothing(ui: &mut Ui, words: &str) {
    ui.add_space(theme::PAD);
    ui.vertical_centered(|ui| ui.label(quiet(words)));
}

/// A field to search in, as wide as there is room; `name` is what it searches for and what scripts
/// call it. Whether it was changed.
pub fn search(ui: &mut Ui, text: &mut String, name: &str) -> bool {
    let hint = RichText::new(name).color(colour(theme::FAINT));
    let field =
        egui::TextEdit::singleline(text).hint_text(hint).desired_width(ui.available_width() - 4.0);
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, name));
    response.changed()
}

/// A list to choose from, folded; `name` is what is chosen and what scripts call it, `list` draws
/// what there is.
pub fn chooser(ui: &mut Ui, name: &str, chosen: String, list: impl FnOnce(&mut Ui)) {
    let folded = egui::ComboBox::from_id_salt(name).selected_text(chosen.clone()).show_ui(ui, list);
    folded.response.widget_info(|| {
        let mut told = egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, name);
        told.current_text_value = Some(chosen.clone());
        told
    });
}

/// A button that is dimmed, with the reason told, while something cannot be done. Whether it was
/// pressed.
pub fn button(ui: &mut Ui, words: &str, about: &str, hindrance: Option<&str>) -> bool {
    let response = ui.add_enabled(hindrance.is_none(), egui::Button::new(words));
    match hindrance {
        Some(reason) => response.on_disabled_hover_text(reason).clicked(),
        None => response.on_hover_text(about).clicked(),
    }
}

/// A line in several colours that can be clicked; what there is no room for is told when it is
/// pointed at.
pub fn line(ui: &mut Ui, words: &Words, chosen: bool) -> egui::Response {
    let behind = ui.painter().add(egui::Shape::Noop);
    let label = egui::Label::new(words.job(ui.style())).truncate();
    let response = ui.add(label.sense(egui::Sense::click()));
    if chosen || response.hovered() {
        let of = colour(if chosen { theme::PANEL_LIT } else { theme::PANEL });
        let shape = egui::Shape::rect_filled(response.rect.expand(2.0), 2.0, of);
        ui.painter().set(behind, shape);
    }
    response
}
