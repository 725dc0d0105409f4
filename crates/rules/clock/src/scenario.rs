//! Scenarios: scripted cases that show the clock at work, as the seed's author wrote them.
//!
//! A small host for the [machine](crate::machine) with four abilities. What every character does
//! and hits is written down beforehand; the rules decide who has a turn when, and what happens to
//! flags, charge time and the last action. [`read`] reads files, [`Course`] plays one transition
//! after the other, [`trace`] writes down what happened, [`install`] and [`load`] play the same in
//! a world through the [`Clocktick`](crate::Clocktick) schedule.

mod case;
mod choice;
mod course;
mod data;
mod event;
mod form;
mod host;
mod json;
mod progress;
mod read;
mod snapshot;
pub mod trace;
mod world;

pub use case::Case;
pub use course::{Course, Playing};
pub use data::{
    Ability, CHARACTERS_AT_MOST, Character, Choice, Hits, Scenario, Script, SlowAction, Span,
    TICKS_AT_MOST,
};
pub use event::ScenarioEvent;
pub use progress::{ACTIVE_TURNS_AT_MOST, Doing, Nature, Phase, Progress, Stop, Taken};
pub use read::read;
pub use snapshot::{CharacterRecord, ScenarioSnapshot, SnapshotError};
pub use world::{fingerprint, install, is_over, load, step, tick};
