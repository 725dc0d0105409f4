//! What saves in memory and saves in a folder have in common.

use daemonfall_campaign::saves::folder::FolderStore;
use daemonfall_campaign::saves::{MemoryStore, SaveStore, StoreError};
use std::error::Error;

fn in_both(test: fn(&dyn SaveStore) -> Result<(), StoreError>) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    test(&MemoryStore::default())?;
    Ok(test(&FolderStore::new(Some(folder.path().into())))?)
}

#[test]
fn names_are_those_of_one_folder() -> Result<(), Box<dyn Error>> {
    in_both(|store| {
        for name in ["run-1.save", "replays/b.json", "replays/a.json"] {
            store.write(name, "text")?;
        }
        assert_eq!(store.names("replays"), ["replays/a.json", "replays/b.json"]);
        assert_eq!(store.names(""), ["run-1.save"]);
        assert!(store.names("exports").is_empty());
        Ok(())
    })
}

#[test]
fn what_is_set_aside_is_never_overwritten() -> Result<(), Box<dyn Error>> {
    in_both(|store| {
        for text in ["first", "second"] {
            store.write("dive.ron", text)?;
            store.set_aside("dive.ron")?;
        }
        assert_eq!(store.read("dive.ron")?, None);
        assert_eq!(store.read("dive-aside-1.ron")?.as_deref(), Some("first"));
        assert_eq!(store.read("dive-aside-2.ron")?.as_deref(), Some("second"));
        Ok(())
    })
}
