//! Stack: resolved and coming entries, who holds how much CPU with what, and the rounds so far.

mod entries;
mod history;

use super::breach_recording::{self, Tape};
use super::tape::{self, OF_NOW};
use crate::panels::breach_recording::cast::{self, Scene};
use crate::panels::parts::cell;
use crate::panels::prelude::*;
use bevy_egui::egui::Rect;
use daemonfall_stack::{Held, Ledger};
use history::History;

#[derive(Resource, Default)]
pub struct StackPanel {
    history: History,
}

const NOTHING: &str = "The stack belongs to breaches, and none has been played yet. In a run, breaches are behind the last door of a dive; \
    Practice, Breach lets any two sides meet.";

impl Contents for StackPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        breach_recording::follow(world);
        let tape = world.resource::<Tape>();
        if !breach_recording::is_there(ui, tape, NOTHING) {
            return;
        }
        self.history.follow(tape);
        if let Some(go) = parts(ui, world, tape, self) {
            world.resource_mut::<Tape>().go(go);
        }
    }
}

fn parts(ui: &mut Ui, world: &World, tape: &Tape, state: &mut StackPanel) -> Option<tape::Go> {
    let (scene, place) = (tape.scene()?, tape.place()?);
    let mut go = tape::draw(ui, place, OF_NOW);
    ui.label(scene.when());
    let about = cast::about_phase(scene.moment.phase);
    let ticks = scene.moment.stack.round();
    ui.label(quiet(format!("Clockticks so far: {ticks}. In this phase {about}.")));
    if let Some(ending) = breach_recording::ending(world, tape) {
        ui.label(quiet(ending));
    }
    ui.add_space(theme::GAP / 2.0);
    section(ui, "Entries, in the order in which they resolve", |ui| {
        entries::draw(ui, scene);
    });
    section(ui, "CPU by holder", |ui| {
        draw_ledger(ui, scene);
    });
    section(ui, "Rounds, newest first", |ui| {
        go = state.history.draw(ui, place.at).or(go);
    });
    go
}

const BAR: egui::Vec2 = vec2(120.0, 10.0);
const NAME: f32 = 110.0;

fn draw_ledger(ui: &mut Ui, scene: Scene) {
    for line in scene.moment.ledger(scene.library) {
        ui.horizontal(|ui| {
            cell(ui, NAME, |ui| {
                ui.label(scene.cast.words(line.holder).job(ui.style(), false));
            });
            bar(ui, &line);
            ui.label(figure(format!("{} free", line.free), free_colour(&line)));
            ui.label(quiet(format!("{} of {} held", line.held, line.max)));
        });
        for held in soonest_first(&line) {
            ui.horizontal(|ui| {
                ui.add_space(NAME + ui.spacing().item_spacing.x);
                let cpu = figure(format!("{:>2}", held.cpu), theme::NEUTRAL);
                ui.label(cpu);
                ui.label(scene.what(held.subroutine));
                ui.label(quiet(back(held)));
            });
        }
    }
}

fn free_colour(line: &Ledger) -> bevy::color::Color {
    match line.free {
        1.. => theme::PICKUP,
        0 => theme::DIM,
        _ => theme::HOSTILE,
    }
}

fn soonest_first(line: &Ledger) -> Vec<&Held> {
    let mut held: Vec<&Held> = line.moves.iter().collect();
    held.sort_by_key(|held| (!held.ended, held.rounds_left, held.id));
    held
}

/// When a move's CPU is released, if no unit is removed.
fn back(held: &Held) -> String {
    let when = match (held.ended, held.rounds_left) {
        (true, _) => "it has ended: back now".into(),
        (false, 0) => "back as this round ends".into(),
        (false, more) => format!("back in {}", count(more as usize, "round")),
    };
    match held.uses_left {
        0 => when,
        more => format!("{when}, {} to come", count(more, "use")),
    }
}

fn bar(ui: &mut Ui, line: &Ledger) {
    let (rect, response) = ui.allocate_exact_size(BAR, Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 1.0, colour(theme::ABYSS));
    let all = line.max.max(line.held).max(1) as f32;
    let mut from = rect.min.x;
    for held in soonest_first(line) {
        let width = rect.width() * held.cpu.max(0) as f32 / all;
        let part = Rect::from_min_max(pos2(from, rect.min.y), pos2(from + width, rect.max.y));
        let of = if held.ended { theme::PICKUP } else { theme::RIM };
        painter.rect_filled(part.shrink2(vec2(0.5, 0.0)), 1.0, colour(of));
        from += width;
    }
    let edge = if line.free < 0 { theme::HOSTILE } else { theme::EDGE };
    painter.rect_stroke(rect, 1.0, Stroke::new(1.0, colour(edge)), StrokeKind::Inside);
    let about = "All its CPU. Each piece is held by a move until the move is finished.";
    response.on_hover_text(about);
}

#[cfg(test)]
mod tests;
