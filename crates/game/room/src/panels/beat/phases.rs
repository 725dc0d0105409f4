//! The phases of the beat in order: how many objects act in each, how many have acted, and how long
//! it took.

use super::Facts;
use super::times::Times;
use crate::panels::dive_trace::words;
use crate::panels::parts::{at_right, beside_numbers, cell};
use crate::panels::prelude::*;
use bevy_egui::egui::{Align, Grid};
use daemonfall_dungeon::beat::BeatSet;
use std::time::Duration;

fn micros(time: Duration) -> String {
    match time.as_micros() {
        0 => "\u{2013}".into(),
        micros => format!("{micros} \u{B5}s"),
    }
}

pub fn draw(ui: &mut Ui, facts: &Facts, wish: &mut Option<BeatSet>, times: &Times) {
    const APART: f32 = 10.0;
    let names = beside_numbers(ui, 3, APART);
    Grid::new("beat phases").num_columns(4).spacing([APART, 1.0]).striped(true).show(ui, |ui| {
        cell(ui, names, Align::Min, |ui| drop(caption(ui, "Phase")));
        for words in ["objects", "acted", "took"] {
            at_right(ui, |ui| drop(caption(ui, words)));
        }
        ui.end_row();
        for phase in &facts.phases {
            let of = match (phase.present, phase.set.category()) {
                (true, _) => theme::YOU,
                (false, Some(_)) => theme::LIGHT,
                (false, None) => theme::DIM,
            };
            let sign = if phase.present { "\u{23F5} " } else { "    " };
            let name = format!("{sign}{}", words::phase(phase.set));
            let name = RichText::new(name).color(colour(of));
            let chosen = facts.set == phase.set && phase.set.category().is_some();
            let label = ui.selectable_label(chosen, name);
            let named = words::phase(phase.set);
            label.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, &named));
            if label.on_hover_text(words::about_phase(phase.set)).clicked() {
                // A second click follows the beat again.
                *wish = (*wish != Some(phase.set)).then_some(phase.set);
            }
            let number = |number: usize| match phase.set.category() {
                Some(_) => number.to_string(),
                None => String::new(),
            };
            let cells = [number(phase.objects), number(phase.acted), micros(times.of(phase.set))];
            for words in cells {
                at_right(ui, |ui| drop(ui.label(figure(words, of))));
            }
            ui.end_row();
        }
    });
}
