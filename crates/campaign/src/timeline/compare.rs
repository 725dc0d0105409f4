//! Where two recorded runs part: the first step that differs, and the fields.

use super::comparing::Comparing;
use crate::command::RunCommand;
use crate::content::Content;
use crate::replay::RunReplay;
use daemonfall_core::{Difference, Fingerprint};
use std::sync::Arc;

/// Two recorded runs beside each other.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// How many steps each has.
    pub steps: (usize, usize),
    /// How many steps from the first are the same, fingerprints too.
    pub same: usize,
    /// Where they part; none if they are the same run.
    pub parting: Option<Parting>,
}

/// How two runs part.
#[derive(Clone, Debug, PartialEq)]
pub enum Parting {
    /// They were recorded with other data.
    Data(Fingerprint, Fingerprint),
    /// They were begun otherwise.
    Settings(Vec<Difference>),
    /// They are the same as far as both go, and one goes on.
    Length,
    /// Something else was done.
    Command {
        /// In which step, from 1.
        step: usize,
        /// What was done in the one and in the other.
        commands: Box<(RunCommand, RunCommand)>,
        /// What differs after that step, as these rules play both; or why that cannot be told.
        differences: Result<Vec<Difference>, String>,
    },
    /// The same was done, and something else came of it: they were played by other rules.
    Print {
        /// In which step, from 1.
        step: usize,
        /// What was done.
        command: Box<RunCommand>,
        /// The fingerprints recorded.
        prints: (Fingerprint, Fingerprint),
        /// The fingerprint as these rules play it; or why that cannot be told. A record keeps
        /// fingerprints alone: with the rules that recorded it, the fields can be told.
        now: Result<Fingerprint, String>,
    },
}

/// Compares two recorded runs; they are played as far as they are the same, and a step more. For
/// whoever cannot wait for it there is [`Comparing`].
pub fn compare(content: &Arc<Content>, left: &RunReplay, right: &RunReplay) -> Comparison {
    let mut comparing = Comparing::new(content, left, right);
    while comparing.step() {}
    comparing.into_found()
}
