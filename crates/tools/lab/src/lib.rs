//! The lab: the rules without a window. Plays dives with bots, plays scenes, scenarios and battles,
//! verifies replays, checks data, measures.
//!
//! All output depends only on the input, except the times of `bench`.

pub mod battle;
pub mod bench;
pub mod bots;
pub mod breach;
pub mod cases;
pub mod cli;
pub mod clock;
pub mod compare;
pub mod data;
pub mod desync;
pub mod dive;
mod error;
pub mod foretell;
pub mod fuzz;
pub mod kinds;
pub mod luck;
pub mod odds;
pub mod puzzles;
pub mod recording;
pub mod runs;
pub mod scene;
pub mod sector;
pub mod stack;
pub mod starts;
pub mod verify;

pub use error::LabError;

/// A number of a report, with this many digits after the point.
fn rounded(value: f64, digits: i32) -> f64 {
    (value * 10f64.powi(digits)).round() / 10f64.powi(digits)
}
