//! Encodes values as texts and decodes them, through envelope and migration.

use super::envelope::{self, EnvelopeError, VERSION};
use super::migrate::migrate;
use super::store::{SaveStore, StoreError};
use crate::snapshot::RestoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// Why a saved file cannot be used. It is not changed.
#[derive(Error, Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum SaveError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{place}: {error}")]
    Envelope { place: String, error: EnvelopeError },
    #[error("{place}: line {line}, column {column}: {field}: {reason}")]
    Form { place: String, line: usize, column: usize, field: String, reason: String },
    /// It was written by an older version, and part of it is missing.
    #[error("{place}: it was written by version {version}: {reason}")]
    Old { place: String, version: u32, reason: String },
    /// It does not fit the game's data, or contradicts itself.
    #[error("{place}: {error}")]
    Restore { place: String, error: RestoreError },
}

/// A value as a text to save.
pub fn encode<T: Serialize>(kind: &str, value: &T) -> String {
    // Plain values always have a JSON form: their keys are strings and numbers.
    envelope::wrap(kind, &serde_json::to_string(value).unwrap_or_default())
}

/// The value of a saved text. `place` is its file, for errors.
///
/// # Errors
/// Why it cannot be read.
pub fn decode<T: DeserializeOwned>(kind: &str, place: &str, text: &str) -> Result<T, SaveError> {
    let opened = envelope::open(kind, text);
    let (version, body) =
        opened.map_err(|error| SaveError::Envelope { place: place.into(), error })?;
    if version == VERSION {
        let mut source = serde_json::Deserializer::from_str(body);
        return serde_path_to_error::deserialize(&mut source).map_err(|error| {
            let field = error.path().to_string();
            form(place, field, &error.into_inner())
        });
    }
    let value = serde_json::from_str(body);
    let value = value.map_err(|error| form(place, "the whole".into(), &error))?;
    let old = |reason| SaveError::Old { place: place.into(), version, reason };
    let value = migrate(version, value).map_err(old)?;
    serde_path_to_error::deserialize(value).map_err(|error| {
        let field = error.path().to_string();
        old(format!("{field}: {}", error.into_inner()))
    })
}

/// The value saved under a name; the default if there is none yet.
pub(super) fn load_whole<T: DeserializeOwned + Default>(
    store: &dyn SaveStore,
    [kind, file]: [&str; 2],
) -> Result<T, SaveError> {
    match store.read(file)? {
        Some(text) => decode(kind, &store.place(file), &text),
        None => Ok(T::default()),
    }
}

/// An unreadable old file is set aside first.
pub(super) fn keep_whole<T: Serialize + DeserializeOwned>(
    store: &dyn SaveStore,
    [kind, file]: [&str; 2],
    value: &T,
) -> Result<(), SaveError> {
    let broken = match store.read(file) {
        Ok(old) => old.is_some_and(|old| decode::<T>(kind, file, &old).is_err()),
        Err(_) => true,
    };
    if broken {
        store.set_aside(file)?;
    }
    Ok(store.write(file, &encode(kind, value))?)
}

fn form(place: &str, field: String, error: &serde_json::Error) -> SaveError {
    let told = if error.is_eof() { "it ends too early".to_owned() } else { error.to_string() };
    let at = format!(" at line {} column {}", error.line(), error.column());
    SaveError::Form {
        place: place.into(),
        line: error.line(),
        column: error.column(),
        field,
        reason: told.strip_suffix(&at).unwrap_or(&told).to_owned(),
    }
}
