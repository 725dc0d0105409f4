//! Long lists of fields: a path and its value, in one or two states side by side. Searched, and
//! drawn only where visible.

use crate::console::facts::walk;
use crate::panels::found::Found;
use crate::panels::look::colour;
use crate::panels::parts::{caption, quiet};
use bevy::color::Color;
use bevy_egui::egui::{self, FontId, Label, Response, RichText, ScrollArea, Ui};
use daemonfall_core::Difference;
use daemonfall_ui::theme;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub path: String,
    pub values: Vec<String>,
}

#[derive(Default)]
pub struct Rows {
    all: Vec<Row>,
    found: Found<()>,
}

impl Rows {
    pub fn of_differences(differences: Vec<Difference>) -> Self {
        let row = |it: Difference| Row { path: it.path, values: vec![it.left, it.right] };
        Self { all: differences.into_iter().map(row).collect(), ..Self::default() }
    }

    pub fn of_state<T: Serialize>(state: &T) -> Self {
        let mut all = Vec::new();
        match serde_json::to_value(state) {
            Ok(value) => walk(String::new(), &value, &mut |path, value| {
                all.push(Row {
                    path: path.to_owned(),
                    values: vec![match value {
                        Value::Null => "none".into(),
                        other => other.to_string(),
                    }],
                });
            }),
            Err(error) => all
                .push(Row { path: "it cannot be written".into(), values: vec![error.to_string()] }),
        }
        Self { all, ..Self::default() }
    }

    fn search(&mut self, words: &str) {
        self.found.words.clear();
        self.found.words.push_str(words);
        self.found.search((), 0..self.all.len(), |row, wanted| {
            let row = &self.all[row];
            let mut texts = std::iter::once(&row.path).chain(&row.values);
            texts.any(|text| text.to_lowercase().contains(wanted))
        });
    }

    pub fn draw(&mut self, ui: &mut Ui, id: &str, words: &str, columns: &[&str]) {
        self.search(words);
        let count = match self.found.listed.len() {
            0 if self.all.is_empty() => "No field.".into(),
            0 => "No field contains these words.".into(),
            1 => "1 field".into(),
            count => format!("{count} fields"),
        };
        let wide = ui.available_width() - 14.0;
        let path = wide * if columns.len() > 1 { 0.46 } else { 0.6 };
        let value = (wide - path) / columns.len().max(1) as f32 - 6.0;
        let font = FontId::monospace(theme::CAPTION.size);
        let letter = ui.ctx().fonts_mut(|fonts| fonts.glyph_width(&font, '0'));
        let letters = (path / letter.max(1.0)) as usize;
        let cell = |ui: &mut Ui, width: f32, add: &dyn Fn(&mut Ui)| {
            let layout = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(egui::vec2(width, 16.0), layout, |ui| {
                ui.set_min_width(width);
                add(ui);
            });
        };
        ui.horizontal(|ui| {
            cell(ui, path, &|ui| drop(ui.label(quiet(&count))));
            for name in columns {
                cell(ui, value, &|ui| drop(caption(ui, name)));
            }
        });
        ScrollArea::vertical().id_salt(id).auto_shrink(false).show_rows(
            ui,
            16.0,
            self.found.listed.len(),
            |ui, range| {
                for row in self.found.listed[range].iter().map(|row| &self.all[*row]) {
                    ui.horizontal(|ui| {
                        cell(ui, path, &|ui| {
                            let shown = entry(ui, &tail(&row.path, letters), theme::DIM);
                            shown.on_hover_text(&row.path);
                        });
                        for (place, text) in row.values.iter().enumerate() {
                            let last = place + 1 == row.values.len();
                            let of = if last { theme::LIGHT } else { theme::NEUTRAL };
                            cell(ui, value, &|ui| drop(entry(ui, text, of)));
                        }
                    });
                }
            },
        );
    }
}

/// Words in a cell, shown in full when pointed at.
fn entry(ui: &mut Ui, words: &str, of: Color) -> Response {
    let text = RichText::new(words).monospace().size(theme::CAPTION.size);
    ui.add(Label::new(text.color(colour(of))).truncate())
}

/// The end of a path that is too long: it names the field.
fn tail(path: &str, letters: usize) -> Cow<'_, str> {
    let more = (path.chars().count() + 1).saturating_sub(letters);
    if more <= 1 {
        return path.into();
    }
    let rest: String = path.chars().skip(more).collect();
    format!("\u{2026}{rest}").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_state_is_a_list_of_its_leaves() {
        let rows = Rows::of_state(&json!({
            "run": { "turn": 3, "places": [1, 2], "units": [{ "id": 7 }] },
            "none": null,
        }));
        let told: Vec<String> =
            rows.all.iter().map(|row| format!("{} {}", row.path, row.values[0])).collect();
        let expected = ["none none", "run.places [1,2]", "run.turn 3", "run.units[0].id 7"];
        assert_eq!(told, expected);
    }

    #[test]
    fn of_a_long_path_the_end_is_shown() {
        assert_eq!(tail("run.sector.turn", 15), "run.sector.turn");
        assert_eq!(tail("run.sector.turn", 8), "\u{2026}or.turn");
    }

    #[test]
    fn words_are_searched_for_in_paths_and_values() {
        let mut rows = Rows::of_state(&json!({ "Health": 3, "name": "healer", "turn": 1 }));
        rows.search("HEAL");
        let found = |rows: &Rows| -> Vec<String> {
            rows.found.listed.iter().map(|row| rows.all[*row].path.clone()).collect()
        };
        assert_eq!(found(&rows), ["Health", "name"]);
        rows.search("");
        assert_eq!(found(&rows).len(), 3);
    }
}
