//! The breach on tape: replayed in the background from its record, so that each of its moments can
//! be looked at, at any time. Stack and Clock share it, and the current moment. The breach in the
//! game is never touched.

pub mod cast;

use super::prelude::*;
use super::tape::{Go, Place};
use cast::{Cast, Scene};
use daemonfall_breach::trace::{BreachTrace, Moment};
use daemonfall_breach::{BreachRecord, BreachState, Outcome, Rerun};

/// The most moments to keep: those of about two hundred rounds.
const KEPT: usize = 10_000;
const SLICE: Duration = Duration::from_millis(3);

#[derive(Resource, Default)]
pub struct Tape {
    rerun: Option<Rerun>,
    /// The edition of its record; `None` while nothing is on tape.
    edition: Option<u64>,
    takes: u64,
    behind: usize,
    trouble: Option<String>,
    /// The current moment, in an edition; `None` follows the newest.
    at: Option<(u64, u64)>,
    cast: Cast,
}

impl Tape {
    /// Changes whenever the tape starts over, and everything read from it becomes invalid.
    pub fn take(&self) -> u64 {
        self.takes
    }

    pub fn trace(&self) -> Option<&BreachTrace> {
        self.rerun.as_ref().map(Rerun::trace)
    }

    pub fn library(&self) -> Option<&BreachLibrary> {
        self.rerun.as_ref().map(Rerun::library)
    }

    pub fn cast(&self) -> &Cast {
        &self.cast
    }

    pub fn outcome(&self) -> Option<Outcome> {
        let state = self.rerun.as_ref()?.world().get_resource::<BreachState>()?;
        state.outcome
    }

    fn ends(&self) -> Option<(u64, u64)> {
        let trace = self.trace()?;
        let first = trace.moments().next()?.number;
        Some((first, trace.moments().next_back()?.number))
    }

    pub fn moment(&self) -> Option<&Moment> {
        let (first, last) = self.ends()?;
        let number = match self.at {
            Some((edition, number)) if Some(edition) == self.edition => number.clamp(first, last),
            _ => last,
        };
        self.trace()?.moment(number)
    }

    /// A moment by its number.
    pub fn scene_at(&self, number: u64) -> Option<Scene<'_>> {
        let moment = self.trace()?.moment(number)?;
        Some(Scene { moment, cast: &self.cast, library: self.library()? })
    }

    pub fn scene(&self) -> Option<Scene<'_>> {
        self.scene_at(self.moment()?.number)
    }

    pub fn place(&self) -> Option<Place> {
        let (first, last) = self.ends()?;
        Some(Place { first, at: self.moment()?.number, last })
    }

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
        if self.trouble.is_none() {
            let end = for_a_while(SLICE, || {
                rerun.go_on(record).map(|more| (!more).then_some(())).transpose()
            });
            self.trouble = end.and_then(Result::err).map(|refusal| refusal.to_string());
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

/// Replays the breach up to its present state, or as far as the time allows.
pub fn follow(world: &mut World) {
    world.resource_scope(|world, mut tape: Mut<Tape>| {
        if let Some(record) = world.get_resource::<BreachRecord>() {
            tape.keep_up(record);
        }
    });
}

/// Tells what is wrong, or how far the replay has to go; returns whether there is a moment.
pub fn is_there(ui: &mut Ui, tape: &Tape, none: &str) -> bool {
    if let Some(trouble) = &tape.trouble {
        nothing(ui, &format!("The breach cannot be replayed here: {trouble}."));
    } else if tape.moment().is_none() {
        nothing(ui, none);
    }
    if tape.behind > 0 && tape.trouble.is_none() {
        let words = format!("Replaying earlier events: {} choices to go.", tape.behind);
        nothing(ui, &words);
    }
    tape.moment().is_some()
}

pub fn ending(world: &World, tape: &Tape) -> Option<&'static str> {
    match tape.outcome() {
        Some(Outcome::Won) => Some("This breach is over: it was won."),
        Some(Outcome::Lost) => Some("This breach is over: it was lost."),
        Some(Outcome::Stalemate) => Some("This breach is over: it was a draw."),
        None if !world.contains_resource::<daemonfall_breach_mode::Copies>() => {
            Some("This is the last breach; it is no longer under way.")
        }
        None => None,
    }
}

fn rest(room: Res<Room>, mut tape: ResMut<Tape>) {
    let watched = room.shows(PanelKind::Stack) || room.shows(PanelKind::Clock);
    if !watched && tape.rerun.is_some() {
        *tape = Tape { takes: tape.takes, at: tape.at, ..Tape::default() };
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Tape>().add_systems(Last, rest.run_if(resource_changed::<Room>));
}

#[cfg(test)]
pub mod tests;
