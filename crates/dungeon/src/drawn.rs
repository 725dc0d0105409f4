//! Floors drawn as text: a map, a character a cell, and a legend that says what the characters
//! stand for. Scenes and puzzles begin so.

mod board;
mod key;
pub mod legend;

use crate::components::ObjectId;
use crate::library::names::KindId;
use crate::snapshot::DiveSnapshot;
use std::collections::BTreeMap;
use thiserror::Error;

pub use key::Key;

/// The largest map, in cells.
pub const MAX_CELLS: usize = 1 << 16;

/// A floor as it was drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// The dive that begins there.
    pub start: DiveSnapshot,
    /// The characters of the objects.
    pub glyphs: BTreeMap<ObjectId, char>,
    /// What objects are called that the legend gives a name.
    pub labels: BTreeMap<ObjectId, String>,
}

/// The dive that a drawing is of, beside its map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// Its seed.
    pub seed: u64,
    /// How many floors it has.
    pub floors: u32,
}

/// Why a map cannot be drawn.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{reason}")]
pub struct DrawingError {
    /// The row, from 0; none when the map as a whole is wrong.
    pub row: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

/// The characters of plain grounds and walls that a key names.
pub type Plain = BTreeMap<KindId, char>;
