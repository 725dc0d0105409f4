//! Cases of JSON files: objects with a name, each read on its own, so that a broken one is named
//! and the others can be used.

use super::lines::Lines;
use super::{DataError, Entry, TWICE};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::collections::BTreeSet;

/// Whether a file of cases is JSON: by its path's extension, otherwise by the first character of
/// its text, since a JSON file of cases begins with `[`.
pub fn is_json(path: &str, text: &str) -> bool {
    match path.rsplit_once('.') {
        Some((_, "json")) => true,
        Some((_, "ron")) => false,
        _ => text.trim_start().starts_with('['),
    }
}

/// The name of a case, however broken the rest is.
#[derive(Deserialize)]
struct Named {
    name: String,
}

/// Reads the cases of a file from their raw texts, which are slices of `text`. A case without a
/// name is named by its place. `field` makes the field of an error from the path in the case.
pub fn json_cases<T: DeserializeOwned>(
    path: &str,
    text: &str,
    raw: &[&RawValue],
    field: fn(&str) -> &str,
) -> Vec<Result<Entry<T>, DataError>> {
    let (mut names, mut lines) = (BTreeSet::new(), Lines::new(text));
    let cases = raw.iter().enumerate().map(|(place, raw)| {
        let line = lines.of(raw.get());
        let name = serde_json::from_str(raw.get())
            .map_or_else(|_| format!("case {}", place + 1), |Named { name }| name);
        let mut json = serde_json::Deserializer::from_str(raw.get());
        let read = serde_path_to_error::deserialize(&mut json);
        let value = read.map_err(|error| DataError {
            file: path.into(),
            line: Some(line + error.inner().line().saturating_sub(1) as u32),
            entry: Some(name.clone()),
            field: field(&error.path().to_string()).into(),
            reason: json_reason(error.inner()),
        })?;
        let entry = Entry { name, file: path.into(), line, value };
        let is_new = names.insert(entry.name.clone());
        if is_new { Ok(entry) } else { Err(entry.error("", TWICE)) }
    });
    cases.collect()
}

/// The reason without its own line and column, which count from the beginning of what was read.
pub fn json_reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    text[..end].to_owned()
}
