//! Reads scenario files: a JSON array of cases, or a RON map of scenarios.

use super::case::Case;
use super::choice::RonChoice;
use super::form::ScenarioForm;
use super::json;
use daemonfall_core::data::{DataError, Entry, is_json, parse_entries};

/// Reads the scenarios of a file: JSON or RON by the path's extension, otherwise by the first
/// character (`[` begins JSON). The cases next to one with an error can still be played.
pub fn read(path: &str, text: &str) -> Result<Vec<Result<Case, DataError>>, DataError> {
    if is_json(path, text) {
        return json::read(path, text);
    }
    let entries = parse_entries::<ScenarioForm<RonChoice>>(path, text)?;
    Ok(entries.into_iter().map(|entry| resolved(entry?, "", Vec::new())).collect())
}

/// The case of an entry. `within` goes before the field of an error.
pub(super) fn resolved<C: Into<RonChoice>>(
    entry: Entry<ScenarioForm<C>>,
    within: &str,
    expect: Vec<String>,
) -> Result<Case, DataError> {
    let Entry { name, file, line, mut value } = entry;
    let about = std::mem::take(&mut value.about);
    match value.resolve() {
        Ok(scenario) => Ok(Case { name, line, about, scenario, expect }),
        Err((field, reason)) => {
            let (line, field) = (Some(line), format!("{within}{field}"));
            Err(DataError { file, line, entry: Some(name), field, reason })
        }
    }
}
