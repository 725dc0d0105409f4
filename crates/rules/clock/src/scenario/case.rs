//! A scenario from a file.

use super::data::Scenario;

/// A scenario from a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// Its line in the file, from 1.
    pub line: u32,
    /// What it shows; may be empty.
    pub about: String,
    /// The scenario itself.
    pub scenario: Scenario,
    /// The trace that the file expects; empty if it gives none.
    pub expect: Vec<String>,
}
