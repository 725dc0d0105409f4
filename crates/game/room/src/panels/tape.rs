//! What can be moved through step by step: a position between two ends, the ways to move it, and
//! the bar with buttons for these. Clock, Stack and Time use it.

use super::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub first: u64,
    pub at: u64,
    pub last: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    First,
    Back,
    On,
    Last,
    To(u64),
}

impl Go {
    pub fn leads_to(self, place: Place) -> u64 {
        let number = match self {
            Go::First => place.first,
            Go::Back => place.at.saturating_sub(1),
            Go::On => place.at.saturating_add(1),
            Go::Last => place.last,
            Go::To(number) => number,
        };
        number.clamp(place.first, place.last)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    pub one: &'static str,
    pub newest: &'static str,
    pub to_newest: &'static str,
    pub past: &'static str,
}

pub const OF_NOW: Names =
    Names { one: "moment", newest: "Now", to_newest: "To now", past: "Watching the past" };

pub const OF_A_FILM: Names =
    Names { one: "row", newest: "At the end", to_newest: "To the end", past: "Time lab" };

/// A button of the bar.
pub struct Way<'a> {
    /// A sign on it, instead of its name.
    pub sign: Option<&'a str>,
    pub name: &'a str,
    pub about: &'a str,
    pub go: Go,
    /// Why it cannot be pressed.
    pub hindrance: Option<&'a str>,
}

impl Way<'_> {
    fn is_pressed(&self, ui: &mut Ui) -> bool {
        let enabled = self.hindrance.is_none();
        let face = match self.sign {
            Some(sign) => egui::Button::new(sign).min_size(egui::vec2(26.0, 20.0)),
            None => egui::Button::new(self.name),
        };
        let pressed = ui.add_enabled(enabled, face);
        pressed.widget_info(|| {
            egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, self.name)
        });
        match self.hindrance {
            Some(reason) => pressed.on_disabled_hover_text(reason).clicked(),
            None => pressed.on_hover_text(self.about).clicked(),
        }
    }
}

/// Draws buttons in a row; returns the way that was pressed.
pub fn ways(ui: &mut Ui, ways: &[Way]) -> Option<Go> {
    ways.iter().filter(|way| way.is_pressed(ui)).last().map(|way| way.go)
}

pub fn draw(ui: &mut Ui, place: Place, names: Names) -> Option<Go> {
    let (number, count) = (place.at - place.first + 1, place.last - place.first + 1);
    let first = (place.at == place.first).then_some("This is the first.");
    let last = (place.at == place.last).then_some("This is the last.");
    let name = |word: &str| format!("{word} {}", names.one);
    let [to_first, back, on, to_last] = ["First", "Back", "On", "Last"].map(name);
    let way = |sign, name, about, go, hindrance| Way { sign, name, about, go, hindrance };
    let all = [
        way(Some("\u{23EE}"), to_first.as_str(), "Go to the first", Go::First, first),
        way(Some("\u{23F4}"), back.as_str(), "Go back by one", Go::Back, first),
        way(Some("\u{23F5}"), on.as_str(), "Go on by one", Go::On, last),
        way(Some("\u{23ED}"), to_last.as_str(), "Go to the last", Go::Last, last),
        // It is before the words and always there, so that both keep their places.
        way(None, names.to_newest, "Follow the game again", Go::Last, last),
    ];
    let row = ui.horizontal(|ui| {
        let go = ways(ui, &all);
        let fits = widest(ui, names, count) <= ui.available_width();
        if fits {
            ui.add(words(names, last.is_none(), number, count));
        }
        (go, fits)
    });
    let (go, fits) = row.inner;
    // In a narrow dock the words always have their own line.
    if !fits {
        ui.add(words(names, last.is_none(), number, count));
    }
    go
}

fn told(what: &str, names: Names, number: u64, count: u64) -> String {
    format!("{what}: {} {number} of {count}", names.one)
}

fn widest(ui: &Ui, names: Names, count: u64) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    let of = ui.visuals().text_color();
    [names.past, names.newest]
        .map(|what| told(what, names, count, count))
        .map(|words| ui.painter().layout_no_wrap(words, font.clone(), of))
        .iter()
        .fold(0.0, |widest, galley| galley.size().x.max(widest))
}

fn words(names: Names, past: bool, number: u64, count: u64) -> egui::Label {
    let (what, of) = if past { (names.past, theme::DANGER) } else { (names.newest, theme::YOU) };
    let words = RichText::new(told(what, names, number, count));
    egui::Label::new(words.color(colour(of))).truncate()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_way_leads_beyond_the_ends() {
        let place = |at| Place { first: 10, at, last: 40 };
        assert_eq!(Go::Back.leads_to(place(10)), 10);
        assert_eq!(Go::Back.leads_to(place(12)), 11);
        assert_eq!(Go::On.leads_to(place(40)), 40);
        assert_eq!(Go::First.leads_to(place(12)), 10);
        assert_eq!(Go::Last.leads_to(place(12)), 40);
        assert_eq!((Go::To(3).leads_to(place(12)), Go::To(99).leads_to(place(12))), (10, 40));
    }
}
