//! Console: a typed line for every command of the rules and every query, with completion and
//! history.

mod carry;
mod history;

use crate::console::complete::{complete, with};
use crate::console::{Candidate, candidates};
use crate::panels::prelude::*;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{Key, Modifiers, TextEdit};
use history::{History, List, Tone};

#[derive(Resource, Default)]
pub struct ConsolePanel {
    text: String,
    list: List,
    history: History,
    /// Candidates for the next word, cached for this line and number of recorded steps.
    offered: Vec<Candidate>,
    of: Option<(String, Option<usize>)>,
    /// The line that Tab completes, and the index of the current candidate.
    cycle: Option<(String, usize)>,
    waiting: Option<crate::console::Sent>,
    verifying: Option<carry::Verifying>,
}

const OFFERED: f32 = 96.0;

impl Contents for ConsolePanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, lock: Lock) {
        self.history.load(world);
        if let Some((tone, words)) = carry::waited(world, &mut self.waiting) {
            self.list.add(tone, &words);
        }
        egui::Panel::bottom("console field")
            .resizable(false)
            .exact_size(OFFERED + 30.0)
            .frame(egui::Frame::new().inner_margin(egui::Margin::symmetric(0, 4)))
            .show_inside(ui, |ui| {
                below(ui, world, self, lock);
            });
        if is_new(world.resource::<Room>()) {
            focus(ui.ctx(), &self.text);
        }
        self.list.draw(ui);
    }

    fn begin(app: &mut App) {
        let at_work = |panel: Res<ConsolePanel>| panel.verifying.is_some();
        app.add_systems(Last, carry::go_on.run_if(at_work));
    }
}

/// If the dock itself was just opened, keys stay with the game.
fn is_new(room: &Room) -> bool {
    !room.shown.is_empty() && !room.shown.contains(&PanelKind::Console)
}

fn below(ui: &mut Ui, world: &mut World, state: &mut ConsolePanel, lock: Lock) {
    let typed = draw_field(ui, &mut state.text);
    match typed {
        Typed::Nothing => {}
        Typed::Line => {
            let line = std::mem::take(&mut state.text);
            let line = line.trim().to_owned();
            if !line.is_empty() {
                state.list.add(Tone::Typed, &format!("> {line}"));
                state.history.add(world, &line);
                carry::carry(world, state, &line, lock);
            }
        }
        Typed::Tab => tab(state),
        Typed::Up => state.history.back(&mut state.text),
        Typed::Down => state.history.forward(&mut state.text),
    }
    if !matches!(typed, Typed::Nothing) {
        to_the_end(ui.ctx(), &state.text);
    }
    offer(ui, world, state);
}

/// Completes the line as far as all candidates agree, then cycles through them.
fn tab(state: &mut ConsolePanel) {
    let next = state.cycle.take().and_then(|(base, place)| {
        let before = state.offered.get(place)?;
        let same = with(&base, before) == state.text;
        same.then(|| (base, (place + 1) % state.offered.len()))
    });
    let (base, place) = match next {
        Some(next) => next,
        None => match complete(&state.text, &state.offered) {
            Some(whole) => {
                state.text = whole;
                return;
            }
            None => (state.text.clone(), 0),
        },
    };
    if let Some(candidate) = state.offered.get(place) {
        state.text = with(&base, candidate);
        state.cycle = Some((base, place));
    }
}

fn offer(ui: &mut Ui, world: &mut World, state: &mut ConsolePanel) {
    let steps = crate::console::steps(world);
    let of = Some((state.text.clone(), steps));
    let cycling = state.cycle.as_ref().is_some_and(|(base, place)| {
        let at = state.offered.get(*place);
        at.is_some_and(|it| with(base, it) == state.text)
    });
    if state.of != of && !cycling {
        state.offered = candidates(world, &state.text);
        state.cycle = None;
        state.of = of;
    }
    let base = state.cycle.as_ref().filter(|_| cycling);
    type Offer<'a> = (usize, &'a Candidate);
    let columns = [
        words("", 60.0, |it: &Offer| Words::new().code(&it.1.word, theme::LIGHT)),
        words("", 200.0, |it: &Offer| dim(&it.1.about)),
    ];
    let offered = &state.offered;
    let clicked = Table::new("console offered", columns)
        .bare()
        .lit(|it| base.is_some_and(|base| base.1 == it.0))
        .draw(ui, offered.len(), |place| (place, &offered[place]));
    if let Some(place) = clicked {
        let line = base.map_or(&state.text, |base| &base.0);
        state.text = with(line, &offered[place]);
        state.cycle = None;
        focus(ui.ctx(), &state.text);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    Nothing,
    Line,
    Tab,
    Up,
    Down,
}

fn id() -> Id {
    Id::new("console line")
}

fn draw_field(ui: &mut Ui, text: &mut String) -> Typed {
    let mut typed = Typed::Nothing;
    if ui.memory(|memory| memory.has_focus(id())) {
        for (key, means) in [
            (Key::Enter, Typed::Line),
            (Key::Tab, Typed::Tab),
            (Key::ArrowUp, Typed::Up),
            (Key::ArrowDown, Typed::Down),
        ] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                typed = means;
            }
        }
    }
    let field = TextEdit::singleline(text).id(id()).font(TextStyle::Monospace).lock_focus(true);
    text_field(ui, field, "A command, or help", "Console line");
    typed
}

fn to_the_end(context: &egui::Context, text: &str) {
    if let Some(mut state) = TextEdit::load_state(context, id()) {
        let end = CCursorRange::one(CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(end));
        state.store(context, id());
    }
}

pub fn focus(context: &egui::Context, text: &str) {
    context.memory_mut(|memory| memory.request_focus(id()));
    to_the_end(context, text);
}

#[cfg(test)]
mod tests;
