//! Saves in a folder.

use daemonfall_campaign::saves::folder::FolderStore;
use daemonfall_campaign::saves::{ReadStore, SaveStore};
use std::fs;

#[test]
fn texts_are_kept_replaced_and_forgotten() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let store = FolderStore::new(Some(folder.path().join("deep/saves")));
    assert_eq!(store.read("dive.ron")?, None);
    store.write("dive.ron", "one")?;
    store.write("dive.ron", "two")?;
    assert_eq!(store.read("dive.ron")?.as_deref(), Some("two"));
    store.remove("dive.ron")?;
    store.remove("dive.ron")?;
    assert_eq!(store.read("dive.ron")?, None);
    assert_eq!(store.names(""), [""; 0], "no half-written file is left");
    Ok(())
}

#[test]
fn what_is_no_text_is_told_from_which_byte_on_and_set_aside_whole()
-> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let store = FolderStore::new(Some(folder.path().into()));
    fs::write(folder.path().join("run.save"), b"ab\xFFcd")?;
    let error = store.read("run.save").err().ok_or("it was read")?;
    assert!(error.reason.contains("byte 2"), "{error}");
    store.set_aside("run.save")?;
    assert_eq!(fs::read(folder.path().join("run-aside-1.save"))?, b"ab\xFFcd");
    assert_eq!(store.read("run.save")?, None);
    Ok(())
}

#[test]
fn a_place_that_cannot_be_written_is_named() -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    fs::write(folder.path().join("file"), "in the way")?;
    let store = FolderStore::new(Some(folder.path().join("file")));
    let error = store.write("dive.ron", "text").err().ok_or("it was written")?;
    assert!(error.to_string().contains("dive.ron"), "{error}");
    Ok(())
}
