//! What is wrong with a data file, and where.

use std::fmt;

/// One thing wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// Path of the file.
    pub file: String,
    /// Line in the file, from 1, where known.
    pub line: Option<u32>,
    /// Name of the entry, where one is concerned.
    pub entry: Option<String>,
    /// Path of the field inside the entry, as `attacking.damage`; empty where none is concerned.
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

/// Everything wrong with a set of data files, a line each when printed.
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

/// `, did you mean "…"?` with the candidate closest to `found`, or an empty text when none is
/// close.
pub fn did_you_mean<'a>(found: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(found, candidate), candidate))
        .filter(|(distance, candidate)| {
            let longer = candidate.len().max(found.len());
            *distance <= 1 + longer / 4 && 2 * distance < longer
        })
        .min()
        .map_or_else(String::new, |(_, candidate)| format!(", did you mean {candidate:?}?"))
}

/// A parse error in words, with the closest known name for an unknown one.
pub fn explain(error: &ron::Error) -> String {
    match error {
        ron::Error::NoSuchStructField { expected, found, .. } => {
            format!("unknown field {found:?}{}", known(found, expected))
        }
        ron::Error::NoSuchEnumVariant { expected, found, .. } => {
            format!("unknown choice {found:?}{}", known(found, expected))
        }
        ron::Error::MissingStructField { field, .. } => format!("field {field:?} is missing"),
        other => other.to_string(),
    }
}

fn known(found: &str, expected: &[&'static str]) -> String {
    let hint = did_you_mean(found, expected.iter().copied());
    if hint.is_empty() { format!("; known are {}", expected.join(", ")) } else { hint }
}
