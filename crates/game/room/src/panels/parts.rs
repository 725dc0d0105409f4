//! Building blocks of panels, so that all of them look the same: words and widgets, pages, rows
//! found by a search, values made again when others change.

use super::look::medium;
use super::prelude::*;
use bevy::ecs::change_detection::Tick;
use bevy_egui::egui::{FontSelection, Ui, WidgetText};
use egui_plot::Plot;
use std::collections::BTreeSet;

const NAME: f32 = 150.0;

pub fn caption(ui: &mut Ui, words: &str) -> egui::Response {
    ui.label(
        RichText::new(words.to_uppercase())
            .family(medium())
            .size(theme::CAPTION.size)
            .color(colour(theme::DIM)),
    )
}

/// The name of a type without its path.
pub fn short(path: &str) -> String {
    format!("{:?}", ShortName(path))
}

/// `1 beat`, `2 beats`.
pub fn count(number: usize, word: &str) -> String {
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}

/// Works step by step until a step has a result, or the time is over.
pub fn for_a_while<T>(slice: Duration, mut step: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let done = step();
        if done.is_some() || begun.elapsed() >= slice {
            return done;
        }
    }
}

pub fn figure(words: impl ToString, of: Color) -> RichText {
    RichText::new(words.to_string()).monospace().color(colour(of))
}

pub fn inked(words: impl ToString, of: Color) -> RichText {
    RichText::new(words.to_string()).color(colour(of))
}

pub fn quiet(words: impl ToString) -> RichText {
    inked(words, theme::DIM)
}

pub fn cell(ui: &mut Ui, width: f32, words: impl FnOnce(&mut Ui)) {
    let size = egui::vec2(width, 16.0);
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        words(ui);
    });
}

/// All names of a list have the same width; the value wraps in the rest.
pub fn fact(ui: &mut Ui, name: &str, value: impl Into<WidgetText>) {
    ui.horizontal_top(|ui| {
        cell(ui, NAME, |ui| drop(ui.label(quiet(name))));
        ui.add(egui::Label::new(value).wrap());
    });
}

/// Always so many lines, so that nothing below moves; a tooltip shows text that does not fit.
pub fn lines(ui: &mut Ui, words: RichText, rows: u16) {
    let words = WidgetText::from(words);
    let job = words.into_layout_job(ui.style(), FontSelection::Default, egui::Align::Center);
    let mut job = Arc::unwrap_or_clone(job);
    job.wrap.max_rows = usize::from(rows);
    let height = f32::from(rows) * ui.text_style_height(&TextStyle::Body).ceil();
    let size = egui::vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
        ui.set_min_size(size);
        ui.label(job);
    });
}

/// A part of a panel with a heading that opens and closes it; a closed part costs nothing.
pub fn section(ui: &mut Ui, title: &str, body: impl FnOnce(&mut Ui)) {
    let heading = RichText::new(title).family(medium()).color(colour(theme::NEUTRAL));
    egui::CollapsingHeader::new(heading)
        .id_salt(title)
        .default_open(true)
        .show_unindented(ui, body);
    ui.add_space(theme::GAP / 2.0);
}

pub fn nothing(ui: &mut Ui, words: &str) {
    ui.add_space(theme::PAD);
    ui.vertical_centered(|ui| ui.label(quiet(words)));
}

/// Gives a widget its name, for screen readers and scripts.
pub fn named(widget: &egui::Response, kind: egui::WidgetType, name: impl ToString) {
    widget.widget_info(|| egui::WidgetInfo::labeled(kind, true, name.to_string()));
}

/// `name` is its label, also for scripts.
pub fn search(ui: &mut Ui, text: &mut String, name: &str) {
    text_field(ui, egui::TextEdit::singleline(text), name, name);
}

/// A field as wide as there is room; `hint` is shown while it is empty.
pub fn text_field(ui: &mut Ui, field: egui::TextEdit, hint: &str, name: &str) {
    let wide = ui.available_width() - 4.0;
    let field = ui.add(field.hint_text(inked(hint, theme::FAINT)).desired_width(wide));
    named(&field, WidgetType::TextEdit, name);
}

