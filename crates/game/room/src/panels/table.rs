//! The one table of the panels: columns as data, headers that sort, and rows that are drawn only if
//! visible.
//!
//! A panel gives a list of [`Column`]s, each with what it says of a row, and a way to make a row by
//! its place. [`Found`] keeps which rows are listed, and in which order.

use super::look::medium;
use super::parts::{Found, Sorting};
use super::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{Rect, Response};

pub const ROW: f32 = 19.0;
/// Space for a list's scroll bar on the right.
const BAR: f32 = 13.0;
/// The padding left and right of words, and of numbers.
const BESIDE_WORDS: (f32, f32) = (8.0, 2.0);
const BESIDE_NUMBERS: (f32, f32) = (2.0, 4.0);
/// How much columns of words may shrink if there is not enough width.
const GIVES: f32 = 0.5;

#[must_use]
pub struct Column<'a, T> {
    name: &'a str,
    about: &'a str,
    width: f32,
    /// Whether it contains numbers: monospaced, right-aligned, and of a fixed width. Columns of
    /// words share the remaining width.
    number: bool,
    cell: Box<dyn Fn(&T) -> Words + 'a>,
    /// What it is sorted by, if not by its words or its numbers.
    key: Option<Box<dyn Fn(&T) -> i64 + 'a>>,
}

impl<'a, T> Column<'a, T> {
    /// What is said of the column when its header is pointed at.
    pub fn about(self, about: &'a str) -> Self {
        Self { about, ..self }
    }

    /// Sorts the column by a number.
    pub fn by(self, key: impl Fn(&T) -> i64 + 'a) -> Self {
        Self { key: Some(Box::new(key)), ..self }
    }
}

pub fn words<'a, T>(name: &'a str, width: f32, cell: impl Fn(&T) -> Words + 'a) -> Column<'a, T> {
    Column { name, about: "", width, number: false, cell: Box::new(cell), key: None }
}

pub fn numbers<'a, T>(name: &'a str, width: f32, cell: impl Fn(&T) -> Words + 'a) -> Column<'a, T> {
    Column { number: true, ..words(name, width, cell) }
}

pub fn cell(words: impl ToString, of: Color) -> Words {
    Words::new().of(words, of)
}

pub fn plain(words: impl ToString) -> Words {
    cell(words, theme::LIGHT)
}

pub fn dim(words: impl ToString) -> Words {
    cell(words, theme::DIM)
}

#[must_use]
pub struct Table<'a, T> {
    name: &'a str,
    columns: Vec<Column<'a, T>>,
    bare: bool,
    height: Option<f32>,
    none: &'a str,
    lit: Box<dyn Fn(&T) -> bool + 'a>,
    about: Box<dyn Fn(&T) -> Option<String> + 'a>,
    reveal: Option<usize>,
}

impl<'a, T> Table<'a, T> {
    pub fn new(name: &'a str, columns: impl Into<Vec<Column<'a, T>>>) -> Self {
        Self {
            name,
            columns: columns.into(),
            bare: false,
            height: None,
            none: "",
            lit: Box::new(|_| false),
            about: Box::new(|_| None),
            reveal: None,
        }
    }

    /// Without headers.
    pub fn bare(self) -> Self {
        Self { bare: true, ..self }
    }

    /// The most height of its rows; otherwise the rest of the panel.
    pub fn height(self, height: f32) -> Self {
        Self { height: Some(height), ..self }
    }

    /// What is said if there are no rows.
    pub fn none(self, none: &'a str) -> Self {
        Self { none, ..self }
    }

    pub fn lit(self, lit: impl Fn(&T) -> bool + 'a) -> Self {
        Self { lit: Box::new(lit), ..self }
    }

    /// What is said of a row when it is pointed at.
    pub fn about(self, about: impl Fn(&T) -> Option<String> + 'a) -> Self {
        Self { about: Box::new(about), ..self }
    }

    /// Scrolls to a row, by its place among all.
    pub fn reveal(self, reveal: Option<usize>) -> Self {
        Self { reveal, ..self }
    }

    /// Headers and rows; returns the clicked row.
    pub fn draw(self, ui: &mut Ui, count: usize, row: impl Fn(usize) -> T) -> Option<usize> {
        if !self.bare {
            self.heads(ui, &mut None, false);
        }
        self.rows(ui, count, row)
    }

