//! The current dive: the only path from the player's commands to the rules, and the results.
//!
//! To act, a system writes [`Play`]. The command is played, recorded and reported to view and
//! sounds as [`Happened`]. The rules' own state is in the same world: everything may read it, but
//! only this module changes it.

pub mod act;
pub mod back;
pub mod begin;
pub mod end;
pub mod hold;
pub mod of_run;
#[cfg(test)]
pub(crate) mod sample;
pub mod tally;
pub mod translate;
pub mod watch;

use bevy::prelude::*;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{Command, DiveEvent, Refusal};
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

/// A beat was played to its end. It is heard at once, before the next.
#[derive(Event, Clone, Copy, Debug)]
pub struct Played(pub Command);

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    pub command: Command,
    pub refusal: Refusal,
}

/// The current dive, or the last one.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    pub replay: Replay,
    pub tally: Tally,
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
            translate::plugin,
            act::plugin,
            back::plugin,
            hold::plugin,
            of_run::plugin,
            end::plugin,
            watch::plugin,
        ));
}
