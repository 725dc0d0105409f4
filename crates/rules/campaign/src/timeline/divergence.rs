//! Where two recorded runs diverge: the first step that differs, and the fields.

use crate::command::RunCommand;
use daemonfall_core::{Difference, Fingerprint};

/// A comparison of two recorded runs.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    pub steps: (usize, usize),
    /// How many steps from the first are the same, including fingerprints.
    pub same: usize,
    /// Where they diverge; `None` if they are the same run.
    pub divergence: Option<Divergence>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Divergence {
    /// They were recorded with other data.
    Data(Fingerprint, Fingerprint),
    Settings(Vec<Difference>),
    /// They are the same until one ends, and the other is longer.
    Length,
    Command {
        /// The step, from 1.
        step: usize,
        commands: Box<(RunCommand, RunCommand)>,
        /// The differences after that step, played by these rules; or why they cannot be found.
        differences: Result<Vec<Difference>, String>,
    },
    /// The commands are the same, but the results differ: the runs were played by different rules.
    Print {
        /// The step, from 1.
        step: usize,
        command: Box<RunCommand>,
        prints: (Fingerprint, Fingerprint),
        /// The fingerprint by these rules; or why it cannot be found. A record has only
        /// fingerprints, so finding the fields needs the rules that recorded it.
        now: Result<Fingerprint, String>,
    },
}
