//! Scenarios of the clock: reads a file of them, plays each, and reports broken ones (see
//! `docs/scenarios.md`).

use crate::{LabError, recording};
use daemonfall_clock::scenario::{read, trace};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct Played {
    pub name: String,
    pub trace: Vec<String>,
}

/// A broken case is not played; a stopped one is played and has an error.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub played: Option<Played>,
    /// The error, with file, line, name and reason.
    pub wrong: Option<String>,
}

/// Only a file that cannot be read, or is neither a JSON array nor a RON map, is an error.
pub fn play_file(path: &Path) -> Result<Vec<Outcome>, LabError> {
    let name = path.display().to_string();
    let cases =
        read(&name, &recording::text(path)?).map_err(|error| LabError::Data(error.into()))?;
    let outcomes = cases.into_iter().map(|case| match case {
        Ok(case) => {
            let played = trace::play(&case.scenario);
            let wrong = played.stopped.map(|why| {
                let (line, case) = (case.line, &case.name);
                format!("{name}:{line}: {case}: stopped because it would never end: {why}")
            });
            Outcome { played: Some(Played { name: case.name, trace: played.lines }), wrong }
        }
        Err(error) => Outcome { played: None, wrong: Some(error.to_string()) },
    });
    Ok(outcomes.collect())
}
