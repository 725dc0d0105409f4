//! The trace in the seed's notation: a list that follows the current moment; a click on a line goes
//! to its moment.

use super::story::{Line, Story};
use crate::panels::parts::scrolled_to;
use crate::panels::prelude::*;
use crate::panels::table;
use crate::panels::tape::{Go, Place};
use bevy_egui::egui::{Rect, Sense, TextStyle, vec2};

const ROW: f32 = 17.0;

/// The line that the list was scrolled to, and the list's height at that time.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scrolled(Option<(usize, f32)>);

pub fn draw(
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
