//! The store of texts by name. Everything that is kept goes through it; where it lies is the
//! platform's affair.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use thiserror::Error;

/// Why a text cannot be read or written.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[error("{place}: {reason}")]
pub struct StoreError {
    /// Where.
    pub place: String,
    /// Why, in words.
    pub reason: String,
}

/// Texts set aside of one name, at most.
const ASIDE_AT_MOST: u32 = 1000;

/// A place that keeps texts by name.
pub trait SaveStore: Send + Sync + 'static {
    /// The text of this name; none when there is none.
    ///
    /// # Errors
    /// What is there and cannot be read, with the place.
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a text: afterwards the old or the new one is there, never a part.
    ///
    /// # Errors
    /// Why it cannot be kept, with the place.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// Forgets a text.
    ///
    /// # Errors
    /// Why it cannot be forgotten, with the place.
    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// The names of the texts in a folder, in order; of those that lie beside all folders where it
    /// is empty. What cannot be looked into has none.
    fn names(&self, folder: &str) -> Vec<String>;

    /// Where a text lies, in words for the player.
    fn place(&self, name: &str) -> String;

    /// Gives a text a free name that tells what it was, and returns its place. For what cannot be
    /// read but shall not be lost.
    ///
    /// # Errors
    /// When it cannot be moved there; then it stays where it is.
    fn set_aside(&self, name: &str) -> Result<String, StoreError> {
        let Some(text) = self.read(name)? else {
            return Ok(self.place(name));
        };
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
        })
    }
}

/// The name under which a text is set aside.
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

impl SaveStore for MemoryStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.texts().insert(name.into(), text.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.texts().remove(name);
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_one_folder() -> Result<(), StoreError> {
        let store = MemoryStore::default();
        for name in ["run-1.save", "replays/b.json", "replays/a.json"] {
            store.write(name, "text")?;
        }
        assert_eq!(store.names("replays"), ["replays/a.json", "replays/b.json"]);
        assert_eq!(store.names(""), ["run-1.save"]);
        assert!(store.names("exports").is_empty());
        Ok(())
    }

    #[test]
    fn what_is_set_aside_is_never_overwritten() -> Result<(), StoreError> {
        let store = MemoryStore::default();
        for text in ["first", "second"] {
            store.write("dive.ron", text)?;
            store.set_aside("dive.ron")?;
        }
        assert_eq!(store.read("dive.ron")?, None);
        assert_eq!(store.read("dive-aside-1.ron")?.as_deref(), Some("first"));
        assert_eq!(store.read("dive-aside-2.ron")?.as_deref(), Some("second"));
        Ok(())
    }
}
