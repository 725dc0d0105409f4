//! Lists whose rows lead to a moment: the quick turns that were passed over, newest first, with the
//! reasons, and the trace in the seed's notation.

use super::story::{Line, Passed, Story};
use crate::panels::breach_recording::cast::Cast;
use crate::panels::parts::{lines, scrolled_to};
use crate::panels::prelude::*;
use crate::panels::table;
use crate::panels::tape::{Go, Names, Place};
use bevy_egui::egui::{Rect, TextStyle, vec2};
use daemonfall_clock::Step;

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

const ROW: f32 = 17.0;

/// The line that the list was scrolled to, and the list's height at that time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scrolled(Option<(usize, f32)>);

pub fn draw_trace(
    ui: &mut Ui,
    story: &Story,
    place: Place,
    height: f32,
    scrolled: &mut Scrolled,
) -> Option<Go> {
    if story.lines.is_empty() {
        ui.label(quiet("Nothing has happened yet."));
        return None;
    }
    let lit = story.line_at(place.at);
    let mut go = None;
    let mut area = ScrollArea::vertical()
        .id_salt("clock trace")
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, true]);
    let seen = lit.map(|lit| (lit, height));
    if scrolled.0 != seen {
        scrolled.0 = seen;
        // The highlighted line is slightly below the middle: the lines before it are visible.
        area = scrolled_to(ui, area, (lit.unwrap_or_default(), ROW), height * 0.55);
    }
    area.show_rows(ui, ROW, story.lines.len(), |ui, shown| {
        let first = shown.start;
        for (number, line) in (first..).zip(&story.lines[shown]) {
            if row(ui, line, lit == Some(number), line.moment == place.at) {
                go = Some(Go::To(line.moment));
            }
        }
    });
    go
}

fn row(ui: &mut Ui, line: &Line, lit: bool, now: bool) -> bool {
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, lit, line.words.trim()));
    let painter = ui.painter();
    if now || response.hovered() {
        painter.rect_filled(rect, 1.0, colour(theme::PANEL_LIT));
    }
    if lit {
        let bar = Rect::from_min_size(rect.min, vec2(3.0, rect.height()));
        painter.rect_filled(bar, 0.0, colour(theme::YOU));
    }
    let font = TextStyle::Monospace.resolve(ui.style());
    let ink = if lit { theme::YOU } else { ink(&line.words) };
    let place = rect.with_min_x(rect.left() + 8.0);
    let response = match table::write(ui, place, &line.words, font, ink, false) {
        true => response.on_hover_text(egui::RichText::new(&line.words).monospace()),
        false => response,
    };
    response.clicked()
}

fn ink(words: &str) -> Color {
    match words {
        _ if words.starts_with("step") => theme::DIM,
        _ if words.starts_with("safety") => theme::MAGIC,
        _ if words.starts_with("AT ") => theme::PICKUP,
        _ => theme::LIGHT,
    }
}
