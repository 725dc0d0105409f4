//! The bar to move through moments: first, back, on, last, and to now from the past.

use crate::panels::look::colour;
use crate::panels::parts::button;
use bevy_egui::egui::{self, RichText, Ui};
use daemonfall_ui::theme;

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

pub fn draw(ui: &mut Ui, place: Place, names: Names) -> Option<Go> {
    let mut go = None;
    let (number, count) = (place.at - place.first + 1, place.last - place.first + 1);
    let at_first = (place.at == place.first).then_some("This is the first.");
    let at_last = (place.at == place.last).then_some("This is the last.");
    let fits = ui.horizontal(|ui| {
        let ways = [
            ("\u{23EE}", "First", "Go to the first", Go::First, at_first),
            ("\u{23F4}", "Back", "Go back by one", Go::Back, at_first),
            ("\u{23F5}", "On", "Go on by one", Go::On, at_last),
            ("\u{23ED}", "Last", "Go to the last", Go::Last, at_last),
        ];
        for (sign, name, about, way, hindrance) in ways {
            if sign_button(ui, sign, &format!("{name} {}", names.one), about, hindrance) {
                go = Some(way);
            }
        }
        // It is before the words and always there, so that both keep their places.
        let about = "Follow the game again";
        if button(ui, names.to_newest, about, at_last) {
            go = Some(Go::Last);
        }
        let fits = widest(ui, names, count) <= ui.available_width();
        if fits {
            ui.add(words(names, at_last.is_none(), number, count));
        }
        fits
    });
    // In a narrow dock the words always have their own line.
    if !fits.inner {
        ui.add(words(names, at_last.is_none(), number, count));
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
    let (what, of) = match past {
        true => (names.past, theme::DANGER),
        false => (names.newest, theme::YOU),
    };
    let words = RichText::new(told(what, names, number, count));
    egui::Label::new(words.color(colour(of))).truncate()
}

fn sign_button(
    ui: &mut Ui,
    sign: &str,
    name: &str,
    about: &str,
    hindrance: Option<&'static str>,
) -> bool {
    let enabled = hindrance.is_none();
    let face = egui::Button::new(sign).min_size(egui::vec2(26.0, 20.0));
    let pressed = ui.add_enabled(enabled, face);
    pressed.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, enabled, name));
    match hindrance {
        Some(reason) => pressed.on_disabled_hover_text(reason).clicked(),
        None => pressed.on_hover_text(about).clicked(),
    }
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
