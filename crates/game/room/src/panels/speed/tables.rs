//! Tables of measured times: schedules of a frame, phases of the rules, panels.

use super::milliseconds;
use super::spans::{Spans, Sum, Track};
use crate::panels::parts::{at_right, beside_numbers, cell};
use crate::panels::prelude::*;
use bevy_egui::egui::{Align, Grid};

pub fn draw(ui: &mut Ui, spans: &Spans) {
    table(ui, "Schedules of the engine", &spans.sums(Track::Schedule), "");
    table(
        ui,
        "Phases of the rules",
        &spans.sums(Track::Phase),
        "No beat and no clocktick has been played since this panel was opened.",
    );
    table(ui, "Panels", &spans.sums(Track::Panel), "");
}

pub fn numbers<'a>(
    ui: &mut Ui,
    title: &str,
    heads: [&str; 4],
    rows: impl IntoIterator<Item = (&'a str, [String; 4])>,
) {
    const APART: f32 = 18.0;
    let names = beside_numbers(ui, 4, APART);
    let table = Grid::new(title).num_columns(5).striped(true).spacing([APART, 2.0]);
    table.min_col_width(64.0).show(ui, |ui| {
        cell(ui, names, Align::Min, |_| {});
        for words in heads {
            at_right(ui, |ui| drop(caption(ui, words)));
        }
        ui.end_row();
        for (name, values) in rows {
            ui.label(name);
            for words in values {
                at_right(ui, |ui| drop(ui.label(figure(words, theme::LIGHT))));
            }
            ui.end_row();
        }
    });
}

fn told(value: f64) -> String {
    let digits = if value < 100.0 { 3 } else { 1 };
    format!("{value:.digits$}")
}

fn table(ui: &mut Ui, title: &str, sums: &[(&str, Sum)], instead: &str) {
    caption(ui, title);
    if sums.is_empty() {
        ui.label(quiet(instead));
        ui.add_space(theme::GAP);
        return;
    }
    let rows = sums.iter().map(|(name, sum)| {
        let mean = milliseconds(sum.all) / f64::from(sum.times.max(1));
        let [worst, all] = [sum.worst, sum.all].map(|time| told(milliseconds(time)));
        (*name, [sum.times.to_string(), told(mean), worst, all])
    });
    numbers(ui, title, ["times", "mean ms", "worst ms", "all ms"], rows);
    ui.add_space(theme::GAP);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_many_frames_are_no_wider_than_their_column() {
        assert_eq!(told(1.234_56), "1.235");
        assert_eq!(told(99.5), "99.500");
        assert_eq!(told(123_456.789), "123456.8");
    }
}
