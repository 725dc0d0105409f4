//! Weapons: patterns of cells relative to the facing, tried in order.

use crate::names::KindId;
use serde::{Deserialize, Serialize};

/// A cell of a weapon's pattern.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct PatternCell {
    /// Cells ahead and to the right of the attacker.
    pub at: (i32, i32),
    /// Indices of the pattern cells before this one: a wall in any of them stops the blow.
    #[serde(default)]
    pub before: Vec<u8>,
    /// Indices of the pattern cells whose occupants stop the blow.
    #[serde(default)]
    pub blocking: Vec<u8>,
}

/// The targets in the pattern that are hit.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hits {
    /// The first target in the order of the pattern.
    #[default]
    First,
    /// All targets.
    All,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    pub name: String,
    /// How it strikes, in a few words.
    pub about: String,
    /// Cells in the order in which they are tried.
    pub pattern: Vec<PatternCell>,
    #[serde(default)]
    pub hits: Hits,
    /// The kind of projectile that it shoots from the cell ahead, instead of striking.
    pub projectile: Option<KindId>,
}
