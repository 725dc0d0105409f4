//! One of the two records to compare: the current one, a saved one, or a file whose path is typed.

use super::records::{Kept, Source};
use crate::panels::prelude::*;
use bevy_egui::egui::{Align, ComboBox, Layout, TextEdit, vec2};

/// A name on the left, with the same width on both sides.
fn beside(ui: &mut Ui, name: &str) {
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(40.0, 18.0), layout, |ui| {
        ui.set_min_width(40.0);
        ui.label(quiet(name));
    });
}

pub struct Side {
    name: &'static str,
    chosen: Option<Source>,
    path: String,
}

impl Side {
    pub fn new(name: &'static str, chosen: Option<Source>) -> Self {
        Self { name, chosen, path: String::new() }
    }

    pub fn source(&self) -> Option<Source> {
        match self.path.trim().is_empty() {
            true => self.chosen.clone(),
            false => Some(Source::File(self.path.clone())),
        }
    }

    /// Draws the choice; returns whether the list is open.
    pub fn draw(&mut self, ui: &mut Ui, kept: &[Kept], under_way: bool) -> bool {
        let open = ui.horizontal(|ui| {
            beside(ui, self.name);
            let chosen = self.chosen.as_ref().map(Source::name);
            let words = chosen.unwrap_or_else(|| "Choose a record".into());
            let name = format!("{}: record", self.name);
            let list = ComboBox::from_id_salt(self.name)
                .width(ui.available_width() - 8.0)
                .selected_text(words)
                .show_ui(ui, |ui| {
                    let here = under_way.then_some((&Source::Here, None));
                    let kept_ones = kept.iter().map(|it| (&it.source, it.about.as_ref()));
                    for (source, about) in here.into_iter().chain(kept_ones) {
                        let chosen = self.chosen.as_ref() == Some(source);
                        let pressed = ui.horizontal(|ui| {
                            let pressed = ui.selectable_label(chosen, source.name()).clicked();
                            if let Some(about) = about {
                                ui.label(quiet(about));
                            }
                            pressed
                        });
                        if pressed.inner {
                            self.chosen = Some(source.clone());
                            self.path.clear();
                        }
                    }
                    if kept.is_empty() {
                        ui.label(quiet("No saved run or replay was found."));
                    }
                });
            named(&list.response, WidgetType::ComboBox, &name);
            list.inner.is_some()
        });
        let open = open.inner;
        if cfg!(target_family = "wasm") {
            return open;
        }
        ui.horizontal(|ui| {
            beside(ui, "");
            let name = format!("{}: path of a file", self.name);
            let hint = RichText::new("or the path of a file").color(colour(theme::FAINT));
            let field = TextEdit::singleline(&mut self.path)
                .hint_text(hint)
                .desired_width(ui.available_width() - 8.0);
            ui.add(field).widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &name));
        });
        open
    }
}
