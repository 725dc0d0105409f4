//! Reads the JSON form: an array of cases. Each is read separately, so a broken one is named and
//! the others still play.

use super::case::Case;
use super::choice::JsonChoice;
use super::form::ScenarioForm;
use super::read::resolved;
use daemonfall_core::data::{DataError, Entry, about_file, json_cases, json_reason};
use serde::Deserialize;
use serde_json::value::RawValue;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseForm {
    name: String,
    scenario: ScenarioForm<JsonChoice>,
    #[serde(default)]
    expect: Vec<String>,
}

/// Reads the cases of a file.
pub fn read(path: &str, text: &str) -> Result<Vec<Result<Case, DataError>>, DataError> {
    let raw: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| DataError {
        line: Some(error.line() as u32),
        ..about_file(path, format!("not a JSON array of cases: {}", json_reason(&error)))
    })?;
    let cases = json_cases::<CaseForm>(path, text, &raw, |field| field.trim_matches('.'));
    let cases = cases.into_iter().map(|case| {
        let Entry { file, line, value, .. } = case?;
        let CaseForm { name, scenario, expect } = value;
        resolved(Entry { name, file, line, value: scenario }, "scenario.", expect)
    });
    Ok(cases.collect())
}
