//! Battle: the value of each possible move, its roll, how the odds develop, and the position in a
//! replay.

mod matrix;
mod odds;
mod source;

use crate::panels::prelude::*;
use daemonfall_battle::{Deed, Step};
use daemonfall_battle_mode::begin::Show;
use daemonfall_battle_mode::film::Film;
use daemonfall_battle_mode::log::{plain_text, tell};
use daemonfall_battle_mode::transport::TransportRequest;
use matrix::camp_colour;
use source::AtHand;

pages! { Matrix "Matrix", Odds "Odds", Moves "Moves" }

#[derive(Resource, Default)]
pub struct BattlePanel {
    page: Page,
    hand: source::Playhead,
    matrix: matrix::Matrix,
    course: odds::Course,
    moves: Moves,
}

impl Contents for BattlePanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        parts::choose(ui, &mut self.page, PAGES);
        ui.separator();
        self.hand.refresh(world);
        let number = self.hand.number;
        let Some(Ok(battle)) = &self.hand.battle else {
            nothing(ui, self.hand.instead());
            return;
        };
        ui.label(quiet(&battle.title));
        let whole = || {
            let area = ScrollArea::vertical().id_salt("battle page");
            area.auto_shrink(false)
        };
        match self.page {
            Page::Matrix => {
                whole().show(ui, |ui| self.matrix.draw(ui, battle, number));
            }
            Page::Odds => {
                self.course.go_on(battle);
                whole().show(ui, |ui| self.course.draw(ui, battle));
            }
            Page::Moves => {
                let film = world.get_resource::<Show>().filter(|_| battle.fought);
                let film = film.map(|show| &show.film);
                if let Some(wish) = self.moves.draw(ui, battle, number, film) {
                    world.write_message(wish);
                }
            }
        }
    }
}

#[derive(Default)]
pub struct Moves {
    steps: Made<u64, Vec<Step>>,
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
        // Films only show battles that can be replayed.
        let steps = self.steps.of(number, || battle.plan.steps(&battle.moves).unwrap_or_default());
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
        let clicked = Table::new("moves", columns(battle, film, steps))
            .reveal(moved.then_some(place))
            .lit(|row| *row == place)
            .about(|row| (*row >= place).then(|| "Not shown yet.".into()))
            .draw(ui, all, |row| row);
        let lasts = film.lasts.max(f32::EPSILON);
        clicked.map(|row| TransportRequest::To(film.after(row) / lasts))
    }
}

fn columns<'a>(battle: &'a AtHand, film: &'a Film, steps: &'a [Step]) -> [Column<'a, usize>; 5] {
    let frame = |row: &usize| &film.frames[*row];
    let told = move |row: &usize| {
        let indent = match steps.get(*row).map(|step| step.deed) {
            Some(Deed::Answered | Deed::Repeated) => "   ",
            _ => "",
        };
        format!("{indent}{}", plain_text(&tell(frame(row), &battle.plan, &battle.cast)))
    };
    let chance = move |row: &usize| {
        let roll = steps.get(*row).and_then(|step| step.roll)?;
        let thousandths = roll.distribution().of(frame(row).made.effect).thousandths();
        Some(format!("{}.{} %", thousandths / 10, thousandths % 10))
    };
    [
        numbers("no.", 40.0, |row: &usize| dim(row + 1))
            .about("Its place in the list. Click a move: the film goes there."),
        numbers("turn", 46.0, move |row| dim(frame(row).turn)).about("The turn of the battle."),
        words("what was done", 180.0, move |row| {
            cell(told(row), camp_colour(battle, frame(row).made.mover))
        })
        .about("Answers and repeats follow what was chosen."),
        numbers("effect", 60.0, move |row| plain(frame(row).made.effect))
            .about("The result: damage rolled, or health given."),
        numbers("chance", 68.0, move |row| dim(chance(row).unwrap_or_default()))
            .about("How likely exactly this damage was."),
    ]
}

#[cfg(test)]
mod tests;