/// A drop-down list of values with their names; `name` is its label, also for scripts.
pub fn chooser<T: PartialEq>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    all: impl IntoIterator<Item = (T, String)>,
) {
    let all: Vec<(T, String)> = all.into_iter().collect();
    let now = all.iter().find(|(value, _)| value == chosen);
    let now = now.map_or_else(String::new, |(_, name)| name.clone());
    let list = egui::ComboBox::from_id_salt(name).selected_text(now.clone()).show_ui(ui, |ui| {
        for (value, name) in all {
            ui.selectable_value(chosen, value, name);
        }
    });
    list.response.widget_info(|| {
        let mut told = egui::WidgetInfo::labeled(egui::WidgetType::ComboBox, true, name);
        told.current_text_value = Some(now.clone());
        told
    });
}

/// Disabled, with a reason, while `hindrance` is set. Returns whether it was pressed.
pub fn button(ui: &mut Ui, words: &str, about: &str, hindrance: Option<&str>) -> bool {
    let response = ui.add_enabled(hindrance.is_none(), egui::Button::new(words));
    response.on_hover_text(about).on_disabled_hover_text(hindrance.unwrap_or_default()).clicked()
}

pub fn still_plot(name: &'static str, height: f32) -> Plot<'static> {
    Plot::new(name)
        .height(height)
        .allow_scroll(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
}

/// The pages of a panel, each with its title; the first one is shown first.
macro_rules! pages {
    ($first:ident $first_title:literal $(, $page:ident $title:literal)* $(,)?) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        enum Page {
            #[default]
            $first,
            $($page,)*
        }

        const PAGES: &[(Page, &str)] =
            &[(Page::$first, $first_title) $(, (Page::$page, $title))*];
    };
}

pub fn choose<P: Copy + PartialEq>(ui: &mut Ui, page: &mut P, all: &[(P, &str)]) {
    ui.horizontal_wrapped(|ui| {
        for (each, name) in all {
            ui.selectable_value(page, *each, *name);
        }
    });
}

/// Which parts of a tree are open: each as it is at first, until it is turned.
#[derive(Clone, Debug)]
pub struct Folds<K>(BTreeSet<K>);

impl<K> Default for Folds<K> {
    fn default() -> Self {
        Self(BTreeSet::new())
    }
}

impl<K: Ord> Folds<K> {
    pub fn is_open(&self, part: &K, at_first: bool) -> bool {
        at_first != self.0.contains(part)
    }

    pub fn turn(&mut self, part: K) {
        if !self.0.remove(&part) {
            self.0.insert(part);
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sorting {
    pub column: usize,
    /// Whether the largest is first.
    pub falling: bool,
}

/// The rows that are listed, by their places among all: found by words, sorted by a column. It is
/// made again when its key, the words or the sorting change.
#[derive(Default)]
pub struct Found<K> {
    pub words: String,
    pub sorting: Option<Sorting>,
    made: Option<(K, String, Option<Sorting>)>,
    pub listed: Vec<usize>,
}

impl<K: PartialEq + Default> Found<K> {
    pub fn sorted(column: usize, falling: bool) -> Self {
        Self { sorting: Some(Sorting { column, falling }), ..Self::default() }
    }

    pub fn field(&mut self, ui: &mut Ui, name: &str) {
        search(ui, &mut self.words, name);
    }

    /// Lists those that have the words, in small letters; `sort` puts them in order.
    pub fn list(
        &mut self,
        key: K,
        count: usize,
        has: impl Fn(usize, &str) -> bool,
        sort: impl Fn(&mut Vec<usize>, Sorting),
    ) {
        let made = (key, self.words.to_lowercase(), self.sorting);
        if self.made.as_ref() == Some(&made) {
            return;
        }
        self.listed = (0..count).filter(|row| made.1.is_empty() || has(*row, &made.1)).collect();
        if let Some(sorting) = self.sorting {
            sort(&mut self.listed, sorting);
        }
        self.made = Some(made);
    }
}

/// When a resource last changed.
pub fn changed<R: Resource>(world: &World) -> Option<Tick> {
    Some(world.get_resource_ref::<R>()?.last_changed())
}

pub struct Made<K, V>(Option<(K, V)>);

impl<K, V> Default for Made<K, V> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, V> Made<K, V> {
    pub fn of(&mut self, key: K, make: impl FnOnce() -> V) -> &mut V {
        let known = self.0.take().filter(|(made, _)| *made == key);
        &mut self.0.insert(known.unwrap_or_else(|| (key, make()))).1
    }

    /// Has it made again.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// The value as it was last made.
    #[cfg(test)]
    pub fn last(&self) -> Option<&V> {
        self.0.as_ref().map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_not_several() {
        assert_eq!((count(1, "stack"), count(3, "stack")), ("1 stack".into(), "3 stacks".into()));
    }
}
