//! The store of texts by name. Everything saved goes through it; the platform decides where it is
//! stored.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// Why a text cannot be read or written.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{place}: {reason}")]
pub struct StoreError {
    /// The file.
    pub place: String,
    /// The reason, as a sentence.
    pub reason: String,
    pub trouble: Trouble,
}

/// A kind of [`StoreError`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The text cannot be reached. It may be whole.
    Unreachable,
    /// The text was read and is damaged.
    Damaged,
    /// Another copy of the game uses the store.
    Taken,
}

const ASIDE_AT_MOST: u32 = 1000;

/// A place that stores texts by name, to be read.
pub trait ReadStore: Send + Sync + 'static {
    /// The text of this name; `None` if there is none.
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// The names of the texts in a folder, sorted; for an empty folder name, those outside all
    /// folders. A folder that cannot be read has none.
    fn names(&self, folder: &str) -> Vec<String>;

    /// Where a text is stored, as shown to the player.
    fn place(&self, name: &str) -> String;
}

/// A place that stores texts by name.
pub trait SaveStore: ReadStore {
    /// Makes sure that no other copy of the game writes here. Every change does so by itself.
    fn claim(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Writes a text atomically: afterwards the whole old or the whole new one is there.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;

    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// Gives a text a free name derived from its own, and returns its new place. For unreadable
    /// files that must not be lost.
    /// If it cannot be moved, it stays where it is.
    fn set_aside(&self, name: &str) -> Result<String, StoreError> {
        let Some(text) = self.read(name)? else { return Ok(self.place(name)) };
        for number in 1..ASIDE_AT_MOST {
            let aside = aside_name(name, number);
            if self.read(&aside)?.is_none() {
                self.write(&aside, &text)?;
                self.remove(name)?;
                return Ok(self.place(&aside));
            }
        }
        Err(StoreError {
            place: self.place(name),
            reason: "too many files were already set aside".into(),
            trouble: Trouble::Unreachable,
        })
    }
}

pub(super) fn aside_name(name: &str, number: u32) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "txt"));
    format!("{stem}-aside-{number}.{extension}")
}

/// A store that lasts as long as the program.
#[derive(Default)]
pub struct MemoryStore(Mutex<BTreeMap<String, String>>);

impl MemoryStore {
    fn texts(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ReadStore for MemoryStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts().get(name).cloned())
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let texts = self.texts();
        let within = |name: &&String| match name.rsplit_once('/') {
            Some((place, _)) => place == folder,
            None => folder.is_empty(),
        };
        texts.keys().filter(within).cloned().collect()
    }

    fn place(&self, name: &str) -> String {
        name.into()
    }
}

impl SaveStore for MemoryStore {
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.texts().insert(name.into(), text.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.texts().remove(name);
        Ok(())
    }
}
