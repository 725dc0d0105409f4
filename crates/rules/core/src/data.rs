//! Data files: loads `(path, text)` into entries. Errors name file, entry, line and field.
//!
//! A data file is a RON map from names to entries. RON forgets positions after parsing, so the
//! parser first saves each entry's raw text. Then it reads the entries one by one, so that every
//! broken entry is reported.
//!
//! In all libraries an entry's `key` is its name in the data, `name` the one that players read, and
//! `about` one sentence for them. Entries are in file order. `unit(id)` takes a number that comes
//! from the same library; `has_unit(id)` tells whether a number does.

mod error;
mod pack;
mod source;

pub use error::{DataError, DataErrors, MOST, MOST_SAVED, Problem, did_you_mean, number_beyond};
pub use pack::{PackChange, PackName, pack_changes, packs_of, tell_packs};
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use source::read_folder;
pub use source::{Source, about_entry, about_file, merged, missing};

use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue as RawJson;
use std::collections::BTreeSet;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

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

    /// The error of a number beyond its bounds.
    pub fn within(
        &self,
        field: &str,
        number: i32,
        bounds: RangeInclusive<i32>,
    ) -> Option<DataError> {
        let (least, most) = (bounds.start(), bounds.end());
        let reason = || format!("{number} is not within {least} and {most}");
        (!bounds.contains(&number)).then(|| self.error(field, reason()))
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
/// Errors: text that is not a map, every broken entry, every name used twice.
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
/// A broken entry has its error in its place, as in [`parse_map`].
pub fn parse_entries<T: DeserializeOwned>(
    path: &str,
    text: &str,
) -> Result<Vec<Result<Entry<T>, DataError>>, DataError> {
    let raw: Pairs<&RawValue> = ron_options().from_str(text).map_err(|error| DataError {
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
/// An error has the line in the file and the field's path; a number beyond [`MOST`] is one.
pub fn parse_one<T: DeserializeOwned>(
    path: &str,
    line: u32,
    entry: &str,
    text: &str,
) -> Result<T, DataError> {
    let wrong = |(extra, field, reason)| DataError {
        file: path.into(),
        line: Some(line + extra),
        entry: Some(entry.into()),
        field,
        reason,
    };
    let value = parse_value(text).map_err(wrong)?;
    match number_beyond(&parse_value(text).map_err(wrong)?, MOST.into()) {
        Some(Problem { field, reason }) => Err(wrong((0, field, reason))),
        None => Ok(value),
    }
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

/// Counts lines from one part of a text to the next, so that the lines of all its parts cost one
/// pass over it.
struct Lines<'t> {
    text: &'t str,
    /// Where the last part started, and its line.
    at: (usize, u32),
}

impl<'t> Lines<'t> {
    pub fn new(text: &'t str) -> Self {
        Self { text, at: (0, 1) }
    }

    /// The line, from 1, on which `part`, a sub-slice of the text, starts after its leading blanks.
    pub fn of(&mut self, part: &str) -> u32 {
        let blanks = part.len() - part.trim_start().len();
        let start = (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize) + blanks;
        let start = start.min(self.text.len());
        if start < self.at.0 {
            self.at = (0, 1);
        }
        let between = &self.text.as_bytes()[self.at.0..start];
        let breaks = between.iter().filter(|byte| **byte == b'\n').count();
        self.at = (start, self.at.1 + breaks as u32);
        self.at.1
    }
}

/// A map as its pairs, in file order. Names may repeat.
#[derive(Clone, Debug)]
pub struct Pairs<V>(pub Vec<(String, V)>);

impl<V> Pairs<V> {
    /// The first name that stands twice.
    pub fn repeated(&self) -> Option<&str> {
        let mut names = BTreeSet::new();
        self.0.iter().map(|(name, _)| name.as_str()).find(|name| !names.insert(*name))
    }
}

impl<V> Default for Pairs<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Pairs<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder<V>(PhantomData<V>);
        impl<'de, V: Deserialize<'de>> Visitor<'de> for InOrder<V> {
            type Value = Pairs<V>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a map from names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(InOrder(PhantomData))
    }
}

/// The names of one sort that data may use, with what they stand for.
pub struct Names<I> {
    /// What has such a name, for errors.
    what: &'static str,
    all: Vec<(I, String)>,
}

impl<I: Copy> Names<I> {
    pub fn new(what: &'static str, all: impl Iterator<Item = (I, String)>) -> Self {
        Self { what, all: all.collect() }
    }

    /// The names of entries, numbered as they stand in their file.
    pub fn of<T>(what: &'static str, ids: impl Iterator<Item = I>, entries: &[Entry<T>]) -> Self {
        Self::new(what, ids.zip(entries.iter().map(|entry| entry.name.clone())))
    }

    /// Looks up a name; an unknown one is an error at a field of an entry.
    pub fn find<T>(
        &self,
        entry: &Entry<T>,
        field: &str,
        name: &str,
        errors: &mut DataErrors,
    ) -> Option<I> {
        self.id(name).map_err(|reason| errors.0.push(entry.error(field, reason))).ok()
    }

    /// What a name stands for; the error tells the nearest name.
    pub fn id(&self, name: &str) -> Result<I, String> {
        let found = self.all.iter().find(|(_, known)| *known == name);
        found.map(|(id, _)| *id).ok_or_else(|| {
            let hint = did_you_mean(name, self.all.iter().map(|(_, known)| known.as_str()));
            format!("unknown {} {name:?}{hint}", self.what)
        })
    }

    /// Looks up each name of a list at its own field, `FIELD[PLACE]`; leaves out those not found.
    pub fn each<T>(
        &self,
        entry: &Entry<T>,
        field: &str,
        names: &[String],
        errors: &mut DataErrors,
    ) -> Vec<I> {
        let named = names.iter().enumerate();
        named
            .filter_map(|(place, name)| {
                self.find(entry, &format!("{field}[{place}]"), name, errors)
            })
            .collect()
    }
}

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
    raw: &[&RawJson],
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
        let numbers = serde_json::from_str(raw.get());
        let numbers = numbers.map_err(|error| entry.error("", json_reason(&error)))?;
        if let Some(Problem { field: path, reason }) = number_beyond(&numbers, MOST.into()) {
            return Err(entry.error(field(&path), reason));
        }
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

#[cfg(test)]
mod tests;
