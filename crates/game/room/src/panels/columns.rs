//! Tables: columns with fixed or growing widths, headers that sort, and rows that are drawn only if
//! visible.

use super::look::{colour, medium};
use super::parts::{named, quiet};
use bevy::color::Color;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    self, Align2, FontId, Rect, Response, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, WidgetType,
    vec2,
};
use daemonfall_ui::theme;

pub const ROW: f32 = 19.0;
/// Space for a list's scroll bar on the right.
const BAR: f32 = 13.0;
/// The padding left and right of words, and of numbers.
const BESIDE_WORDS: (f32, f32) = (8.0, 2.0);
const BESIDE_NUMBERS: (f32, f32) = (2.0, 4.0);
/// How much columns of words may shrink if there is not enough width.
const GIVES: f32 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Column {
    pub name: &'static str,
    pub about: &'static str,
    pub width: f32,
    /// Whether it takes a share of the remaining width.
    pub grows: bool,
    /// Whether it contains numbers: monospaced and right-aligned.
    pub number: bool,
}

pub const fn words(name: &'static str, width: f32, about: &'static str) -> Column {
    Column { name, about, width, grows: true, number: false }
}

pub const fn numbers(name: &'static str, width: f32, about: &'static str) -> Column {
    Column { name, about, width, grows: false, number: true }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    pub words: String,
    pub of: Color,
}

pub fn cell(words: impl Into<String>, of: Color) -> Cell {
    let words = words.into();
    Cell { words, of }
}

pub fn plain(words: impl Into<String>) -> Cell {
    cell(words, theme::LIGHT)
}

pub fn dim(words: impl Into<String>) -> Cell {
    cell(words, theme::DIM)
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Line {
    pub cells: Vec<Cell>,
    pub lit: bool,
    pub about: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sorting {
    pub column: usize,
    /// Whether the largest is first.
    pub falling: bool,
}

fn widths(columns: &[Column], room: f32) -> Vec<f32> {
    let least: f32 = columns.iter().map(|column| column.width).sum();
    let growing: f32 =
        columns.iter().filter(|column| column.grows).map(|column| column.width).sum();
    let more = ((room - least) / growing.max(1.0)).max(-GIVES);
    let wide = |column: &Column| column.width * if column.grows { 1.0 + more } else { 1.0 };
    columns.iter().map(wide).collect()
}

fn places(columns: &[Column], widths: &[f32], row: Rect) -> impl Iterator<Item = Rect> {
    let mut left = row.left();
    columns.iter().zip(widths).map(move |(column, wide)| {
        let (before, after) = match column.number {
            true => BESIDE_NUMBERS,
            false => BESIDE_WORDS,
        };
        let from = egui::pos2(left + before, row.top());
        left += wide;
        Rect::from_min_max(from, egui::pos2(left - after, row.bottom()))
    })
}

/// Words that do not fit are truncated with dots; returns whether they were.
pub fn write(ui: &Ui, place: Rect, words: &str, font: FontId, of: Color, right: bool) -> bool {
    if words.is_empty() {
        return false;
    }
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, colour(of));
    job.wrap = TextWrapping::truncate_at_width(place.width());
    let galley = ui.painter().layout_job(job);
    let anchor = if right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let at = anchor.align_size_within_rect(galley.size(), place);
    let cut = galley.elided;
    ui.painter().galley(at.min, galley, colour(of));
    cut
}

/// The headers; those of a sorted table can be clicked. Returns whether the sorting has changed.
pub fn heads(ui: &mut Ui, columns: &[Column], mut sorting: Option<&mut Sorting>) -> bool {
    let room = ui.available_width() - BAR;
    let widths = widths(columns, room);
    let size = vec2(widths.iter().sum(), ROW);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let font = FontId::new(theme::CAPTION.size, medium());
    let mut changed = false;
    for (number, (column, place)) in columns.iter().zip(places(columns, &widths, row)).enumerate() {
        let sense = match sorting {
            Some(_) => Sense::click(),
            None => Sense::hover(),
        };
        let head = ui.interact(place, ui.id().with(("head", column.name)), sense);
        let sorted = sorting.as_ref().filter(|it| it.column == number);
        let of = match (sorted, head.hovered() && sorting.is_some()) {
            (Some(_), _) => theme::YOU,
            (None, true) => theme::LIGHT,
            (None, false) => theme::DIM,
        };
        let name = column.name.to_uppercase();
        write(ui, place, &name, font.clone(), of, column.number);
        if let Some(sorting) = sorting.as_deref_mut() {
            head.widget_info(|| {
                let name = format!("Sort by {}", column.name);
                WidgetInfo::labeled(WidgetType::Button, true, name)
            });
            if head.clicked() {
                let falling = match sorting.column == number {
                    true => !sorting.falling,
                    false => column.number,
                };
                *sorting = Sorting { column: number, falling };
                changed = true;
            }
        } else {
            named(&head, WidgetType::Label, column.name);
        }
        if !column.about.is_empty() {
            head.on_hover_text(column.about);
        }
    }
    changed
}

/// The rows of a table below its headers, as many as fit into `height`; returns the clicked row.
pub fn rows(
    ui: &mut Ui,
    name: &str,
    columns: &[Column],
    (count, height): (usize, f32),
    reveal: Option<usize>,
    mut row: impl FnMut(usize) -> Line,
) -> Option<usize> {
    let widths = widths(columns, ui.available_width() - BAR);
    let mut area =
        ScrollArea::vertical().id_salt(name).max_height(height).auto_shrink([false, true]);
    if let Some(place) = reveal {
        let above = (height * 0.4 / ROW).floor();
        area = area.vertical_scroll_offset((place as f32 - above).max(0.0) * ROW);
    }
    let mut clicked = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        area.show_rows(ui, ROW, count, |ui, shown| {
            for number in shown {
                let line = row(number);
                if line_of(ui, &widths, columns, &line, number).clicked() {
                    clicked = Some(number);
                }
            }
        });
    });
    clicked
}

