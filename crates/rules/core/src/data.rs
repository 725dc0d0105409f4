//! Data files: loads `(path, text)` into entries. Errors name file, entry, line and field.
//!
//! A data file is a RON map from names to entries. RON forgets positions after parsing, so the
//! parser first saves each entry's raw text. Then it reads the entries one by one, so that every
//! broken entry is reported.

mod bounds;
mod error;
mod json;
mod lines;
mod lookup;
mod raw;
mod source;

pub use bounds::{MOST, check_numbers, numbers_beyond};
pub use error::{DataError, DataErrors, Problem, did_you_mean};
pub use json::{is_json, json_cases, json_reason};
pub use lookup::{each, find};
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use source::read_folder;
pub use source::{Source, about_entry, about_file, merged, missing};

use lines::Lines;
use raw::RawMap;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;

const TWICE: &str = "this name is used twice in the file";

/// An entry of a data file.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<T> {
    /// The entry's name, its key in the file.
    pub name: String,
    /// Path of the file, as given to [`parse_map`].
    pub file: String,
    /// Line of the entry's value in the file, from 1.
    pub line: u32,
    /// The value.
    pub value: T,
}

impl<T> Entry<T> {
    /// An error about this entry, at its first line.
    pub fn error(&self, field: &str, reason: impl Into<String>) -> DataError {
        DataError {
            file: self.file.clone(),
            line: Some(self.line),
            entry: Some(self.name.clone()),
            field: field.into(),
            reason: reason.into(),
        }
    }

    /// Errors about this entry, one for each problem.
    pub fn errors(&self, problems: Vec<Problem>) -> DataErrors {
        let errors = problems.into_iter().map(|it| self.error(&it.field, it.reason));
        DataErrors(errors.collect())
    }
}

/// The options for reading all data files: `Some(…)` may be left out.
pub fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

/// Reads a RON map of named entries, in file order.
///
/// # Errors
/// Every broken entry with its place and reason, every name used twice, text that is not a map.
pub fn parse_map<T: DeserializeOwned>(path: &str, text: &str) -> Result<Vec<Entry<T>>, DataErrors> {
    let (mut entries, mut errors) = (Vec::new(), Vec::new());
    for entry in parse_entries(path, text)? {
        match entry {
            Ok(entry) => entries.push(entry),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(entries) } else { Err(DataErrors(errors)) }
}

/// Reads a RON map of named entries, in file order, valid or not, for callers that can use the
/// valid ones alone.
///
/// # Errors
/// Text that is not a map. A broken entry has its error in its place, as in [`parse_map`].
pub fn parse_entries<T: DeserializeOwned>(
    path: &str,
    text: &str,
) -> Result<Vec<Result<Entry<T>, DataError>>, DataError> {
    let raw: RawMap = ron_options().from_str(text).map_err(|error| DataError {
        line: Some(error.span.start.line as u32),
        ..about_file(path, error::explain(&error.code))
    })?;
    let (mut names, mut lines) = (BTreeSet::new(), Lines::new(text));
    let entries = raw.0.into_iter().map(|(name, value)| {
        let line = lines.of(value.get_ron());
        if !names.insert(name.clone()) {
            return Err(DataError {
                line: Some(line),
                entry: Some(name),
                ..about_file(path, TWICE)
            });
        }
        let value = parse_one(path, line, &name, value.get_ron())?;
        Ok(Entry { name, file: path.into(), line, value })
    });
    Ok(entries.collect())
}

/// Reads one value of RON text. `path` and `line` (where it starts in its file) are for errors.
///
/// # Errors
/// The reason, with the line in the file and the field's path.
pub fn parse_one<T: DeserializeOwned>(
    path: &str,
    line: u32,
    entry: &str,
    text: &str,
) -> Result<T, DataError> {
    parse_value(text).map_err(|(extra, field, reason)| DataError {
        file: path.into(),
        line: Some(line + extra),
        entry: Some(entry.into()),
        field,
        reason,
    })
}

/// Parses `text`. An error is (lines below the first non-blank one, field path, reason).
fn parse_value<T: DeserializeOwned>(text: &str) -> Result<T, (u32, String, String)> {
    let text = text.trim_start();
    let options = ron_options();
    let mut deserializer =
        ron::Deserializer::from_str_with_options(text, &options).map_err(|error| {
            (error.span.start.line as u32 - 1, String::new(), error::explain(&error.code))
        })?;
    let (path, spanned) = match serde_path_to_error::deserialize(&mut deserializer) {
        Ok(value) => match deserializer.end() {
            Ok(()) => return Ok(value),
            Err(error) => (String::new(), deserializer.span_error(error)),
        },
        Err(error) => {
            let path = error.path().to_string();
            (path, deserializer.span_error(error.into_inner()))
        }
    };
    let field = if path == "." || path == "?" { String::new() } else { path };
    Err((spanned.span.end.line.saturating_sub(1) as u32, field, error::explain(&spanned.code)))
}

#[cfg(test)]
mod tests;
