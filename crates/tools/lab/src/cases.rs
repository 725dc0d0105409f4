//! Reads files of cases for any rules: a JSON array of objects with a name, or a RON map from names
//! to contents.
//!
//! Each case is checked on its own, so that valid ones can be played when others are wrong.

use crate::LabError;
use daemonfall_core::data::{DataError, Entry, parse_entries};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use std::path::Path;

pub type Case<T> = Result<Entry<T>, DataError>;

/// A case in a JSON file, where its name is one of its fields.
pub trait JsonCase: DeserializeOwned {
    /// The contents; the value of an entry in RON.
    type Held: DeserializeOwned;

    fn parts(self) -> (String, Self::Held);
}

/// A case with a scenario. Its expected values are for comparison by the caller.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a case with a name and a scenario")]
pub struct ScenarioCase<T> {
    name: String,
    scenario: T,
    #[serde(default, rename = "expect")]
    _expect: IgnoredAny,
}

impl<T: DeserializeOwned> JsonCase for ScenarioCase<T> {
    type Held = T;

    fn parts(self) -> (String, T) {
        (self.name, self.scenario)
    }
}

/// The part of a broken case that is needed to name it.
#[derive(Deserialize)]
struct JsonName {
    name: String,
}

pub fn read<C: JsonCase>(file: &Path) -> Result<Vec<Case<C::Held>>, LabError> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| LabError::file(file.display(), format!("cannot be read: {error}")))?;
    Ok(parse::<C>(&file.display().to_string(), &text))
}

/// The path's extension decides the format; without one, a text that begins with `[` is JSON.
pub fn parse<C: JsonCase>(path: &str, text: &str) -> Vec<Case<C::Held>> {
    let json = match path.rsplit_once('.') {
        Some((_, "json")) => true,
        Some((_, "ron")) => false,
        _ => text.trim_start().starts_with('['),
    };
    if json {
        parse_json::<C>(path, text)
    } else {
        parse_entries(path, text).unwrap_or_else(|error| vec![Err(error)])
    }
}

fn parse_json<C: JsonCase>(path: &str, text: &str) -> Vec<Case<C::Held>> {
    let mut raw: Vec<&RawValue> = Vec::new();
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read = deserializer.deserialize_seq(Elements(&mut raw)).and_then(|()| deserializer.end());
    let mut names = BTreeSet::new();
    let mut cases: Vec<Case<C::Held>> = Vec::with_capacity(raw.len());
    for (place, value) in raw.into_iter().enumerate() {
        let case = json_case::<C>(path, text, place, value);
        let mut twice = |entry: &Entry<C::Held>| !names.insert(entry.name.clone());
        cases.push(match case {
            Ok(entry) if twice(&entry) => {
                Err(entry.error("", "this name is used twice in the file"))
            }
            case => case,
        });
    }
    // Cases before a mistake in the array itself are still usable.
    if let Err(error) = read {
        cases.push(Err(DataError {
            file: path.into(),
            line: Some(error.line() as u32),
            entry: None,
            field: String::new(),
            reason: bare(&error),
        }));
    }
    cases
}

fn json_case<C: JsonCase>(path: &str, text: &str, place: usize, value: &RawValue) -> Case<C::Held> {
    let raw = value.get();
    let before = (raw.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let line = 1 + text.bytes().take(before).filter(|byte| *byte == b'\n').count() as u32;
    let mut deserializer = serde_json::Deserializer::from_str(raw);
    match serde_path_to_error::deserialize::<_, C>(&mut deserializer) {
        Ok(case) => {
            let (name, value) = case.parts();
            Ok(Entry { name, file: path.into(), line, value })
        }
        Err(error) => {
            let field = error.path().to_string();
            let field = field.strip_prefix("scenario.").unwrap_or(&field);
            let field = if field == "." || field == "?" { "" } else { field };
            let named = serde_json::from_str::<JsonName>(raw);
            Err(DataError {
                file: path.into(),
                line: Some(line + error.inner().line().saturating_sub(1) as u32),
                entry: Some(named.map_or_else(|_| format!("case {}", place + 1), |case| case.name)),
                field: field.into(),
                reason: bare(error.inner()),
            })
        }
    }
}

/// The error without its own line and column, which count from the case's beginning.
fn bare(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    text[..end].to_owned()
}

/// Collects an array's elements as raw text, including those before a mistake.
struct Elements<'a, 'de>(&'a mut Vec<&'de RawValue>);

impl<'de> Visitor<'de> for Elements<'_, 'de> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an array of cases")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(element) = list.next_element()? {
            self.0.push(element);
        }
        Ok(())
    }
}
