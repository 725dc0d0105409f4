//! Errors in data files, with their location, and the bounds of numbers in them.

use serde_json::Value;
use std::fmt;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    pub file: String,
    /// Line in the file, from 1, if known.
    pub line: Option<u32>,
    /// Name of the entry, if the error is about one.
    pub entry: Option<String>,
    /// Path inside the entry, such as `attacking.damage`; empty if the error is not about a field.
    pub field: String,
    /// What is wrong, as a sentence.
    pub reason: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": ")?;
        if let Some(entry) = &self.entry {
            write!(f, "{entry}")?;
            if !self.field.is_empty() {
                write!(f, ".{}", self.field)?;
            }
            write!(f, ": ")?;
        }
        write!(f, "{}", self.reason)
    }
}

impl std::error::Error for DataError {}

/// Something wrong with a value, wherever it was read from.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{field}: {reason}")]
pub struct Problem {
    /// The path of the field, such as `rounds[2][0].target`.
    pub field: String,
    pub reason: String,
}

/// All errors of a set of data files, printed one per line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DataErrors(pub Vec<DataError>);

impl fmt::Display for DataErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for DataErrors {}

impl From<DataError> for DataErrors {
    fn from(error: DataError) -> Self {
        Self(vec![error])
    }
}

/// The longest name for which a close one is sought; comparing costs the product of the lengths.
const LONGEST: usize = 64;

/// `, did you mean "…"?` with the candidate closest to `found`, or an empty text if none is close.
pub fn did_you_mean<'a>(found: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    let may_be_close = |candidate: &&str| {
        let longer = candidate.len().max(found.len());
        longer <= LONGEST && candidate.len().abs_diff(found.len()) <= 1 + longer / 4
    };
    candidates
        .into_iter()
        .filter(may_be_close)
        .map(|candidate| (strsim::damerau_levenshtein(found, candidate), candidate))
        .filter(|(distance, candidate)| {
            let longer = candidate.len().max(found.len());
            *distance <= 1 + longer / 4 && 2 * distance < longer
        })
        .min()
        .map_or_else(String::new, |(_, candidate)| format!(", did you mean {candidate:?}?"))
}

/// Describes a parse error, with the closest known name for an unknown one.
pub fn explain(error: &ron::Error) -> String {
    match error {
        ron::Error::NoSuchStructField { expected, found, .. } => {
            format!("unknown field {found:?}{}", known(found, expected))
        }
        ron::Error::NoSuchEnumVariant { expected, found, .. } => {
            format!("unknown choice {found:?}{}", known(found, expected))
        }
        ron::Error::MissingStructField { field, .. } => format!("field {field:?} is missing"),
        ron::Error::ExceededRecursionLimit => "is nested too deeply".into(),
        other => other.to_string(),
    }
}

fn known(found: &str, expected: &[&'static str]) -> String {
    let hint = did_you_mean(found, expected.iter().copied());
    if hint.is_empty() { format!("; known are {}", expected.join(", ")) } else { hint }
}

/// The greatest number in data, and with a minus the least, so that rules can compute with them and
/// never overflow.
pub const MOST: u16 = 9_999;

/// The greatest number in saves that rules compute with: no run comes near it.
pub const MOST_SAVED: u32 = 1 << 24;

/// The first number of a value that is greater than `most`, or less than minus `most`.
pub fn number_beyond(value: &Value, most: u32) -> Option<Problem> {
    let within = |path: String, inner: &Value| {
        let found = number_beyond(inner, most)?;
        let dot = if found.field.is_empty() || found.field.starts_with('[') { "" } else { "." };
        Some(Problem { field: format!("{path}{dot}{}", found.field), ..found })
    };
    match value {
        Value::Number(number) => {
            let fits = number.as_f64().is_some_and(|it| it.abs() <= f64::from(most));
            let reason = || format!("{number} is not within -{most} and {most}");
            (!fits).then(|| Problem { field: String::new(), reason: reason() })
        }
        Value::Array(list) => {
            list.iter().enumerate().find_map(|(place, it)| within(format!("[{place}]"), it))
        }
        Value::Object(fields) => fields.iter().find_map(|(name, it)| within(name.clone(), it)),
        _ => None,
    }
}
