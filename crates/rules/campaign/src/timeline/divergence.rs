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

/// How many steps from the first are the same in two records, and how they diverge after them. What
/// only playing them shows is left open.
pub(super) fn parting<C: PartialEq>(
    left: &[(C, Fingerprint)],
    right: &[(C, Fingerprint)],
    command: impl Fn(&C) -> RunCommand,
) -> (usize, Option<Divergence>) {
    let same = left.iter().zip(right).take_while(|(one, other)| one == other).count();
    let not_yet = || "not known yet".to_owned();
    let divergence = match (left.get(same), right.get(same)) {
        (None, None) => None,
        (Some((one, print)), Some((other, other_print))) if one == other => {
            Some(Divergence::Print {
                step: same + 1,
                command: Box::new(command(one)),
                prints: (*print, *other_print),
                now: Err(not_yet()),
            })
        }
        (Some((one, _)), Some((other, _))) => Some(Divergence::Command {
            step: same + 1,
            commands: Box::new((command(one), command(other))),
            differences: Err(not_yet()),
        }),
        _ => Some(Divergence::Length),
    };
    (same, divergence)
}
