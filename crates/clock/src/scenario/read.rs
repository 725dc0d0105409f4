//! Reads scenario files: a JSON array of cases, or a RON map of scenarios.

use super::choice::RonChoice;
use super::data::Scenario;
use super::form::ScenarioForm;
use super::json;
use daemonfall_core::data::{DataError, parse_entries};

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

/// Reads the scenarios of a file: JSON or RON by the path's extension, otherwise by the first
/// character (`[` begins JSON).
///
/// # Errors
/// For the whole file: text that is neither. For each case: what is wrong with it, with file, line,
/// name, field and reason; the others can still be played.
pub fn read(path: &str, text: &str) -> Result<Vec<Result<Case, DataError>>, DataError> {
    let is_json = match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("json") => true,
        Some("ron") => false,
        _ => text.trim_start().starts_with('['),
    };
    if is_json {
        return json::read(path, text);
    }
    let entries = parse_entries::<ScenarioForm<RonChoice>>(path, text)?;
    let cases = entries.into_iter().map(|entry| {
        let mut entry = entry?;
        let about = std::mem::take(&mut entry.value.about);
        let (name, line, file) = (entry.name, entry.line, entry.file);
        match entry.value.resolve() {
            Ok(scenario) => Ok(Case { name, line, about, scenario, expect: Vec::new() }),
            Err((field, reason)) => {
                Err(DataError { file, line: Some(line), entry: Some(name), field, reason })
            }
        }
    });
    Ok(cases.collect())
}
