//! The whole run as a strip, what was played where, keyframes, edits, and the shown step; and as a
//! list of steps, in the words of the console.

use super::TimePanel;
use crate::console::arguments::Names;
use crate::console::grammar::say;
use crate::panels::prelude::*;
use daemonfall_campaign::Timeline;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// On the map, at encounters and prizes.
    Map,
    /// In a dive, and at the door behind it.
    Dive,
    Breach,
}

impl Where {
    fn colour(self) -> Color {
        match self {
            Where::Map => theme::NEUTRAL,
            Where::Dive => theme::RIM,
            Where::Breach => theme::MAGIC,
        }
    }
}

#[derive(Default)]
pub struct Strip {
    of: Option<(usize, Option<Fingerprint>)>,
    pub parts: Vec<(Where, usize)>,
    keyframes: Vec<usize>,
    pub edits: Vec<usize>,
}

pub struct Pointed {
    pub step: usize,
    pub dragging: bool,
}

const HEIGHT: f32 = 34.0;

impl Strip {
    pub fn read(&mut self, timeline: &Timeline) {
        let steps = timeline.steps();
        let of = Some((steps, timeline.print(steps)));
        if self.of == of {
            return;
        }
        self.of = of;
        self.parts.clear();
        self.edits.clear();
        for (place, (command, _)) in timeline.replay().steps.iter().enumerate() {
            let last = self.parts.last().map(|part| part.0);
            let there = match command {
                RunCommand::Dive(_) => Where::Dive,
                RunCommand::LineUp(_) | RunCommand::Breach(_) => Where::Breach,
                RunCommand::Retreat | RunCommand::GiveUp => last.unwrap_or(Where::Map),
                _ => Where::Map,
            };
            match self.parts.last_mut() {
                Some(part) if part.0 == there => part.1 = place + 1,
                _ => self.parts.push((there, place + 1)),
            }
            if command.is_edit() {
                self.edits.push(place + 1);
            }
        }
        self.keyframes = timeline.keyframes().collect();
    }

    /// Draws `steps` steps, of which `known` can be selected; returns the pointed step.
    pub fn draw(&self, ui: &mut Ui, shown: usize, known: usize, steps: usize) -> Option<Pointed> {
        let size = egui::vec2(ui.available_width(), HEIGHT);
        let (whole, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::slider(true, shown as f64, "Time of the run"));
        let bar = egui::Rect::from_min_max(
            whole.min + egui::vec2(4.0, 6.0),
            whole.max - egui::vec2(4.0, 10.0),
        );
        let most = steps.max(1) as f32;
        let x = |step: usize| bar.left() + bar.width() * step as f32 / most;
        let painter = ui.painter();
        painter.rect_filled(bar, 2.0, colour(theme::ABYSS));
        let mut from = 0;
        for (there, to) in &self.parts {
            let part = egui::Rect::from_x_y_ranges(x(from)..=x(*to), bar.y_range());
            let dim = colour(there.colour()).gamma_multiply(0.75);
            painter.rect_filled(part, 0.0, dim);
            from = *to;
        }
        let line = |step: usize, y: egui::Rangef, width: f32, of: Color| {
            painter.vline(x(step), y, egui::Stroke::new(width, colour(of)));
        };
        let beneath = egui::Rangef::new(bar.bottom() + 1.0, bar.bottom() + 5.0);
        // Only as many as can be distinguished.
        let apart = self.keyframes.len() * 2 / bar.width().max(1.0) as usize + 1;
        for step in self.keyframes.iter().step_by(apart) {
            line(*step, beneath, 1.0, theme::DIM);
        }
        for step in &self.edits {
            line(*step, bar.y_range(), 2.0, theme::DANGER);
        }
        line(steps, bar.y_range().expand(2.0), 2.0, theme::LIGHT);
        line(shown, bar.y_range().expand(5.0), 2.0, theme::YOU);
        painter.circle_filled(egui::pos2(x(shown), bar.bottom() + 5.0), 4.0, colour(theme::YOU));
        let step = |at: egui::Pos2| {
            let share = ((at.x - bar.left()) / bar.width()).clamp(0.0, 1.0);
            ((share * most).round() as usize).min(known)
        };
        let at = response.interact_pointer_pos()?;
        let held = response.is_pointer_button_down_on();
        (held || response.clicked() || response.drag_stopped())
            .then(|| Pointed { step: step(at), dragging: held })
    }
}

pub fn legend(ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        for (name, of) in [
            ("\u{25A0} map", Where::Map.colour()),
            ("\u{25A0} dive", Where::Dive.colour()),
            ("\u{25A0} breach", Where::Breach.colour()),
            ("| edit", theme::DANGER),
            ("| keyframe", theme::DIM),
            ("| now", theme::LIGHT),
            ("\u{25CF} shown", theme::YOU),
        ] {
            ui.label(figure(name, of));
        }
    });
}

#[derive(Default)]
pub struct Steps {
    /// Made of the number of steps, and the last fingerprint.
    pub found: Found<(usize, Option<Fingerprint>)>,
    /// The step last drawn as selected, if it was in the list: a record being read grows.
    at: Option<usize>,
}

/// What was done in a step of a record, in the words of the console; nothing in step 0.
pub fn told(replay: &RunReplay, names: Names, step: usize) -> Option<(String, Color)> {
    let (command, _) = replay.steps.get(step.checked_sub(1)?)?;
    let of = if command.is_edit() { theme::DANGER } else { theme::LIGHT };
    Some((say(names, command), of))
}

pub fn draw(ui: &mut Ui, world: &World, state: &mut TimePanel) {
    let at = state.step();
    let TimePanel { keeper, steps, .. } = state;
    let Some(timeline) = keeper.timeline() else { return };
    let (names, last) = (Names::of(world), timeline.steps());
    let of_step = |step: usize| {
        let told = told(timeline.replay(), names, step);
        told.unwrap_or_else(|| ("the run begins".into(), theme::DIM))
    };
    // A record being read grows.
    let reveal = (steps.at != Some(at) && at <= last).then_some(at);
    steps.at = (at <= last).then_some(at);
    let columns = [
        numbers("step", 48.0, |step: &usize| dim(step)).about("Click one to go there."),
        words("what was done", 200.0, |step| {
            let (words, of) = of_step(*step);
            cell(words, of)
        })
        .about("In the words of the console."),
    ];
    let clicked = Table::new("time steps", columns)
        .none("No step contains these words.")
        .reveal(reveal)
        .lit(|step| *step == at)
        .draw_found(ui, &mut steps.found, (last, timeline.print(last)), (last + 1, |row| row));
    if let Some(step) = clicked {
        // Its position is known: the list need not scroll.
        state.steps.at = Some(step);
        state.go(Some(step));
    }
}
