//! The game's store of everything that is saved.
//! Stores and their contents are defined in the campaign crate.

use bevy::prelude::*;
use std::path::PathBuf;

pub use daemonfall_campaign::saves::{MemoryStore, SaveStore as Store, StoreError};

#[derive(Resource, Deref)]
pub struct SaveStore(Box<dyn Store>);

impl SaveStore {
    pub fn new(store: impl Store) -> Self {
        Self(Box::new(store))
    }

    pub fn open(chosen: Option<PathBuf>) -> Self {
        #[cfg(not(target_family = "wasm"))]
        {
            Self::new(daemonfall_campaign::saves::folder::FolderStore::new(chosen))
        }
        #[cfg(target_family = "wasm")]
        {
            let _ = chosen;
            Self::new(crate::web::storage::BrowserStore)
        }
    }
}
