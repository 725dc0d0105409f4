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
pub mod foretell;
pub mod fuzz;
pub mod kinds;
pub mod luck;
pub mod odds;
mod packs;
pub mod places;
pub mod puzzles;
pub mod recording;
pub mod runs;
pub mod scene;
pub mod sector;
pub mod stack;
pub mod verify;

use daemonfall_core::data::DataErrors;
use thiserror::Error;

/// A number of a report, with this many digits after the point.
fn rounded(value: f64, digits: i32) -> f64 {
    (value * 10f64.powi(digits)).round() / 10f64.powi(digits)
}

/// The upper of the two in the middle, of an even number; of none, 0.
fn median<T: Ord + Copy + Default>(mut all: Vec<T>) -> T {
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

#[derive(Error, Debug)]
pub enum LabError {
    #[error("{path}: {reason}")]
    File { path: String, reason: String },
    #[error("{path}:{line}: {reason}")]
    Line {
        path: String,
        /// The line, from 1.
        line: u32,
        reason: String,
    },
    #[error("{0}")]
    Data(#[from] DataErrors),
    #[error("{0}")]
    Wrong(String),
}

impl LabError {
    pub fn wrong(reason: impl ToString) -> Self {
        Self::Wrong(reason.to_string())
    }

    pub fn file(path: impl ToString, reason: impl ToString) -> Self {
        Self::File { path: path.to_string(), reason: reason.to_string() }
    }

    pub fn line(path: impl ToString, line: u32, reason: impl ToString) -> Self {
        Self::Line { path: path.to_string(), line, reason: reason.to_string() }
    }
}
