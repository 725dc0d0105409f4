//! The breach on tape: played again beside the game from its record, so that each of its moments
//! can be looked at, whenever one begins to look. Stack and Clock share it, and the moment that is
//! looked at. What plays in the game is never touched.

pub mod bar;
pub mod cast;
pub mod words;

use super::panel::PanelKind;
use super::parts::nothing;
use super::room::Room;
use bar::{Go, Place};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use cast::Cast;
use daemonfall_breach::watch::{BreachRecord, BreachWatch, Moment, Rerun};
use daemonfall_breach::{BreachLibrary, BreachState, Outcome};
use std::time::Duration;

/// Moments kept, at most: those of some two hundred rounds.
const KEPT: usize = 10_000;
/// Time that playing again may take in a frame.
const SLICE: Duration = Duration::from_millis(3);

/// The breach, as far as it has been played again.
#[derive(Resource, Default)]
pub struct Tape {
    rerun: Option<Rerun>,
    /// Which edition of the record it is of; none while nothing is on tape.
    edition: Option<u64>,
    takes: u64,
    behind: usize,
    trouble: Option<String>,
    /// The moment that is looked at, in an edition; none looks at the newest.
    at: Option<(u64, u64)>,
    cast: Cast,
}

impl Tape {
    /// Another number whenever the tape was begun anew, so that what was read from it is no longer
    /// true.
    pub fn take(&self) -> u64 {
        self.takes
    }

    /// All moments; none while nothing is on tape.
    pub fn watch(&self) -> Option<&BreachWatch> {
        self.rerun.as_ref().map(Rerun::watch)
    }

    /// The data of this breach.
    pub fn library(&self) -> Option<&BreachLibrary> {
        self.rerun.as_ref().map(Rerun::library)
    }

    /// Who takes part, or did.
    pub fn cast(&self) -> &Cast {
        &self.cast
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let state = self.rerun.as_ref()?.world().get_resource::<BreachState>()?;
        state.outcome
    }

    /// Numbers of the first and the last moment.
    fn ends(&self) -> Option<(u64, u64)> {
        let watch = self.watch()?;
        let first = watch.moments().next()?.number;
        Some((first, watch.moments().next_back()?.number))
    }

    /// The moment that is looked at.
    pub fn moment(&self) -> Option<&Moment> {
        let (first, last) = self.ends()?;
        let number = match self.at {
            Some((edition, number)) if Some(edition) == self.edition => number.clamp(first, last),
            _ => last,
        };
        self.watch()?.moment(number)
    }

    /// Where that is among all.
    pub fn place(&self) -> Option<Place> {
        let (first, last) = self.ends()?;
        Some(Place { first, at: self.moment()?.number, last })
    }

    /// Looks at another moment.
    pub fn go(&mut self, go: Go) {
        let (Some(place), Some(edition)) = (self.place(), self.edition) else {
            return;
        };
        let number = go.leads_to(place);
        self.at = (number < place.last).then_some((edition, number));
    }

    fn keep_up(&mut self, record: &BreachRecord) {
        if self.edition != Some(record.edition()) {
            self.begin(record);
        }
        let Some(rerun) = &mut self.rerun else { return };
        let begun = Instant::now();
        while self.trouble.is_none() && begun.elapsed() < SLICE {
            match rerun.go_on(record) {
                Ok(true) => {}
                Ok(false) => break,
                Err(refusal) => self.trouble = Some(refusal.to_string()),
            }
        }
        self.behind = record.choices().len() - rerun.done();
    }

    fn begin(&mut self, record: &BreachRecord) {
        self.edition = Some(record.edition());
        self.takes += 1;
        (self.behind, self.trouble) = (0, None);
        match Rerun::of(record, KEPT) {
            Ok(rerun) => self.rerun = rerun,
            Err(error) => {
                self.rerun = None;
                self.trouble = Some(error.to_string());
            }
        }
        self.cast = self.rerun.as_ref().map(Cast::of).unwrap_or_default();
    }
}

/// Plays the breach again as far as it has come by now, or as far as there is time for.
pub fn follow(world: &mut World) {
    world.resource_scope(|world, mut tape: Mut<Tape>| {
        if let Some(record) = world.get_resource::<BreachRecord>() {
            tape.keep_up(record);
        }
    });
}

/// Says what is wrong with the tape, or how far it has yet to go; `none` where there was no breach.
/// Whether there is something to look at.
pub fn is_there(ui: &mut Ui, tape: &Tape, none: &str) -> bool {
    if let Some(trouble) = &tape.trouble {
        nothing(ui, &format!("The breach cannot be played again here: {trouble}."));
    } else if tape.moment().is_none() {
        nothing(ui, none);
    }
    if tape.behind > 0 && tape.trouble.is_none() {
        let words = format!("What happened before is played again: {} choices to go.", tape.behind);
        nothing(ui, &words);
    }
    tape.moment().is_some()
}

/// What is to be said about a breach that goes on no more.
pub fn ending(world: &World, tape: &Tape) -> Option<&'static str> {
    match tape.outcome() {
        Some(Outcome::Won) => Some("This breach is over: it was won."),
        Some(Outcome::Lost) => Some("This breach is over: it was lost."),
        Some(Outcome::Stalemate) => Some("This breach is over: it was a draw."),
        None if !world.contains_resource::<crate::breach::Copies>() => {
            Some("This is the last breach; it is not under way any more.")
        }
        None => None,
    }
}

/// Nothing stays on tape while nobody looks.
fn rest(room: Res<Room>, mut tape: ResMut<Tape>) {
    let watched = room.shows(PanelKind::Stack) || room.shows(PanelKind::Clock);
    if !watched && tape.rerun.is_some() {
        *tape = Tape { takes: tape.takes, at: tape.at, ..Tape::default() };
    }
}

/// Adds the tape.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tape>().add_systems(Last, rest.run_if(resource_changed::<Room>));
}

#[cfg(test)]
pub mod tests;
