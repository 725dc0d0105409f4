//! The CPU of all participants: a bar with the share of each move, and when it is released.

use super::entries::who;
use crate::panels::breach_recording::cast::Cast;
use crate::panels::breach_recording::words;
use crate::panels::parts::cell;
use crate::panels::prelude::*;
use bevy_egui::egui::{Align, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use daemonfall_breach::BreachLibrary;
use daemonfall_breach::trace::Moment;
use daemonfall_stack::{Held, Ledger};

const BAR: egui::Vec2 = vec2(120.0, 10.0);
const NAME: f32 = 110.0;

pub fn draw(ui: &mut Ui, moment: &Moment, cast: &Cast, library: &BreachLibrary) {
    for line in moment.ledger(library) {
        ui.horizontal(|ui| {
            cell(ui, NAME, Align::Min, |ui| who(ui, line.holder, cast));
            bar(ui, &line);
            ui.label(figure(format!("{} free", line.free), free_colour(&line)));
            ui.label(quiet(format!("{} of {} held", line.held, line.max)));
        });
        for held in soonest_first(&line) {
            ui.horizontal(|ui| {
                ui.add_space(NAME + ui.spacing().item_spacing.x);
                let cpu = figure(format!("{:>2}", held.cpu), theme::NEUTRAL);
                ui.label(cpu);
                ui.label(words::what(library, held.subroutine));
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
        (false, 1) => "back in 1 round".into(),
        (false, more) => format!("back in {more} rounds"),
    };
    match held.uses_left {
        0 => when,
        1 => format!("{when}, 1 use to come"),
        more => format!("{when}, {more} uses to come"),
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
    response.on_hover_ui(|ui| drop(ui.label(RichText::new(about))));
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_stack::{CharacterId, MoveId, Presence, SubroutineId};

    fn held(id: u32, rounds_left: u32, uses_left: usize, ended: bool) -> Held {
        Held {
            id: MoveId(id),
            subroutine: SubroutineId(0),
            target: None,
            cpu: 1,
            rounds_left,
            uses_left,
            ended,
        }
    }

    #[test]
    fn what_comes_back_first_stands_first_and_says_when() {
        let line = Ledger {
            holder: CharacterId(0),
            presence: Presence::Present,
            max: 9,
            held: 4,
            free: 5,
            moves: vec![
                held(1, 3, 2, false),
                held(2, 1, 1, false),
                held(3, 0, 0, true),
                held(4, 0, 0, false),
            ],
        };
        let told: Vec<String> = soonest_first(&line).into_iter().map(back).collect();
        assert_eq!(
            told,
            [
                "it has ended: back now",
                "back as this round ends",
                "back in 1 round, 1 use to come",
                "back in 3 rounds, 2 uses to come",
            ]
        );
    }
}