/// A table over the rest of the panel, or `none` without rows; returns the clicked row.
pub fn table(
    ui: &mut Ui,
    name: &str,
    columns: &[Column],
    (count, none): (usize, &str),
    row: impl FnMut(usize) -> Line,
) -> Option<usize> {
    heads(ui, columns, None);
    if count == 0 {
        ui.label(quiet(none));
        return None;
    }
    let room = (count, ui.available_height());
    rows(ui, name, columns, room, None, row)
}

fn line_of(
    ui: &mut Ui,
    widths: &[f32],
    columns: &[Column],
    line: &Line,
    number: usize,
) -> Response {
    let size = vec2(widths.iter().sum(), ROW);
    let (row, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let words = line.cells.iter().map(|cell| cell.words.as_str());
        let words: Vec<&str> = words.filter(|words| !words.is_empty()).collect();
        WidgetInfo::selected(WidgetType::SelectableLabel, true, line.lit, words.join(", "))
    });
    let ground = match (line.lit, response.hovered(), number % 2) {
        (true, ..) | (_, true, _) => Some(theme::PANEL_LIT),
        (_, _, 1) => Some(theme::PANEL),
        _ => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(row, 0.0, colour(ground));
    }
    if line.lit {
        let edge = row.with_max_x(row.left() + 2.0);
        ui.painter().rect_filled(edge, 0.0, colour(theme::YOU));
    }
    let (body, even) =
        (TextStyle::Body.resolve(ui.style()), TextStyle::Monospace.resolve(ui.style()));
    for ((cell, column), place) in line.cells.iter().zip(columns).zip(places(columns, widths, row))
    {
        let font = if column.number { &even } else { &body };
        write(ui, place, &cell.words, font.clone(), cell.of, column.number);
    }
    match &line.about {
        Some(about) => response.on_hover_text(about),
        None => response,
    }
}

pub fn pages<P: Copy + PartialEq>(ui: &mut Ui, page: &mut P, all: &[(P, &str)]) {
    ui.horizontal_wrapped(|ui| {
        for (each, name) in all {
            ui.selectable_value(page, *each, *name);
        }
    });
    ui.separator();
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: [Column; 3] =
        [words("name", 100.0, ""), numbers("health", 50.0, ""), words("place", 50.0, "")];

    #[test]
    fn columns_of_words_share_what_numbers_leave() {
        assert_eq!(widths(&TABLE, 350.0), [200.0, 50.0, 100.0]);
        assert_eq!(widths(&TABLE, 162.5), [75.0, 50.0, 37.5]);
        assert_eq!(widths(&TABLE, 20.0), [50.0, 50.0, 25.0]);
    }

    #[test]
    fn cells_lie_side_by_side_in_their_row() {
        let row = Rect::from_min_size(egui::pos2(10.0, 5.0), vec2(350.0, ROW));
        let widths = widths(&TABLE, 350.0);
        let cells: Vec<Rect> = places(&TABLE, &widths, row).collect();
        assert_eq!((cells[0].left(), cells[2].right()), (18.0, 358.0));
        assert!(cells.windows(2).all(|pair| pair[0].right() < pair[1].left()));
    }
}
