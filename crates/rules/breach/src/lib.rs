//! The breach: the game's duel, which combines stack and clock (rules section 5).
//!
//! [`install`] puts the rules into a world and [`begin`] puts two sides on the field. From then on,
//! [`turn`] gives the turn that is waiting for a choice, [`check`] and [`act`] take the choice, and
//! the breach runs on to the next turn. The [`EventLog`](daemonfall_core::EventLog) has what
//! happened; a [`BreachTrace`](trace::BreachTrace) records it transition by transition. Previews,
//! opponents and forecasts play the same rules on a copy.

pub mod bots;
mod command;
mod ctx;
mod duel;
mod effect;
mod events;
mod field;
mod fighter;
mod forecast;
mod goal;
mod legal;
pub mod library;
pub mod preview;
mod record;
mod rules;
mod scratch;
mod snapshot;
mod state;
mod threat;
pub mod trace;
mod warning;

pub use command::{Aim, Aims, Command, Refusal, Turn};
pub use duel::{
    Entry, Muster, Rerun, act, begin, begin_as, fingerprint, install, mirrored, run_on,
    side_to_choose, turn,
};
pub use effect::Effect;
pub use events::{BreachEvent, Manner, Outcome};
pub use field::{COLUMNS, Field, LENGTH, Offset, Panel, Shape, Stands};
pub use fighter::{Face, Fighter};
pub use forecast::{End, Fall, Forecast, Standing};
pub use goal::Goal;
pub use legal::{all_commands, can_only_wait, check};
pub use library::{
    Answer, BreachLibrary, Kind, LineUp, Phase, Post, SPEEDS, Subroutine, Unit, UnitId,
};
pub use record::BreachRecord;
pub use rules::BreachTick;
pub use scratch::Scratch;
pub use snapshot::{BreachSnapshot, FighterRecord, SnapshotError, StateRecord};
pub use state::{ActionNote, BreachSet, BreachState, Hit, MoveNote, Provocation};
pub use warning::Warning;

/// The version of the rules of breach and stack. It is raised whenever the same commands may lead
/// to another state.
pub const RULES: u32 = 2;
