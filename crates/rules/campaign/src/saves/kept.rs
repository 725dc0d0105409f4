//! Encodes values as texts and decodes them, in their envelope.

use super::envelope::{self, EnvelopeError};
use super::store::{ReadStore, SaveStore, StoreError, Trouble};
use crate::snapshot::RestoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

/// Why a saved file cannot be used. It is not changed.
#[derive(Error, Clone, Debug, PartialEq)]
pub enum SaveError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{place}: {error}")]
    Envelope { place: String, error: EnvelopeError },
    #[error("{place}: line {line}, column {column}: {field}: {reason}")]
    Form { place: String, line: usize, column: usize, field: String, reason: String },
    /// It does not fit the game's data, or contradicts itself.
    #[error("{place}: {error}")]
    Restore { place: String, error: RestoreError },
}

pub fn encode<T: Serialize>(kind: &str, value: &T) -> String {
    // Plain values always have a JSON form: their keys are strings and numbers.
    envelope::wrap(kind, &serde_json::to_string(value).unwrap_or_default())
}

/// The value of a saved text. `place` is its file, for errors.
pub fn decode<T: DeserializeOwned>(kind: &str, place: &str, text: &str) -> Result<T, SaveError> {
    let opened = envelope::open(kind, text);
    let body = opened.map_err(|error| SaveError::Envelope { place: place.into(), error })?;
    let mut source = serde_json::Deserializer::from_str(body);
    serde_path_to_error::deserialize(&mut source).map_err(|error| {
        let field = error.path().to_string();
        form(place, field, &error.into_inner())
    })
}

/// What is saved under a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept<T> {
    /// The value; the default if there is none yet.
    pub value: T,
    /// Why its file cannot be used, if its backup stands in for it.
    pub damage: Option<SaveError>,
}

/// The name of the backup of a file: its contents before the last write.
fn backup(file: &str) -> String {
    let (stem, extension) = file.rsplit_once('.').unwrap_or((file, "save"));
    format!("{stem}-backup.{extension}")
}

fn read<T: DeserializeOwned>(
    store: &dyn ReadStore,
    kind: &str,
    file: &str,
) -> Result<Option<T>, SaveError> {
    let text = store.read(file)?;
    text.map(|text| decode(kind, &store.place(file), &text)).transpose()
}

/// The value saved under a name, or else its backup; the default if there is neither.
pub(super) fn load_whole<T: DeserializeOwned + Default>(
    store: &dyn ReadStore,
    [kind, file]: [&str; 2],
) -> Result<Kept<T>, SaveError> {
    let damage = match read(store, kind, file) {
        Ok(Some(value)) => return Ok(Kept { value, damage: None }),
        Ok(None) => None,
        Err(error) if error.is_damage() => Some(error),
        Err(error) => return Err(error),
    };
    match (read(store, kind, &backup(file)), damage) {
        (Ok(Some(value)), damage) => Ok(Kept { value, damage }),
        (_, Some(damage)) => Err(damage),
        (Ok(None), None) => Ok(Kept { value: T::default(), damage: None }),
        (Err(error), None) => Err(error),
    }
}

/// The old file becomes the backup; if it is damaged, it is set aside instead. A file that cannot
/// be reached is not written over.
pub(super) fn keep_whole<T: Serialize + DeserializeOwned>(
    store: &dyn SaveStore,
    [kind, file]: [&str; 2],
    value: &T,
) -> Result<(), SaveError> {
    match store.read(file) {
        Ok(None) => {}
        Ok(Some(old)) if decode::<T>(kind, file, &old).is_ok() => {
            store.write(&backup(file), &old)?;
        }
        Err(error) if error.trouble != Trouble::Damaged => return Err(error.into()),
        Ok(Some(_)) | Err(_) => drop(store.set_aside(file)?),
    }
    Ok(store.write(file, &encode(kind, value))?)
}

impl SaveError {
    /// Whether the file was read and cannot be used. Otherwise it could not be reached, and may be
    /// whole.
    pub fn is_damage(&self) -> bool {
        !matches!(self, Self::Store(error) if error.trouble != Trouble::Damaged)
    }
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
