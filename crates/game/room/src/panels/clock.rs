//! Clock: the six steps, the safety, flags and charge time, moment by moment in both directions,
//! and why quick turns were passed over.
//!
//! It shows the recorded breach or, on its screen, the time lab's film. Both become a
//! [`sight::Sight`] of one moment and a [`story::Story`] of all moments; everything here is drawn
//! from these.

mod diagram;
mod lanes;
mod passed;
mod people;
mod sight;
mod story;
mod tell;

use super::breach_recording::cast::Cast;
use super::breach_recording::{self, Tape};
use super::tape;
use crate::panels::prelude::*;
use crate::panels::tape::{Go, Names, OF_A_FILM, OF_NOW, Place};
use daemonfall_time_lab_mode::team_colour;
use daemonfall_time_lab_mode::transport::{LabRequest, Transport};
use sight::Sight;
use story::Story;

#[derive(Resource, Default)]
pub struct ClockPanel {
    story: Story,
    seen: Option<(Key, Sight, Cast)>,
    passed: Found<passed::Key>,
    scrolled: passed::Scrolled,
    /// The moment whose sentences were shown last.
    told: Option<u64>,
    whole: bool,
}

/// Identifies a sight: the tape's take (none for the lab), the moment, and the number of moments.
type Key = (Option<u64>, Place);

const NOTHING: &str = "The clock of quick turns runs in breaches, and none has been played yet. In a run, breaches are behind the last door of \
    a dive; Practice, Breach lets any two sides meet. Practice, Time lab plays scenarios of the clock alone; they are shown here too.";

impl Contents for ClockPanel {
    fn draw(&mut self, ui: &mut Ui, world: &mut World, _: Lock) {
        let film = reel(world).map(place);
        let place = match film {
            Some(_) => self.look_at_the_lab(world),
            None => {
                breach_recording::follow(world);
                self.look_at_the_tape(ui, world)
            }
        };
        let names = if film.is_some() { OF_A_FILM } else { OF_NOW };
        let go = place.and_then(|place| self.parts(ui, world, place, names));
        match (go, film) {
            (Some(go), Some(place)) => {
                world.write_message(LabRequest::To(go.leads_to(place) as usize));
            }
            (Some(go), None) => world.resource_mut::<Tape>().go(go),
            (None, _) => {}
        }
    }
}

impl ClockPanel {
    fn look_at_the_lab(&mut self, world: &World) -> Option<Place> {
        let reel = reel(world)?;
        let place = place(reel);
        self.story.follow_film(&reel.film);
        let sight = Sight::of_film(&reel.film, reel.frame());
        self.seen = Some(((None, place), sight, sight::cast_of(&reel.film, team_colour)));
        Some(place)
    }

    fn look_at_the_tape(&mut self, ui: &mut Ui, world: &World) -> Option<Place> {
        let tape = world.resource::<Tape>();
        if !breach_recording::is_there(ui, tape, NOTHING) {
            self.seen = None;
            return None;
        }
        self.story.follow_tape(tape);
        let place = tape.place()?;
        let key = (Some(tape.take()), place);
        if self.seen.as_ref().is_none_or(|(seen, ..)| *seen != key) {
            self.seen = Some((key, Sight::of_breach(tape)?, tape.cast().clone()));
        }
        Some(place)
    }

    fn parts(&mut self, ui: &mut Ui, world: &World, place: Place, names: Names) -> Option<Go> {
        let (_, sight, cast) = self.seen.as_ref()?;
        let (story, whole) = (&self.story, &mut self.whole);
        let mut go = tape::draw(ui, place, names);
        ui.add(Label::new(&sight.when).truncate());
        let ending = breach_recording::ending(world, world.resource::<Tape>());
        if let Some(ending) = ending.filter(|_| names == OF_NOW) {
            ui.label(quiet(ending));
        }
        ui.add_space(theme::GAP / 2.0);
        section(ui, "Why was a quick turn passed over?", |ui| {
            let at = (names, sight.step);
            go = passed::draw(ui, story, cast, place, at, &mut self.passed).or(go);
        });
        section(ui, "The safety", |ui| {
            let changed = story.change_before(place.at);
            go = people::draw_safety_indicator(ui, sight, cast, changed, place.at).or(go);
        });
        section(ui, "The six steps, and the trace", |ui| {
            let kept = (&mut self.scrolled, &mut self.told);
            go = steps(ui, sight, story, place, kept).or(go);
        });
        section(ui, "Flags and charge time", |ui| {
            people::draw(ui, sight, cast);
            ui.add_space(theme::GAP);
            ui.horizontal_wrapped(|ui| {
                ui.label(quiet("Over time; click to go there."));
                ui.selectable_value(whole, false, "Near this moment");
                ui.selectable_value(whole, true, "All moments");
            });
            let clicked = story.lanes.draw(ui, place, cast, *whole);
            go = clicked.map(Go::To).or(go);
            ui.label(quiet(
                "Lines: charge time from 0 to 200. Dashed: 100, ready for a turn. Bands: flags held.",
            ));
        });
        go
    }
}

/// The trace is next to the diagram and the events, or below them if the panel is narrow.
fn steps(
    ui: &mut Ui,
    sight: &Sight,
    story: &Story,
    place: Place,
    (scrolled, told): (&mut passed::Scrolled, &mut Option<u64>),
) -> Option<Go> {
    // Longer texts scroll, so that the layout does not move from moment to moment.
    const HAPPENED: f32 = 84.0;
    const LEAST: f32 = 120.0;
    let mut happened = ScrollArea::vertical()
        .id_salt("clock happened")
        .max_height(HAPPENED)
        .min_scrolled_height(HAPPENED)
        .auto_shrink(false);
    if *told != Some(place.at) {
        *told = Some(place.at);
        happened = happened.vertical_scroll_offset(0.0);
    }
    let left = |ui: &mut Ui| {
        diagram::draw(ui, sight);
        happened.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            for words in &sight.happened {
                ui.label(words);
            }
        });
    };
    // The trace ends at the panel's edge: the highlighted line is visible without scrolling.
    let room = ui.clip_rect().bottom() - ui.cursor().top() - theme::GAP;
    let high = room.clamp(LEAST, diagram::SIZE.y + HAPPENED);
    let narrow = ui.available_width() < diagram::SIZE.x + 150.0;
    if narrow {
        left(ui);
        ui.add_space(theme::GAP);
        return passed::draw_trace(ui, story, place, 160.0, scrolled);
    }
    ui.horizontal_top(|ui| {
        ui.allocate_ui(bevy_egui::egui::vec2(diagram::SIZE.x, high), |ui| {
            ui.vertical(|ui| {
                ui.set_max_width(diagram::SIZE.x);
                left(ui);
            });
        });
        let column = ui.vertical(|ui| passed::draw_trace(ui, story, place, high, scrolled));
        column.inner
    })
    .inner
}

fn reel(world: &World) -> Option<&Transport> {
    let reel = world.get_resource::<Transport>()?;
    (screen(world) == Screen::TIME_LAB && reel.item().is_some()).then_some(reel)
}

fn place(reel: &Transport) -> Place {
    Place { first: 0, at: reel.at.min(reel.last()) as u64, last: reel.last() as u64 }
}

#[cfg(test)]
mod tests;
