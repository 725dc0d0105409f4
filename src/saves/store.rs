//! The store of texts by name. Everything that is kept goes through it; where it lies is the platform's affair.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::path::PathBuf;
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

/// A place that keeps texts by name.
pub trait Store: Send + Sync + 'static {
    /// The text of this name; none when there is none.
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// Keeps a text: afterwards the old or the new one is there, never a part.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;
    /// Forgets a text.
    fn remove(&self, name: &str) -> Result<(), StoreError>;
    /// Where a text lies, in words for the player.
    fn place(&self, name: &str) -> String;
}

/// The game's store.
#[derive(Resource, Deref)]
pub struct SaveStore(Box<dyn Store>);

impl SaveStore {
    /// A store of any kind.
    pub fn new(store: impl Store) -> Self {
        Self(Box::new(store))
    }

    /// The store of this platform, in a folder of the player's choice if there is one.
    pub fn open(chosen: Option<PathBuf>) -> Self {
        #[cfg(not(target_family = "wasm"))]
        {
            Self::new(super::folder::FolderStore::new(chosen))
        }
        #[cfg(target_family = "wasm")]
        {
            let _ = chosen;
            Self::new(MemoryStore::default())
        }
    }

    /// Gives a text a free name that tells what it was, and returns its place. For what cannot be read but shall not be lost.
    ///
    /// # Errors
    /// When it cannot be written there; then it stays where it is.
    pub fn set_aside(&self, name: &str) -> Result<String, StoreError> {
        let Some(text) = self.read(name)? else {
            return Ok(self.place(name));
        };
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "txt"));
        for number in 1..1000 {
            let aside = format!("{stem}-aside-{number}.{extension}");
            if self.read(&aside)?.is_none() {
                self.write(&aside, &text)?;
                self.remove(name)?;
                return Ok(self.place(&aside));
            }
        }
        Err(StoreError {
            place: self.place(name),
            reason: "too many texts were set aside already".into(),
        })
    }
}

/// A store that lasts as long as the game.
#[derive(Default)]
pub struct MemoryStore(Mutex<HashMap<String, String>>);

impl Store for MemoryStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(name)
            .cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .insert(name.into(), text.into());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(name);
        Ok(())
    }

    fn place(&self, name: &str) -> String {
        name.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_aside_is_never_overwritten() -> Result<(), StoreError> {
        let store = SaveStore::new(MemoryStore::default());
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
