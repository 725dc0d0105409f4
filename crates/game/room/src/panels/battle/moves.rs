//! The list of moves of a battle that was fought, and the film's position in it.

use super::matrix::camp_colour;
use super::source::AtHand;
use crate::panels::columns::{self, Column, Line, cell, dim, numbers, plain, words};
use crate::panels::parts::{caption, nothing};
use bevy_egui::egui::Ui;
use daemonfall_battle::{Deed, Step};
use daemonfall_battle_mode::film::Film;
use daemonfall_battle_mode::log::{plain_text, tell};
use daemonfall_battle_mode::transport::TransportRequest;

const COLUMNS: [Column; 5] = [
    numbers("no.", 40.0, "Its place in the list. Click a move: the film goes there."),
    numbers("turn", 46.0, "The turn of the battle."),
    words("what was done", 180.0, "Answers and repeats follow what was chosen."),
    numbers("effect", 60.0, "The result: damage rolled, or health given."),
    numbers("chance", 68.0, "How likely exactly this damage was."),
];

#[derive(Default)]
pub struct Moves {
    number: Option<u64>,
    steps: Vec<Step>,
    /// The position when it was last drawn.
    place: Option<usize>,
}

impl Moves {
    pub fn draw(
        &mut self,
        ui: &mut Ui,
        battle: &AtHand,
        number: u64,
        film: Option<&Film>,
    ) -> Option<TransportRequest> {
        let Some(film) = film else {
            let words = "This battle has not been fought: there are no moves yet.";
            nothing(ui, words);
            return None;
        };
        if self.number != Some(number) {
            self.number = Some(number);
            // Films only show battles that can be replayed.
            self.steps = battle.plan.steps(&battle.moves).unwrap_or_default();
            self.place = None;
        }
        let (place, all) = (battle.place, film.frames.len());
        caption(
            ui,
            &match place == all {
                true => format!("The film is at its end, after {all} moves"),
                false => format!("The film is at move {} of {all}", place + 1),
            },
        );
        let moved = self.place != Some(place);
        self.place = Some(place);
        columns::heads(ui, &COLUMNS, None);
        let reveal = moved.then_some(place);
        let room = (all, ui.available_height());
        let steps = &self.steps;
        let clicked = columns::rows(ui, "moves", &COLUMNS, room, reveal, |row| {
            line(battle, film, steps.get(row), row)
        });
        let lasts = film.lasts.max(f32::EPSILON);
        clicked.map(|row| TransportRequest::To(film.after(row) / lasts))
    }
}

fn line(battle: &AtHand, film: &Film, step: Option<&Step>, row: usize) -> Line {
    let Some(frame) = film.frames.get(row) else {
        return Line::default();
    };
    let told = plain_text(&tell(frame, &battle.plan, &battle.cast));
    let indent = match step.map(|step| step.deed) {
        Some(Deed::Answered | Deed::Repeated) => "   ",
        _ => "",
    };
    let roll = step.and_then(|step| step.roll);
    let chance = roll.map(|roll| roll.distribution().of(frame.made.effect));
    let percent = |thousandths: i64| format!("{}.{} %", thousandths / 10, thousandths % 10);
    let ahead = row >= battle.place;
    Line {
        cells: vec![
            dim((row + 1).to_string()),
            dim(frame.turn.to_string()),
            cell(format!("{indent}{told}"), camp_colour(battle, frame.made.mover)),
            plain(frame.made.effect.to_string()),
            dim(chance.map_or_else(String::new, |it| percent(it.thousandths()))),
        ],
        lit: row == battle.place,
        about: ahead.then(|| "Not shown yet.".into()),
    }
}