    /// The same, with headers that sort and rows that are searched in; returns the clicked row's
    /// place among all.
    pub fn draw_found<K: PartialEq + Default>(
        mut self,
        ui: &mut Ui,
        found: &mut Found<K>,
        key: K,
        (count, row): (usize, impl Fn(usize) -> T),
    ) -> Option<usize> {
        self.heads(ui, &mut found.sorting, true);
        let has = |place: usize, wanted: &str| self.has(&row(place), wanted);
        found.list(key, count, has, |listed, sorting| *listed = self.sorted(listed, sorting, &row));
        let listed = &found.listed;
        self.reveal = self.reveal.and_then(|place| listed.iter().position(|it| *it == place));
        let clicked = self.rows(ui, listed.len(), |place| row(listed[place]))?;
        Some(listed[clicked])
    }

    fn has(&self, row: &T, wanted: &str) -> bool {
        let cells = self.columns.iter().map(|column| (column.cell)(row).text());
        let mut words = cells.chain((self.about)(row));
        words.any(|words| words.to_lowercase().contains(wanted))
    }

    /// Rows that are equal keep their order, and those without words come last.
    fn sorted(&self, listed: &[usize], by: Sorting, row: &impl Fn(usize) -> T) -> Vec<usize> {
        let column = &self.columns[by.column];
        let with_key = listed.iter().map(|place| {
            let row = row(*place);
            let words = (column.cell)(&row).text().to_lowercase();
            let key = column.key.as_ref().map_or_else(|| value(&words), |key| key(&row));
            (words.is_empty(), (key, words), *place)
        });
        let mut all: Vec<_> = with_key.collect();
        all.sort_by(|(empty, one, _), (other_empty, other, _)| {
            let order = if by.falling { other.cmp(one) } else { one.cmp(other) };
            empty.cmp(other_empty).then(order)
        });
        all.into_iter().map(|(.., place)| place).collect()
    }

    /// The headers; those of a sorted table can be clicked.
    fn heads(&self, ui: &mut Ui, sorting: &mut Option<Sorting>, sorts: bool) {
        let widths = widths(&self.columns, ui.available_width() - BAR);
        let size = vec2(widths.iter().sum(), ROW);
        let (row, _) = ui.allocate_exact_size(size, Sense::hover());
        let font = FontId::new(theme::CAPTION.size, medium());
        let places = places(&self.columns, &widths, row);
        for (number, (column, place)) in self.columns.iter().zip(places).enumerate() {
            let sense = if sorts { Sense::click() } else { Sense::hover() };
            let head = ui.interact(place, ui.id().with(("head", column.name)), sense);
            let sorted = sorting.filter(|it| it.column == number);
            let of = match (sorted, head.hovered() && sorts) {
                (Some(_), _) => theme::YOU,
                (None, true) => theme::LIGHT,
                (None, false) => theme::DIM,
            };
            let (name, of) = (column.name.to_uppercase(), colour(of));
            let name = LayoutJob::simple_singleline(name, font.clone(), of);
            write(ui, place, name, column.number);
            if sorts {
                named(&head, WidgetType::Button, format!("Sort by {}", column.name));
                if head.clicked() {
                    let falling = sorted.map_or(column.number, |it| !it.falling);
                    *sorting = Some(Sorting { column: number, falling });
                }
            } else {
                named(&head, WidgetType::Label, column.name);
            }
            if !column.about.is_empty() {
                head.on_hover_text(column.about);
            }
        }
    }

    fn rows(&self, ui: &mut Ui, count: usize, row: impl Fn(usize) -> T) -> Option<usize> {
        if count == 0 {
            ui.label(quiet(self.none));
            return None;
        }
        let widths = widths(&self.columns, ui.available_width() - BAR);
        let height = self.height.unwrap_or(ui.available_height());
        let mut area =
            ScrollArea::vertical().id_salt(self.name).max_height(height).auto_shrink([false, true]);
        if let Some(place) = self.reveal {
            let above = (height * 0.4 / ROW).floor();
            area = area.vertical_scroll_offset((place as f32 - above).max(0.0) * ROW);
        }
        let mut clicked = None;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            area.show_rows(ui, ROW, count, |ui, shown| {
                for number in shown {
                    if self.row(ui, &widths, &row(number), number).clicked() {
                        clicked = Some(number);
                    }
                }
            });
        });
        clicked
    }

    fn row(&self, ui: &mut Ui, widths: &[f32], row: &T, number: usize) -> Response {
        let size = vec2(widths.iter().sum(), ROW);
        let (whole, response) = ui.allocate_exact_size(size, Sense::click());
        let cells: Vec<Words> = self.columns.iter().map(|column| (column.cell)(row)).collect();
        let lit = (self.lit)(row);
        let names = cells.iter().map(Words::name).filter(|name| !name.is_empty());
        let names = names.collect::<Vec<_>>().join(", ");
        response
            .widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, lit, &names));
        let ground = match (lit, response.hovered(), number % 2) {
            (true, ..) | (_, true, _) => Some(theme::PANEL_LIT),
            (_, _, 1) => Some(theme::PANEL),
            _ => None,
        };
        if let Some(ground) = ground {
            ui.painter().rect_filled(whole, 0.0, colour(ground));
        }
        if lit {
            let edge = whole.with_max_x(whole.left() + 2.0);
            ui.painter().rect_filled(edge, 0.0, colour(theme::YOU));
        }
        let mut cut = false;
        let places = places(&self.columns, widths, whole);
        for ((cell, column), place) in cells.iter().zip(&self.columns).zip(places) {
            cut |= write(ui, place, cell.job(ui.style(), column.number), column.number);
        }
        // What is said of it takes time: only of the row that is pointed at.
        let about = response.hovered().then(|| (self.about)(row).or(cut.then_some(names)));
        match about.flatten() {
            Some(about) => response.on_hover_text(about),
            None => response,
        }
    }
}

