//! Which rows of a long list are shown: those that a search has found, in the order of a column.

use super::parts::search;
use bevy_egui::egui::Ui;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sorting {
    pub column: usize,
    /// Whether the largest is first.
    pub falling: bool,
}

/// The rows that are listed, by their places among all: found by words, sorted by a column. It is
/// made again when its key, the words or the sorting change.
pub struct Found<K> {
    pub words: String,
    pub sorting: Option<Sorting>,
    made: Option<(K, String, Option<Sorting>)>,
    pub listed: Vec<usize>,
}

impl<K> Default for Found<K> {
    fn default() -> Self {
        Self { words: String::new(), sorting: None, made: None, listed: Vec::new() }
    }
}

impl<K: PartialEq> Found<K> {
    pub fn sorted(column: usize, falling: bool) -> Self {
        Self { sorting: Some(Sorting { column, falling }), ..Self::default() }
    }

    /// The field for the words.
    pub fn field(&mut self, ui: &mut Ui, name: &str) {
        search(ui, &mut self.words, name);
    }

    /// Lists those of `all` that have the words, in small letters; `sort` puts them in order.
    pub fn list(
        &mut self,
        key: K,
        all: impl Iterator<Item = usize>,
        has: impl Fn(usize, &str) -> bool,
        sort: impl Fn(&mut Vec<usize>, Sorting),
    ) {
        let made = (key, self.words.to_lowercase(), self.sorting);
        if self.made.as_ref() == Some(&made) {
            return;
        }
        self.listed = all.filter(|row| made.1.is_empty() || has(*row, &made.1)).collect();
        if let Some(sorting) = self.sorting {
            sort(&mut self.listed, sorting);
        }
        self.made = Some(made);
    }

    /// Lists those of `all` that have the words, in their own order.
    pub fn search(
        &mut self,
        key: K,
        all: impl Iterator<Item = usize>,
        has: impl Fn(usize, &str) -> bool,
    ) {
        self.list(key, all, has, |_, _| {});
    }
}
