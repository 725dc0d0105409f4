//! The dive: grid world, decorators, chains and the beat (rules section 1, seed 004).
//!
//! [`install`] puts the rules into a world, [`begin`] begins a dive in it, and [`act`] plays one
//! command: it is checked, the [`Beat`](beat::Beat) schedule runs, and events go to the
//! [`EventLog`](daemonfall_core::EventLog).
//!
//! To look inside: a [`Trace`](trace::Trace) resource stores the last beats as trees.
//! [`begin_beat`] and [`step`] play a beat one phase or object at a time, up to [`Breakpoints`]. A
//! [`PhaseHook`](beat::PhaseHook) reports when phases begin and end.

mod action_tree;
pub mod ascii_map;
pub mod beat;
pub mod cell;
pub mod chain;
mod command;
pub mod components;
mod deeds;
mod describe;
mod dive;
mod edit;
mod events;
pub mod generate;
mod grid;
pub mod handlers;
mod intents;
mod keyframe;
pub mod library;
pub mod names;
mod phase;
mod preview;
pub mod replay;
mod sight;
mod snapshot;
mod state;
pub mod trace;

pub use action_tree::{EnclosingEvent, SuccessEvent, TargetEvent};
pub use beat::{Breakpoint, Breakpoints, Halt, Pace};
pub use cell::{Cell, Direction};
pub use command::{Command, Refusal};
pub use components::{Index, Listed};
pub use deeds::{Act, Deed, deeds};
pub use describe::Piece;
pub use dive::{
    act, begin, begin_as, begin_beat, check, fingerprint, finish_beat, install, replace_library,
    step,
};
pub use edit::{BEATS_AT_MOST, Edit, EditRefusal, Field, HEALTH_AT_MOST, value_of};
pub use events::{DiveEvent, EventKind, Reason, Source, Travel};
pub use grid::Grid;
pub use intents::{Announced, Intent, intents};
pub use keyframe::{KEYFRAME_BEATS, Keyframe};
pub use library::Library;
pub use preview::{Forecast, Preview, SURE};
pub use sight::{Memory, Sight, look, look_at_all};
pub use snapshot::{DiveSnapshot, ObjectRecord, SnapshotError};
pub use state::{DiveState, Outcome};