/// The number at the beginning of these words; words without one are equal.
fn value(words: &str) -> i64 {
    let first = words.split_whitespace().next().unwrap_or_default();
    first.replace('\u{2212}', "-").parse().unwrap_or_default()
}

fn widths<T>(columns: &[Column<'_, T>], room: f32) -> Vec<f32> {
    let least: f32 = columns.iter().map(|column| column.width).sum();
    let growing: f32 =
        columns.iter().filter(|column| !column.number).map(|column| column.width).sum();
    let more = ((room - least) / growing.max(1.0)).max(-GIVES);
    let wide = |column: &Column<'_, T>| column.width * if column.number { 1.0 } else { 1.0 + more };
    columns.iter().map(wide).collect()
}

fn places<T>(columns: &[Column<'_, T>], widths: &[f32], row: Rect) -> impl Iterator<Item = Rect> {
    let mut left = row.left();
    columns.iter().zip(widths).map(move |(column, wide)| {
        let (before, after) = if column.number { BESIDE_NUMBERS } else { BESIDE_WORDS };
        let from = egui::pos2(left + before, row.top());
        left += wide;
        Rect::from_min_max(from, egui::pos2(left - after, row.bottom()))
    })
}

/// Words that do not fit are truncated with dots; returns whether they were.
fn write(ui: &Ui, place: Rect, mut job: LayoutJob, right: bool) -> bool {
    job.wrap = TextWrapping::truncate_at_width(place.width());
    let galley = ui.painter().layout_job(job);
    let anchor = if right { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let at = anchor.align_size_within_rect(galley.size(), place);
    let cut = galley.elided;
    ui.painter().galley(at.min, galley, colour(theme::LIGHT));
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> [Column<'static, ()>; 3] {
        let none = |_: &()| plain("");
        [words("name", 100.0, none), numbers("health", 50.0, none), words("place", 50.0, none)]
    }

    #[test]
    fn columns_of_words_share_what_numbers_leave() {
        assert_eq!(widths(&table(), 350.0), [200.0, 50.0, 100.0]);
        assert_eq!(widths(&table(), 162.5), [75.0, 50.0, 37.5]);
        assert_eq!(widths(&table(), 20.0), [50.0, 50.0, 25.0]);
    }

    #[test]
    fn numbers_are_in_order_of_their_value_and_what_is_empty_comes_last() {
        let rows = ["9 of 10", "", "+10", "\u{2212}3", "b", "a"];
        let table = Table::new("", [words("", 50.0, |row: &&str| plain(*row))]);
        let sorted = |falling| {
            let by = Sorting { column: 0, falling };
            table.sorted(&[0, 1, 2, 3, 4, 5], by, &|row| rows[row])
        };
        assert_eq!(sorted(false), [3, 5, 4, 0, 2, 1]);
        assert_eq!(sorted(true), [2, 0, 4, 5, 3, 1]);
    }

    #[test]
    fn cells_lie_side_by_side_in_their_row() {
        let row = Rect::from_min_size(egui::pos2(10.0, 5.0), vec2(350.0, ROW));
        let widths = widths(&table(), 350.0);
        let cells: Vec<Rect> = places(&table(), &widths, row).collect();
        assert_eq!((cells[0].left(), cells[2].right()), (18.0, 358.0));
        assert!(cells.windows(2).all(|pair| pair[0].right() < pair[1].left()));
    }
}
