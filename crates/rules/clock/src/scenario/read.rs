//! Reads scenario files: a JSON array of cases, or a RON map of scenarios.

use super::data::{Ability, Scenario};
use super::form::ScenarioForm;
use daemonfall_core::data::{
    DataError, Entry, about_file, is_json, json_cases, json_reason, parse_entries,
};
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use std::fmt;

/// Reads the scenarios of a file: JSON or RON by the path's extension, otherwise by the first
/// character (`[` begins JSON). The cases next to one with an error can still be played.
pub fn read(path: &str, text: &str) -> Result<Vec<Result<Case, DataError>>, DataError> {
    if is_json(path, text) {
        return read_json(path, text);
    }
    let entries = parse_entries::<ScenarioForm<RonChoice>>(path, text)?;
    Ok(entries.into_iter().map(|entry| resolved(entry?, "", Vec::new())).collect())
}

/// The case of an entry. `within` goes before the field of an error.
fn resolved<C: Into<RonChoice>>(
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

#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    pub name: String,
    /// Its line in the file, from 1.
    pub line: u32,
    /// What it shows; may be empty.
    pub about: String,
    pub scenario: Scenario,
    /// The trace that the file expects; empty if it gives none.
    pub expect: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseForm {
    name: String,
    scenario: ScenarioForm<JsonChoice>,
    #[serde(default)]
    expect: Vec<String>,
}

/// The cases of a JSON file. Each is read separately, so a broken one is named and the others still
/// play.
fn read_json(path: &str, text: &str) -> Result<Vec<Result<Case, DataError>>, DataError> {
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

#[derive(Deserialize)]
pub enum RonChoice {
    Wait,
    /// An action, at once.
    Act {
        ability: Ability,
        #[serde(default)]
        hits: Vec<String>,
    },
    /// Beginning a slow action.
    Charge {
        ability: Ability,
        #[serde(default)]
        hits: Vec<String>,
        ticks: u32,
    },
    /// This choice in this and all later turns.
    Forever(Box<RonChoice>),
}

/// A choice as JSON writes it: `"wait"`, or an object with ability and hits.
pub struct JsonChoice(RonChoice);

impl<'de> Deserialize<'de> for JsonChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Act {
            ability: Ability,
            hits: Vec<String>,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = JsonChoice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"wait\", or an object with \"ability\" and \"hits\"")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<JsonChoice, E> {
                match word {
                    "wait" => Ok(JsonChoice(RonChoice::Wait)),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<JsonChoice, A::Error> {
                let Act { ability, hits } =
                    Act::deserialize(de::value::MapAccessDeserializer::new(map))?;
                Ok(JsonChoice(RonChoice::Act { ability, hits }))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl From<JsonChoice> for RonChoice {
    fn from(choice: JsonChoice) -> Self {
        choice.0
    }
}
