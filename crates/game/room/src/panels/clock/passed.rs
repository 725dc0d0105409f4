//! Lists all quick turns that were passed over, newest first, each with the reason; a click goes to
//! the moment.

use super::story::{Passed, Story};
use crate::panels::breach_recording::cast::Cast;
use crate::panels::parts::lines;
use crate::panels::prelude::*;
use crate::panels::tape::{Go, Names, Place};
use bevy_egui::egui::vec2;
use daemonfall_clock::Step;
use daemonfall_core::CharacterId;

/// The height of the list, including the names above it.
const HEIGHT: f32 = 192.0;

/// The selected character, and the height of each entry when it was last drawn.
#[derive(Default)]
pub struct Shown {
    whose: Option<CharacterId>,
    heights: Vec<(f32, f32)>,
}

/// Draws the list, and, if the current moment continued past the step of a passed turn, how the
/// safety was in that step. Returns the clicked moment. The height is always the same.
pub fn draw(
    ui: &mut Ui,
    story: &Story,
    cast: &Cast,
    place: Place,
    (names, step): (Names, Option<Step>),
    shown: &mut Shown,
) -> Option<Go> {
    if story.passed.is_empty() {
        ui.label("None was: every unit with a flag so far had its turn, or still waits for the first step that could give it one.");
        return None;
    }
    let top = ui.cursor().top();
    whose(ui, story, cast, shown);
    let room = HEIGHT - (ui.cursor().top() - top);
    let list: Vec<&Passed> = story
        .passed
        .iter()
        .rev()
        .filter(|passed| shown.whose.is_none_or(|who| who == passed.who))
        .collect();
    shown.heights.resize(list.len(), (0.0, 0.0));
    let mut go = None;
    ScrollArea::vertical()
        .id_salt("clock passed over")
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink(false)
        .show(ui, |ui| {
            let width = ui.available_width();
            for (passed, known) in list.iter().zip(&mut shown.heights) {
                let before = ui.cursor().min.y;
                let rect = egui::Rect::from_min_size(ui.cursor().min, vec2(width, known.1));
                // Entries out of sight only take their space.
                if known.0 == width && !ui.is_rect_visible(rect) {
                    ui.add_space(known.1);
                    continue;
                }
                if one(ui, passed, place, names) {
                    go = Some(Go::To(passed.moment));
                }
                *known = (width, ui.cursor().min.y - before);
            }
        });
    let here = list.iter().filter(|passed| passed.moment == place.at);
    let mut since: Vec<String> = Vec::new();
    for words in here.filter_map(|passed| passed.since(step)) {
        if !since.contains(&words) {
            since.push(words);
        }
    }
    lines(ui, quiet(since.join(" ")), 2);
    go
}

fn whose(ui: &mut Ui, story: &Story, cast: &Cast, shown: &mut Shown) {
    let all = story.whose();
    if shown.whose.is_some_and(|who| !all.contains(&who)) {
        shown.whose = None;
    }
    if all.len() < 2 {
        shown.whose = None;
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let count = story.passed.len();
        ui.selectable_value(&mut shown.whose, None, format!("All {count}"));
        for who in all {
            let name = RichText::new(cast.name(who)).color(colour(cast.colour(who)));
            let button = ui.selectable_label(shown.whose == Some(who), name);
            let words = format!("Passed over: {}", cast.name(who));
            named(&button, WidgetType::Button, words.clone());
            if button.clicked() {
                shown.whose = Some(who);
            }
        }
    });
}

fn one(ui: &mut Ui, passed: &Passed, place: Place, names: Names) -> bool {
    let here = passed.moment == place.at;
    let number = passed.moment - place.first.min(passed.moment) + 1;
    let head = format!("{}, {} {number}", passed.when, names.one);
    let of = if here { theme::YOU } else { theme::DANGER };
    let words = RichText::new(&passed.short).color(colour(of));
    let pressed = ui.horizontal_wrapped(|ui| {
        let button = ui.add(egui::Button::selectable(here, words).truncate());
        ui.label(quiet(head));
        button.on_hover_text("Go to this moment").clicked()
    });
    let beneath = egui::Frame::new().inner_margin(egui::Margin { left: 8, ..egui::Margin::ZERO });
    beneath.show(ui, |ui| {
        ui.label(&passed.sentence);
    });
    ui.add_space(theme::GAP / 2.0);
    pressed.inner
}
