//! The current dive: the player's commands on their way to the run's road, and what comes back.
//!
//! To act, a system writes [`Play`]. The command is executed as one of the game in progress, and
//! its events are passed on to view and sounds as [`Happened`]. The rules' own state is in the same
//! world: everything may read it, but only the road changes it.

pub mod act;
pub mod back;
pub mod begin;
pub mod end;
pub mod hold;
#[cfg(test)]
pub(crate) mod sample;
pub mod tally;
pub mod watch;

use crate::prelude::*;
use daemonfall_campaign::Practice;
use tally::Tally;

/// Within [`Update`]; systems that read [`Happened`] in the same frame run after the last one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SessionSystems {
    /// Intents become commands; other sources of commands (auto-walk, replays) run here too.
    Choose,
    Act,
}

/// Within `OnEnter(Screen::DIVE)`: the dive begins or resumes; the view is built after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeginSystems;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Command);

/// A beat's events come in one frame, in order, [`DiveEvent::BeatBegan`] first.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Happened(pub DiveEvent);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    pub command: Command,
    pub refusal: Refusal,
}

/// The current dive, or the last one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Session {
    pub seed: u64,
    pub tally: Tally,
    /// The tally before each beat.
    past: Vec<Tally>,
    /// Events from before the screen was there: it shows them when it opens. `None` once it has.
    opening: Option<Vec<DiveEvent>>,
}

impl Session {
    pub fn new(seed: u64) -> Self {
        Self { seed, opening: Some(Vec::new()), ..default() }
    }

    /// Of a dive that is on the screen already.
    pub fn shown(seed: u64) -> Self {
        Self { seed, ..default() }
    }

    /// Back to the state after the first `beats`.
    fn take_back(&mut self, beats: usize) {
        if let Some(tally) = self.past.get(beats) {
            self.tally = *tally;
            self.past.truncate(beats);
        }
    }
}

/// Updates what is seen. A puzzle is open: all of its board is in sight.
fn look(world: &mut World) {
    let practice = world.get_resource::<Practice>();
    match practice.is_some_and(|it| it.puzzle().is_some()) {
        true => daemonfall_dungeon::look_at_all(world),
        false => daemonfall_dungeon::look(world),
    }
}

pub fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .add_message::<Happened>()
        .add_message::<Refused>()
        .configure_sets(
            Update,
            (crate::input::intent::IntentSystems, SessionSystems::Choose, SessionSystems::Act)
                .chain(),
        )
        .add_plugins((
            crate::input::intent::plugin,
            begin::plugin,
            act::plugin,
            back::plugin,
            hold::plugin,
            end::plugin,
            watch::plugin,
        ));
}
