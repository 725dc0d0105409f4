//! Baking as a whole: the files are up to date, and errors name the source they refuse.

use std::fs;

use crate::assets;
use daemonfall_bake::{BakeError, art, output};

fn copy() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder for the test");
    fs::create_dir_all(folder.path().join("art/src")).expect("a folder for sources");
    for entry in fs::read_dir(assets().join("art/src")).expect("the sources") {
        let path = entry.expect("a source").path();
        let name = path.file_name().expect("a name").to_owned();
        fs::copy(&path, folder.path().join("art/src").join(name)).expect("a copy");
    }
    fs::copy(assets().join("art/sprites.json"), folder.path().join("art/sprites.json"))
        .expect("a copy");
    folder
}

#[test]
fn the_committed_pictures_are_up_to_date() -> Result<(), BakeError> {
    output::check_all(&assets(), &art::bake(&assets())?)
}

#[test]
fn a_changed_atlas_is_named_by_the_check() -> Result<(), BakeError> {
    let folder = copy();
    let files = art::bake(folder.path())?;
    output::write_all(folder.path(), &files)?;
    output::check_all(folder.path(), &files)?;
    fs::write(folder.path().join("art/atlas.json"), "{}").expect("a change");
    let said = output::check_all(folder.path(), &files).expect_err("a difference").to_string();
    assert!(said.contains("atlas.json") && !said.contains("atlas.png"), "{said}");
    Ok(())
}

#[test]
fn a_broken_missing_or_unlisted_source_is_named_with_the_reason() {
    let folder = copy();
    let source = folder.path().join("art/src/crawler.svg");
    let refusal = || art::bake(folder.path()).expect_err("a refusal").to_string();
    fs::write(&source, "<svg").expect("a broken source");
    assert!(refusal().contains("crawler.svg: "), "{}", refusal());
    fs::remove_file(&source).expect("a missing source");
    assert!(refusal().contains("crawler.svg: cannot be read"), "{}", refusal());
    fs::copy(assets().join("art/src/crawler.svg"), &source).expect("the source again");
    fs::copy(&source, folder.path().join("art/src/stray.svg")).expect("a source more");
    assert!(refusal().contains("stray.svg: is not listed"), "{}", refusal());
}
