//! The lines above the field: typed ones, saved between games, and their answers.

use crate::panels::kept;
use crate::panels::prelude::*;
use bevy_egui::egui::FontSelection;

pub const FILE: &str = "console.ron";
const WHAT: &str = "console's history";
const MOST: usize = 200;

/// The typed lines, oldest first.
#[derive(Default)]
pub struct History {
    lines: Vec<String>,
    loaded: bool,
    /// The shown line, and the text typed before.
    at: Option<(usize, String)>,
}

impl History {
    pub fn load(&mut self, world: &World) {
        if self.loaded {
            return;
        }
        self.loaded = true;
        let store = world.get_resource::<SaveStore>();
        let lines = store.and_then(|store| kept::read(store, FILE, WHAT));
        self.lines = lines.unwrap_or_default();
    }

    pub fn add(&mut self, world: &World, line: &str) {
        self.at = None;
        if self.lines.last().is_some_and(|last| last == line) {
            return;
        }
        self.lines.push(line.to_owned());
        let more = self.lines.len().saturating_sub(MOST);
        self.lines.drain(..more);
        if let Some(store) = world.get_resource::<SaveStore>() {
            // A list of texts always has a form.
            kept::write(store, FILE, WHAT, ron::to_string(&self.lines).unwrap_or_default());
        }
    }

    pub fn back(&mut self, text: &mut String) {
        let (at, typed) = match self.at.take() {
            Some((at, typed)) => (at.saturating_sub(1), typed),
            None => (self.lines.len().wrapping_sub(1), text.clone()),
        };
        if let Some(line) = self.lines.get(at) {
            text.clone_from(line);
            self.at = Some((at, typed));
        }
    }

    /// The next line; after the last one, the text typed before.
    pub fn forward(&mut self, text: &mut String) {
        let Some((at, typed)) = self.at.take() else {
            return;
        };
        match self.lines.get(at + 1) {
            Some(line) => {
                text.clone_from(line);
                self.at = Some((at + 1, typed));
            }
            None => *text = typed,
        }
    }
}

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

const LIST_MOST: usize = 2000;

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
        let more = self.lines.len().saturating_sub(LIST_MOST);
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
    use daemonfall_platform::saves::answer;
    use daemonfall_platform::saves::store::MemoryStore;

    fn world() -> World {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        world.insert_resource(SaveStore::new(MemoryStore::default()));
        world
    }

    #[test]
    fn arrows_go_through_what_was_typed_and_back_to_the_line_at_hand() {
        let (world, mut history) = (world(), History::default());
        for line in ["place", "replay", "replay"] {
            history.add(&world, line);
        }
        let mut text = String::from("di");
        let mut seen = Vec::new();
        for up in [true, true, true, false, false, false] {
            if up {
                history.back(&mut text)
            } else {
                history.forward(&mut text)
            }
            seen.push(text.clone());
        }
        assert_eq!(seen, ["replay", "place", "place", "replay", "di", "di"]);
    }

    #[test]
    fn it_is_kept_between_games_and_set_aside_when_it_cannot_be_read() {
        let (mut world, mut history) = (world(), History::default());
        history.add(&world, "place");
        let mut again = History::default();
        again.load(&world);
        assert_eq!(again.lines, ["place"]);
        let store = world.resource::<SaveStore>();
        store.write(FILE, "nonsense".into(), |_, _| {});
        let mut broken = History::default();
        broken.load(&world);
        assert!(broken.lines.is_empty());
        assert!(world.resource::<SaveStore>().finish());
        answer(&mut world);
        let told = world.resource_mut::<Messages<Notice>>().drain().count();
        assert_eq!(told, 1);
    }

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
        for number in 0..LIST_MOST + 5 {
            list.add(Tone::Told, &number.to_string());
        }
        assert_eq!(list.lines.len(), LIST_MOST);
        assert_eq!(list.lines[0].1, "5");
    }
}
