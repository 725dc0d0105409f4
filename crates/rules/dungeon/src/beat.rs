//! The beat: an ordered schedule of action phases (rules section 1).

mod act;
mod chains;
mod cleanup;
mod course;
mod ctx;
mod cursor;
mod decide;
mod general;
mod halt;
mod hook;
mod phases;
mod reach;
mod recording;
mod schedule;
mod shares;
mod shots;
mod spawn;
mod view;
mod world;

pub use crate::phase::BeatSet;
pub use chains::{Chains, Handler, HandlerFacts, Registered};
pub(crate) use course::Course;
pub(crate) use ctx::LateBlow;
pub use ctx::{BeatCtx, BeatState, Lasting, LastingItem, Shot};
pub use cursor::BeatCursor;
pub(crate) use cursor::Stage;
pub(crate) use decide::action_of;
pub(crate) use general::{gap, in_plain_sight};
pub use halt::{Breakpoint, Breakpoints, Halt, Pace};
pub use hook::{Edge, PhaseHook};
pub(crate) use reach::Reach;
pub use schedule::Beat;
pub(crate) use schedule::build;
pub(crate) use shares::{settle, whole};
pub(crate) use spawn::place_object;
pub use view::{PhaseFacts, Waiting, phases, queue};
