//! The lab: the rules without a window. Plays dives by bots, plays scenes and scenarios, verifies replays, checks data, measures.
//!
//! Everything that it prints depends on its input alone, but for the times of `bench`.

pub mod bench;
pub mod bots;
pub mod breach;
pub mod cases;
pub mod cli;
pub mod clock;
pub mod data;
pub mod dive;
mod error;
pub mod kinds;
pub mod recording;
pub mod scene;
pub mod stack;
pub mod verify;

pub use error::LabError;
