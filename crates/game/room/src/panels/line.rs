//! Lines of words in the palette's colours.

use super::prelude::*;
use bevy_egui::egui::Style;
use bevy_egui::egui::text::{LayoutJob, TextFormat};

/// A line of pieces, each with a colour; monospaced pieces are names from the rules' code.
#[derive(Clone, Debug, Default, PartialEq)]
#[must_use]
pub struct Words(Vec<(String, Color, bool)>);

impl Words {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn of(mut self, words: impl ToString, of: Color) -> Self {
        self.0.push((words.to_string(), of, false));
        self
    }

    pub fn say(self, words: impl ToString) -> Self {
        self.of(words, theme::LIGHT)
    }

    pub fn quiet(self, words: impl ToString) -> Self {
        self.of(words, theme::DIM)
    }

    pub fn code(mut self, words: impl ToString, of: Color) -> Self {
        self.0.push((words.to_string(), of, true));
        self
    }

    pub fn and(mut self, more: Words) -> Self {
        self.0.extend(more.0);
        self
    }

    pub fn text(&self) -> String {
        self.0.iter().map(|piece| piece.0.as_str()).collect()
    }

    /// The beginning of a line of a tree: how deep it is, and whether it is open.
    pub fn branch(depth: usize, open: Option<bool>) -> Self {
        let sign = match open {
            Some(true) => "\u{23F7} ",
            Some(false) => "\u{23F5} ",
            None => "    ",
        };
        Self::new().quiet(format!("{}{sign}", "   ".repeat(depth)))
    }

    /// Without the signs of a tree.
    pub fn name(&self) -> String {
        self.text().trim_matches([' ', '\u{23F7}', '\u{23F5}']).to_owned()
    }

    /// Laid out; with `all_even`, all of it is monospaced.
    pub fn job(&self, style: &Style, all_even: bool) -> LayoutJob {
        let mut job = LayoutJob::default();
        let (plain, even) = (TextStyle::Body.resolve(style), TextStyle::Monospace.resolve(style));
        for (words, of, is_even) in &self.0 {
            let font = if *is_even || all_even { &even } else { &plain };
            job.append(words, 0.0, TextFormat::simple(font.clone(), colour(*of)));
        }
        job
    }
}
