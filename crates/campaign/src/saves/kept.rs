//! Values as texts and back, through seal and migration.

use super::migrate::migrate;
use super::seal::{self, SealError, VERSION};
use super::store::{SaveStore, StoreError};
use crate::snapshot::RestoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// Why something kept cannot be used. It stays as it is.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum SaveError {
    /// The store cannot read or write it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot be trusted.
    #[error("{place}: {error}")]
    Seal {
        /// Where.
        place: String,
        /// Why not.
        error: SealError,
    },
    /// It does not say what it should.
    #[error("{place}: line {line}, column {column}: {field}: {reason}")]
    Form {
        /// Where.
        place: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// Which part of it.
        field: String,
        /// What is wrong with that.
        reason: String,
    },
    /// It was written by an older version, and something of it is missing.
    #[error("{place}: it was written by version {version}: {reason}")]
    Old {
        /// Where.
        place: String,
        /// The version that wrote it.
        version: u32,
        /// What is wrong with it.
        reason: String,
    },
    /// It does not fit the game's data, or itself.
    #[error("{place}: {error}")]
    Restore {
        /// Where.
        place: String,
        /// Why not.
        error: RestoreError,
    },
}

/// A value as a text that can be kept.
pub fn encode<T: Serialize>(kind: &str, value: &T) -> String {
    // Plain values always have a JSON form: their keys are strings and numbers.
    seal::seal(kind, &serde_json::to_string(value).unwrap_or_default())
}

/// The value of a text that was kept; `place` is where it lies, for errors.
///
/// # Errors
/// Why it cannot be read.
pub fn decode<T: DeserializeOwned>(kind: &str, place: &str, text: &str) -> Result<T, SaveError> {
    let opened = seal::open(kind, text);
    let (version, body) = opened.map_err(|error| SealError::at(error, place))?;
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

/// The value that a store keeps under a name; a fresh one when there is none yet.
///
/// # Errors
/// Why it cannot be read; it stays as it is.
pub(super) fn load_whole<T: DeserializeOwned + Default>(
    store: &dyn SaveStore,
    kind: &str,
    file: &str,
) -> Result<T, SaveError> {
    match store.read(file)? {
        Some(text) => decode(kind, &store.place(file), &text),
        None => Ok(T::default()),
    }
}

/// Keeps a value under a name. What lies there and cannot be read is set aside first.
///
/// # Errors
/// Why it cannot be kept.
pub(super) fn keep_whole<T: Serialize + DeserializeOwned>(
    store: &dyn SaveStore,
    kind: &str,
    file: &str,
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

impl SealError {
    fn at(self, place: &str) -> SaveError {
        SaveError::Seal { place: place.into(), error: self }
    }
}

fn form(place: &str, field: String, error: &serde_json::Error) -> SaveError {
    let told = match error.is_eof() {
        true => "it ends too early".to_owned(),
        false => error.to_string(),
    };
    let at = format!(" at line {} column {}", error.line(), error.column());
    SaveError::Form {
        place: place.into(),
        line: error.line(),
        column: error.column(),
        field,
        reason: told.strip_suffix(&at).unwrap_or(&told).to_owned(),
    }
}
