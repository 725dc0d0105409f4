//! The list of typed lines and answers, newest last. Only visible lines are drawn.

use crate::panels::prelude::*;
use bevy_egui::egui::{FontSelection, Label, TextStyle};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Typed,
    /// The answer to a query.
    Told,
    /// A command that was carried out.
    Done,
    Wrong,
}

impl Tone {
    fn colour(self) -> Color {
        match self {
            Tone::Typed => theme::YOU,
            Tone::Told => theme::LIGHT,
            Tone::Done => theme::PICKUP,
            Tone::Wrong => theme::DANGER,
        }
    }
}

const MOST: usize = 2000;

#[derive(Default)]
pub struct List {
    lines: Vec<(Tone, String)>,
    /// The lines, broken for a width in letters.
    broken: Vec<(Tone, String)>,
    width: usize,
}

/// Breaks a long line, at spaces if possible; continuation lines are indented.
fn break_up(line: &str, width: usize) -> Vec<String> {
    let width = width.max(12);
    let mut parts = Vec::new();
    let mut left: Vec<char> = line.chars().collect();
    while left.len() > width {
        let blank = left[..width].iter().rposition(|sign| *sign == ' ');
        let at = blank.filter(|at| *at > width / 2).unwrap_or(width);
        let rest = left.split_off(at);
        parts.push(left.into_iter().collect());
        let rest = rest.into_iter().skip_while(|sign| *sign == ' ');
        left = "    ".chars().chain(rest).collect();
    }
    parts.push(left.into_iter().collect());
    parts
}

impl List {
    pub fn add(&mut self, tone: Tone, words: &str) {
        for line in words.lines() {
            self.lines.push((tone, line.to_owned()));
            let broken = break_up(line, self.width.max(40)).into_iter();
            self.broken.extend(broken.map(|part| (tone, part)));
        }
        let more = self.lines.len().saturating_sub(MOST);
        if more > 0 {
            self.lines.drain(..more);
            self.width = 0;
        }
    }

    pub fn clear(&mut self) {
        self.lines.clear();
        self.broken.clear();
    }

    #[cfg(test)]
    pub fn lines(&self) -> &[(Tone, String)] {
        &self.lines
    }

    /// Draws the list, scrolled to its end unless the player has scrolled up.
    pub fn draw(&mut self, ui: &mut Ui) {
        if self.lines.is_empty() {
            nothing(ui, "Type a command below; help lists them all.");
            return;
        }
        let font = FontSelection::Style(TextStyle::Monospace).resolve(ui.style());
        let (letter, height) =
            ui.ctx().fonts_mut(|fonts| (fonts.glyph_width(&font, '0'), fonts.row_height(&font)));
        let width = ((ui.available_width() - 14.0) / letter.max(1.0)) as usize;
        if width != self.width {
            self.width = width;
            let all = self.lines.iter();
            let broken = all.flat_map(|(tone, line)| {
                break_up(line, width).into_iter().map(|part| (*tone, part))
            });
            self.broken = broken.collect();
        }
        ScrollArea::vertical()
            .id_salt("console list")
            .auto_shrink(false)
            .stick_to_bottom(true)
            .show_rows(ui, height, self.broken.len(), |ui, range| {
                for (tone, part) in &self.broken[range] {
                    let text = RichText::new(part).monospace().color(colour(tone.colour()));
                    ui.add(Label::new(text).extend().selectable(true));
                }
            });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_blanks_and_nothing_is_lost() {
        let parts = break_up("sector recruit needle at 5,7 and more", 16);
        assert!(parts.iter().all(|part| part.chars().count() <= 16), "{parts:?}");
        let joined: String = parts.concat().split_whitespace().collect();
        assert_eq!(joined, "sectorrecruitneedleat5,7andmore");
        assert_eq!(break_up("short", 16), ["short"]);
        assert_eq!(break_up(&"x".repeat(40), 16).len(), 3);
    }

    #[test]
    fn old_lines_give_way() {
        let mut list = List::default();
        for number in 0..MOST + 5 {
            list.add(Tone::Told, &number.to_string());
        }
        assert_eq!(list.lines.len(), MOST);
        assert_eq!(list.lines[0].1, "5");
    }
}
