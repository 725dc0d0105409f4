//! What can be moved through step by step: a position between two ends, the ways to move it, and
//! the bar with buttons for these. Beats, moments of a breach, rows of a film and steps of a run
//! are such.

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
    /// The number of the first one.
    pub from: u64,
    pub newest: &'static str,
    pub to_newest: &'static str,
    pub past: &'static str,
}

pub const OF_NOW: Names =
    Names { one: "moment", from: 1, newest: "Now", to_newest: "To now", past: "Watching the past" };

pub const OF_A_FILM: Names =
    Names { one: "row", from: 1, newest: "At the end", to_newest: "To the end", past: "Time lab" };

pub fn draw(ui: &mut Ui, place: Place, names: Names) -> Option<Go> {
    let [number, count] = [place.at, place.last].map(|at| at - place.first + names.from);
    let first = (place.at == place.first).then_some("This is the first.");
    let last = (place.at == place.last).then_some("This is the last.");
    let row = ui.horizontal(|ui| {
        let mut go = None;
        for (sign, name, about, to, hindrance) in [
            ("\u{23EE}", "First", "Go to the first", Go::First, first),
            ("\u{23F4}", "Back", "Go back by one", Go::Back, first),
            ("\u{23F5}", "On", "Go on by one", Go::On, last),
            ("\u{23ED}", "Last", "Go to the last", Go::Last, last),
        ] {
            let enabled = hindrance.is_none();
            let button = egui::Button::new(sign).min_size(egui::vec2(26.0, 20.0));
            let button = ui.add_enabled(enabled, button);
            let name = format!("{name} {}", names.one);
            button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
            let button = button.on_hover_text(about);
            if button.on_disabled_hover_text(hindrance.unwrap_or_default()).clicked() {
                go = Some(to);
            }
        }
        let mut typed = number;
        let field = ui.add(DragValue::new(&mut typed).range(names.from..=count).speed(0.2));
        named(&field, WidgetType::DragValue, format!("{} shown", names.one));
        if field.on_hover_text("Drag, or click and type a number").changed() {
            go = Some(Go::To(typed - names.from + place.first));
        }
        // It is before the words and always there, so that both keep their places.
        if button(ui, names.to_newest, "Follow the game again", last) {
            go = Some(Go::Last);
        }
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
    Label::new(inked(told(what, names, number, count), of)).truncate()
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
