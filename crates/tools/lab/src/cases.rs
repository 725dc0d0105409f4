//! Reads files of cases for any rules: a JSON array of objects with a name, or a RON map from names
//! to contents.
//!
//! Each case is checked on its own, so that valid ones can be played when others are wrong.

use daemonfall_core::data::{
    DataError, Entry, about_file, is_json, json_cases, json_reason, parse_entries,
};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde_json::value::RawValue;

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

pub fn parse<C: JsonCase>(path: &str, text: &str) -> Vec<Case<C::Held>> {
    if is_json(path, text) {
        parse_json::<C>(path, text)
    } else {
        parse_entries(path, text).unwrap_or_else(|error| vec![Err(error)])
    }
}

fn parse_json<C: JsonCase>(path: &str, text: &str) -> Vec<Case<C::Held>> {
    let mut raw: Vec<&RawValue> = Vec::new();
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read = deserializer.deserialize_seq(Elements(&mut raw)).and_then(|()| deserializer.end());
    let cases = json_cases::<C>(path, text, &raw, |field| {
        let field = field.strip_prefix("scenario.").unwrap_or(field);
        if field == "." || field == "?" { "" } else { field }
    });
    let held = |Entry { file, line, value, .. }: Entry<C>| {
        let (name, value) = value.parts();
        Entry { name, file, line, value }
    };
    let mut cases: Vec<Case<C::Held>> = cases.into_iter().map(|case| case.map(held)).collect();
    // Cases before a mistake in the array itself are still usable.
    if let Err(error) = read {
        let line = Some(error.line() as u32);
        cases.push(Err(DataError { line, ..about_file(path, json_reason(&error)) }));
    }
    cases
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
