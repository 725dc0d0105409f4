//! The rules of a clocktick: one system per phase.
//!
//! Each system runs only in its phase. A clocktick that had to wait for a choice therefore
//! continues where it stopped when the schedule is run again.

mod answers;
mod effects;
mod faces;
mod phases;
mod resolve;
mod schedule;
mod turns;
mod uses;

pub use schedule::BreachTick;
pub(crate) use schedule::build;
