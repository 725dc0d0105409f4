//! Floors drawn as text, from which scenes and puzzles start.
//!
//! A drawing is a map with one character per cell, and a legend that explains the characters.

mod board;
mod key;
pub mod legend;

use crate::components::ObjectId;
use crate::names::KindId;
use crate::snapshot::DiveSnapshot;
use std::collections::BTreeMap;
use thiserror::Error;

pub use key::Key;

/// The largest map, in cells.
pub const MAX_CELLS: usize = 1 << 16;

#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The dive's state at its start.
    pub start: DiveSnapshot,
    pub glyphs: BTreeMap<ObjectId, char>,
    /// The names of the objects that the legend names.
    pub labels: BTreeMap<ObjectId, String>,
}

/// The values of the dive that a map does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    pub seed: u64,
    pub floors: u32,
}

/// Why a map cannot be drawn.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{reason}")]
pub struct DrawingError {
    /// The row, from 0; `None` if the error is about the whole map.
    pub row: Option<usize>,
    pub reason: String,
}

/// The characters of the plain grounds and walls in a key.
pub type Plain = BTreeMap<KindId, char>;
