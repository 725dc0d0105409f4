//! Files of a test: written for the program, and read after it.

use super::errand::content;
use daemonfall_campaign::RunReplay;
use daemonfall_campaign::saves::SavedRun;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

pub fn write(file: impl AsRef<Path>, text: impl AsRef<[u8]>) {
    let file = file.as_ref();
    let written = fs::create_dir_all(file.parent().unwrap_or(file));
    written.and_then(|()| fs::write(file, text)).expect("the folder can be written");
}

pub fn texts_in(folder: &Path) -> Vec<String> {
    let files =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.flatten().map(|file| fs::read_to_string(file.path()).expect("a text")).collect()
}

pub fn replay_in(saves: &Path) -> RunReplay {
    let mut texts = texts_in(&saves.join("replays"));
    texts.retain(|text| RunReplay::is_one(text));
    assert_eq!(texts.len(), 1, "the run is recorded once");
    RunReplay::read("the replay", &texts[0]).unwrap_or_else(|error| panic!("{error}"))
}

pub fn saved_run(text: &str) -> SavedRun {
    let saved = SavedRun::read(&content(), "the save", text);
    saved.unwrap_or_else(|error| panic!("{error}"))
}

/// The run that the title would continue.
pub fn kept(saves: &Path) -> SavedRun {
    saved_run(&fs::read_to_string(saves.join("run-auto.save")).expect("the run is saved"))
}

pub fn copied_assets(folder: &TempDir) -> PathBuf {
    let copy = folder.path().join("assets");
    copy_tree(&super::program::assets(), &copy);
    copy
}

fn copy_tree(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("assets can be read").flatten() {
        let (path, target) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_tree(&path, &target);
        } else {
            fs::copy(&path, &target).expect("assets can be copied");
        }
    }
}
