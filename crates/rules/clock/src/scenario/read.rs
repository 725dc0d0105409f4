//! Reads scenario files: a JSON array of cases, or a RON map of scenarios.

use super::case::Case;
use super::choice::RonChoice;
use super::form::ScenarioForm;
use super::json;
use daemonfall_core::data::{DataError, parse_entries};

/// Reads the scenarios of a file: JSON or RON by the path's extension, otherwise by the first
/// character (`[` begins JSON). The cases next to one with an error can still be played.
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
