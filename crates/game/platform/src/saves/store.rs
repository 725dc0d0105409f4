//! The game's store of everything that is saved: read at once, written in the background.
//! Stores and their contents are defined in the campaign crate.

use super::queue::{Answer, Queue};
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

pub use daemonfall_campaign::saves::{
    MemoryStore, ReadStore, SaveStore as Store, StoreError, Trouble,
};

/// The longest that a reader waits for writes: a disk that takes longer does not answer any more.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Resource, Deref)]
pub struct SaveStore {
    #[deref]
    front: Box<dyn ReadStore>,
    queue: Arc<Queue>,
}

impl SaveStore {
    pub fn new(store: impl Store) -> Self {
        let store: Arc<dyn Store> = Arc::new(store);
        let queue = Arc::new(Queue::new(store.clone()));
        Self { front: Box::new(Front { store, queue: queue.clone() }), queue }
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

    /// Does work with the store in the background, after all work asked for before; then `answer`
    /// is called with its result. Work that still waits is left out when newer work of the same
    /// number `replaces` it.
    pub fn later<T: Send + 'static>(
        &self,
        replaces: Option<u32>,
        work: impl FnOnce(&dyn Store) -> T + Send + 'static,
        answer: impl FnOnce(&mut World, T) + Send + 'static,
    ) {
        let work = move |store: &dyn Store| -> Answer {
            let done = work(store);
            Box::new(move |world| answer(world, done))
        };
        self.queue.add(replaces, Box::new(work));
    }

    /// Writes a text in the background; `told` gets the result.
    pub fn write(
        &self,
        name: impl Into<String>,
        text: String,
        told: impl FnOnce(&mut World, Result<(), StoreError>) + Send + 'static,
    ) {
        let name = name.into();
        self.later(None, move |store| store.write(&name, &text), told);
    }

    /// Waits until everything asked for is written; `false` if the disk does not answer.
    pub fn finish(&self) -> bool {
        self.queue.finish(PATIENCE)
    }

    /// What finishes the writes of this store, without the world.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn queue(&self) -> Arc<Queue> {
        self.queue.clone()
    }

    /// The results of the work that is done.
    pub(super) fn answers(&self) -> Vec<Answer> {
        self.queue.answers()
    }
}

/// The program ends only when the last write is done.
impl Drop for SaveStore {
    fn drop(&mut self) {
        self.finish();
    }
}

/// A store as the main thread sees it: what is asked for is first written.
struct Front {
    store: Arc<dyn Store>,
    queue: Arc<Queue>,
}

impl Front {
    fn store(&self) -> &dyn Store {
        self.queue.finish(PATIENCE);
        &*self.store
    }
}

impl ReadStore for Front {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.store().read(name)
    }

    fn names(&self, folder: &str) -> Vec<String> {
        self.store().names(folder)
    }

    fn place(&self, name: &str) -> String {
        self.store.place(name)
    }
}
