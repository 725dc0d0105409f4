//! The dive under way: the one road from the player's wishes to the rules, and what came of them.
//!
//! Who wants something writes [`Play`]; the command is acted on, recorded and, as [`Happened`],
//! told to view and sounds. The rules' own state lies in the same world for everybody to read, and
//! for nobody else to change.

pub mod act;
pub mod back;
pub mod begin;
pub mod breach_start;
pub mod end;
pub mod hold;
pub mod start;
pub mod tally;
pub mod translate;
pub mod watch;

use bevy::prelude::*;
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{Command, DiveEvent, Refusal};
use tally::Tally;

/// When, within [`Update`], a dive goes on. What reads [`Happened`] in the same frame runs after
/// the last one.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SessionSystems {
    /// Intents become commands; others that choose commands (auto-walk, replays) do it here too.
    Choose,
    /// Commands are played.
    Act,
}

/// The set of [`OnEnter(Screen::Dive)`](crate::screens::Screen::Dive) in which the dive begins or
/// goes on; the view is built after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeginSystems;

/// A command for the rules.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play(pub Command);

/// Something happened in the dive. A beat's events come in one frame, in their order,
/// [`DiveEvent::BeatBegan`] first.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Happened(pub DiveEvent);

/// A command was refused; nothing changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What was wanted.
    pub command: Command,
    /// Why not.
    pub refusal: Refusal,
}

/// The dive under way, or the last one.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    /// Seed, commands and fingerprints so far.
    pub replay: Replay,
    /// What is counted for the summary.
    pub tally: Tally,
}

/// Adds the road.
pub fn plugin(app: &mut App) {
    app.add_message::<Play>()
        .add_message::<Happened>()
        .add_message::<Refused>()
        .configure_sets(
            Update,
            (crate::input::IntentSystems, SessionSystems::Choose, SessionSystems::Act).chain(),
        )
        .add_plugins((
            begin::plugin,
            breach_start::plugin,
            translate::plugin,
            act::plugin,
            back::plugin,
            hold::plugin,
            end::plugin,
            watch::plugin,
        ));
}
