//! The queue of a phase: who acts, in which order, and what each has chosen to do.

use super::Facts;
use super::stops::Stops;
use crate::panels::dive_trace::Tale;
use crate::panels::dive_trace::words::{self, Words};
use crate::panels::parts::line;
use crate::panels::prelude::*;
use bevy_egui::egui::{Align, Layout, vec2};
use daemonfall_dungeon::beat::Waiting;
use daemonfall_dungeon::components::{Algorithm, ObjectId};

const ROW: f32 = 18.0;
const HIGHEST: f32 = 200.0;
const STATE: f32 = 84.0;

fn plan(facts: &Facts, waiting: &Waiting) -> Words {
    let line = Words::new();
    if waiting.algorithm == Algorithm::Simple {
        return line.quiet("acts on its own");
    }
    match (waiting.action, facts.coming.get(&waiting.id)) {
        (Some(action), _) => {
            let toward = waiting.toward.map(daemonfall_dungeon::Direction::name);
            let toward = toward.map(|way| format!(" {way}")).unwrap_or_default();
            line.say(format!("{}{toward}", words::action(action)))
        }
        (None, Some(coming)) => line.quiet(coming.clone()),
        (None, None) => line,
    }
}

fn state(facts: &Facts, waiting: &Waiting) -> Words {
    let line = Words::new();
    if facts.next() == Some(waiting.id) {
        line.of("acts next", theme::YOU)
    } else if waiting.acted {
        line.quiet("has acted")
    } else if waiting.suspended {
        line.of("lets act", theme::DANGER)
    } else {
        line
    }
}

pub fn draw(ui: &mut Ui, facts: &Facts, tale: &Tale, stops: &Stops) -> Option<ObjectId> {
    let name = words::phase(facts.set);
    caption(ui, &format!("Queue of {name}"));
    if facts.queue.is_empty() {
        let words = match facts.set.category() {
            Some(_) => "No object acts in this phase.",
            None => "This phase has no queue: it handles all objects at once.",
        };
        ui.label(quiet(words));
        return None;
    }
    let mut chosen = None;
    ScrollArea::vertical()
        .id_salt("beat queue")
        .max_height(HIGHEST)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, facts.queue.len(), |ui, shown| {
            let first = shown.start;
            for (place, waiting) in (first + 1..).zip(&facts.queue[shown]) {
                let sign = if stops.has(waiting.id) { "\u{25CF} " } else { "" };
                let words = Words::new()
                    .quiet(format!("{place}  "))
                    .of(sign, theme::HOSTILE)
                    .and(tale.names.words(waiting.id))
                    .say("  ")
                    .and(plan(facts, waiting));
                ui.horizontal(|ui| {
                    ui.set_height(ROW);
                    let room = vec2((ui.available_width() - STATE).max(60.0), ROW);
                    let layout = Layout::left_to_right(Align::Center);
                    let is_chosen = tale.chosen == Some(waiting.id);
                    let row = ui.allocate_ui_with_layout(room, layout, |ui| {
                        ui.set_min_size(room);
                        line(ui, &words, is_chosen)
                    });
                    let about = format!("Priority {}. Click to look at it.", waiting.priority);
                    if row.inner.on_hover_text(about).clicked() {
                        chosen = Some(waiting.id);
                    }
                    let state = state(facts, waiting);
                    if !state.is_empty() {
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            ui.label(state.job(ui.style()))
                        });
                    }
                });
            }
        });
    chosen
}
