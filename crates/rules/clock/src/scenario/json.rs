//! Reads the JSON form: an array of cases. Each is read separately, so a broken one is named and
//! the others still play.

use super::case::Case;
use super::choice::JsonChoice;
use super::form::ScenarioForm;
use daemonfall_core::data::DataError;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeSet;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseForm {
    name: String,
    scenario: ScenarioForm<JsonChoice>,
    #[serde(default)]
    expect: Vec<String>,
}

/// A case's name, if it has one, however broken the rest is.
#[derive(Deserialize)]
struct Named {
    name: String,
}

/// Reads the cases of a file.
pub fn read(path: &str, text: &str) -> Result<Vec<Result<Case, DataError>>, DataError> {
    let raw: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| DataError {
        file: path.into(),
        line: Some(error.line() as u32),
        entry: None,
        field: String::new(),
        reason: format!("not a JSON array of cases: {}", reason(&error)),
    })?;
    let mut names = BTreeSet::new();
    let cases = raw.iter().enumerate().map(|(place, raw)| {
        let line = line_at(text, raw.get());
        let error = |extra: u32, name: String, field: &str, reason: String| DataError {
            file: path.into(),
            line: Some(line + extra),
            entry: Some(name),
            field: field.into(),
            reason,
        };
        let name = serde_json::from_str(raw.get())
            .map_or_else(|_| format!("case {}", place + 1), |Named { name }| name);
        let mut json = serde_json::Deserializer::from_str(raw.get());
        let form: CaseForm = match serde_path_to_error::deserialize(&mut json) {
            Ok(form) => form,
            Err(wrong) => {
                let field = wrong.path().to_string();
                let (field, wrong) = (field.trim_matches('.'), wrong.inner());
                let extra = (wrong.line() as u32).saturating_sub(1);
                return Err(error(extra, name, field, reason(wrong)));
            }
        };
        if !names.insert(name.clone()) {
            let reason = "this name is used twice in the file";
            return Err(error(0, name, "", reason.into()));
        }
        let about = form.scenario.about.clone();
        match form.scenario.resolve() {
            Ok(scenario) => {
                Ok(Case { name: form.name, line, about, scenario, expect: form.expect })
            }
            Err((field, reason)) => Err(error(0, name, &format!("scenario.{field}"), reason)),
        }
    });
    Ok(cases.collect())
}

/// The reason without its position, which counts from the case's beginning.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rsplit_once(" at line ") {
        Some((reason, _)) => reason.into(),
        None => text,
    }
}

/// The line, from 1, on which `part`, a sub-slice of `text`, starts.
fn line_at(text: &str, part: &str) -> u32 {
    let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = &text.as_bytes()[..offset.min(text.len())];
    1 + before.iter().filter(|byte| **byte == b'\n').count() as u32
}
