//! The dive: grid world, decorators, chains and the beat (rules section 1, seed 004).
//!
//! [`install`] puts the rules into a world, [`begin`] begins a dive in it, and [`act`] plays one
//! command: it is checked, the [`Beat`](beat::Beat) schedule runs, and events go to the
//! [`EventLog`](daemonfall_core::EventLog).
//!
//! To watch: a [`Watch`](watch::Watch) resource stores the last beats as trees. [`begin_beat`] and
//! [`step`] play a beat one phase or object at a time, up to [`Breakpoints`]. A
//! [`PhaseHook`](beat::PhaseHook) reports when phases begin and end.

#![warn(missing_docs)]

pub mod beat;
pub mod cell;
pub mod chains;
mod command;
pub mod components;
mod dive;
pub mod drawn;
mod edit;
mod enclosing;
mod events;
pub mod generate;
mod grid;
pub mod handlers;
mod index;
mod intents;
mod keyframe;
pub mod library;
mod preview;
pub mod replay;
mod sight;
mod snapshot;
mod state;
pub mod watch;

pub use beat::{Breakpoint, Breakpoints, Halt, Pace, begin_beat, finish_beat, step};
pub use cell::{Cell, Direction};
pub use command::{Command, Refusal};
pub use dive::{act, begin, begin_as, check, fingerprint, install, replace_library};
pub use edit::{BEATS_AT_MOST, Edit, EditRefusal, Field, HEALTH_AT_MOST, value_of};
pub use enclosing::{EnclosingEvent, SuccessEvent, TargetEvent, Trees};
pub use events::{DiveEvent, EventKind, Reason, Source, Travel};
pub use grid::Grid;
pub use index::{Index, Listed};
pub use intents::{Intent, intents};
pub use keyframe::{KEYFRAME_BEATS, Keyframe};
pub use library::Library;
pub use preview::{Forecast, Preview};
pub use sight::{Memory, Sight, look};
pub use snapshot::{DiveSnapshot, ObjectRecord, SnapshotError};
pub use state::{DiveState, Outcome};
