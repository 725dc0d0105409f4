//! Saves in memory.

use daemonfall_campaign::saves::{MemoryStore, SaveStore, StoreError};

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
