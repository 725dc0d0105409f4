//! The rules of a clocktick: one system a phase. Each runs only while its phase is under way, so
//! that a clocktick that had to wait for a choice goes on where it stopped when the schedule is run
//! again.

mod answers;
mod effects;
mod faces;
mod phases;
mod resolve;
mod schedule;
mod turns;
mod uses;

pub use schedule::Clocktick;
pub(crate) use schedule::build;
