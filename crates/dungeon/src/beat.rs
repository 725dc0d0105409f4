//! The beat: an ordered schedule of action phases (rules section 1).

mod act;
mod bury;
mod ctx;
mod cursor;
mod decide;
mod general;
mod hook;
mod phases;
mod schedule;
mod spawn;
mod step;
mod view;
mod world;

pub(crate) use bury::{Changing, settle, whole};
pub use ctx::{BeatCtx, BeatState, Shot};
pub use cursor::BeatCursor;
pub(crate) use cursor::Stage;
pub(crate) use decide::{Choice, action_of};
pub(crate) use general::in_plain_sight;
pub use hook::{Edge, PhaseHook};
pub(crate) use schedule::build;
pub use schedule::{Beat, BeatSet};
pub(crate) use spawn::{place_object, rested};
pub(crate) use step::run;
pub use step::{Breakpoint, Breakpoints, Halt, Pace, begin_beat, finish_beat, step};
pub use view::{PhaseFacts, Waiting, phases, queue};
