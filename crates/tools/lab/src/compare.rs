//! Compares two replays: the first step that differs, and the fields.

use crate::data::{self, Over};
use crate::{LabError, recording, verify};
use daemonfall_campaign::{Comparison, Divergence, RunCommand, RunReplay, compare};
use daemonfall_core::Difference;
use std::path::Path;

/// The most differences shown.
const TOLD: usize = 40;

/// Compares two runs or two dives: the report, and whether they are the same.
pub fn files(left: &Path, right: &Path, over: Option<Over>) -> Result<(String, bool), LabError> {
    let texts = [recording::text(left)?, recording::text(right)?];
    match [&texts[0], &texts[1]].map(|text| RunReplay::is_one(text)) {
        [true, true] => {
            let one = recording::run(left, &texts[0])?;
            let other = recording::run(right, &texts[1])?;
            let content = data::content(over)?;
            let found = compare(&content, &one, &other);
            Ok((tell(&found), found.divergence.is_none()))
        }
        [false, false] => {
            let (one, other) = (recording::read(left)?, recording::read(right)?);
            Ok(match verify::against(&one, &other) {
                Ok(beats) => (format!("the same dive: {beats} beats"), true),
                Err(reason) => (reason, false),
            })
        }
        [is_run, _] => {
            let (run, dive) = if is_run { (left, right) } else { (right, left) };
            Err(LabError::Wrong(format!(
                "{} is a replay of a run and {} is not: they cannot be compared",
                run.display(),
                dive.display()
            )))
        }
    }
}

pub fn tell(found: &Comparison) -> String {
    let (left, right) = found.steps;
    let same = found.same;
    match &found.divergence {
        None => format!("the same run: {same} steps"),
        Some(Divergence::Data(one, other)) => {
            format!("they were recorded with other data: fingerprint {one} against {other}")
        }
        Some(Divergence::Settings(differences)) => {
            format!("they began differently:{}", listed(differences))
        }
        Some(Divergence::Length) => {
            format!("they agree for {same} steps; one has {left}, the other {right}")
        }
        Some(Divergence::Command { step, commands, differences }) => {
            let (one, other): &(RunCommand, RunCommand) = commands;
            let after = match differences {
                Ok(differences) => format!("differences after it:{}", listed(differences)),
                Err(reason) => format!("the differences after it are unknown: {reason}"),
            };
            format!("step {step} is the first that differs: {one:?} against {other:?}; {after}")
        }
        Some(Divergence::Print { step, command, prints: (one, other), now }) => {
            let now = match now {
                Ok(now) if now == one => "this game plays it like the first".to_owned(),
                Ok(now) if now == other => "this game plays it like the second".to_owned(),
                Ok(now) => format!("this game plays it like neither ({now})"),
                Err(reason) => format!("how this game plays it is unknown: {reason}"),
            };
            format!(
                "step {step} is the first that differs: after {command:?} the fingerprint is {one} against {other}; {now}"
            )
        }
    }
}

fn listed(differences: &[Difference]) -> String {
    let line = |it: &Difference| format!("  {}: {} against {}", it.path, it.left, it.right);
    verify::listed(differences.iter().map(line), TOLD, "  nothing", "  ")
}
