//! Selects a beat: the latest, or an older one that is still recorded.

use super::rows::Rows;
use crate::panels::dive_trace::words;
use crate::panels::prelude::*;
use bevy_egui::egui::DragValue;
use daemonfall_dive_mode::view::log::voice::count;
use daemonfall_dungeon::trace::{BeatTrace, Trace};

fn beside(watch: &Trace, beat: u32) -> (Option<u32>, Option<u32>) {
    let numbers = || watch.beats().map(|trace| trace.beat);
    let before = numbers().take_while(|number| *number < beat).last();
    let after = numbers().find(|number| *number > beat);
    (before, after)
}

/// Draws the choice; returns the beat to show. `wish` is `None` while the latest is followed.
pub fn choose<'a>(ui: &mut Ui, watch: &'a Trace, wish: &mut Option<u32>) -> Option<&'a BeatTrace> {
    let latest = watch.beats().next_back()?;
    // A beat that is no longer recorded, or never was, is replaced by the next older one.
    let kept = |wish: u32| watch.beats().rev().find(|trace| trace.beat <= wish);
    let now = wish.and_then(kept).unwrap_or(latest);
    let (before, after) = beside(watch, now.beat);
    ui.horizontal_wrapped(|ui| {
        let first = before.is_none().then_some("There is no older beat.");
        if button(ui, "Previous", "The beat before", first) {
            *wish = before;
        }
        let mut number = now.beat;
        let range = watch.beats().next().map_or(1, |first| first.beat)..=latest.beat;
        let field = DragValue::new(&mut number).range(range).prefix("beat ");
        let field = ui.add(field).on_hover_text("Drag, or click and type the number of a beat");
        named(&field, WidgetType::DragValue, "Beat shown");
        if number != now.beat {
            *wish = Some(number);
        }
        let last = after.is_none().then_some("This is the latest beat.");
        if button(ui, "Next", "The beat after", last) {
            *wish = after;
        }
        let follows = wish.is_none();
        let latest = ui.selectable_label(follows, "Latest");
        if latest.on_hover_text("Follows the latest beat").clicked() {
            *wish = None;
        }
        let chosen: Vec<String> = now.chosen.iter().map(|it| words::command(*it)).collect();
        let told = format!("floor {}: {}", now.floor + 1, chosen.join(", "));
        ui.label(told);
    });
    Some(now)
}

pub fn elsewhere(ui: &mut Ui, rows: &Rows) -> Option<u32> {
    if rows.elsewhere.is_empty() {
        return None;
    }
    let mut chosen = None;
    ui.label(quiet("Found in these beats:"));
    ui.horizontal_wrapped(|ui| {
        for beat in rows.elsewhere.iter().rev() {
            if ui.button(format!("beat {beat}")).clicked() {
                chosen = Some(*beat);
            }
        }
    });
    chosen
}

pub fn summary(trace: &BeatTrace, rows: &Rows) -> String {
    let of = |number: usize, word: &str| count(i64::try_from(number).unwrap_or(i64::MAX), word);
    let cut = if trace.cut { "; the rest was not recorded" } else { "" };
    format!(
        "{}, {}, {} stopped{cut}",
        of(rows.acts, "action"),
        of(rows.events, "event"),
        rows.stops.len()
    )
}
