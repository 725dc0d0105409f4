//! The lab as a program, the game's data, and files.

use daemonfall_campaign::Content;
use daemonfall_dungeon::Library;
use daemonfall_lab::data;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

pub fn library() -> Library {
    data::library(None).expect("the game's data are sound")
}

pub fn content() -> Arc<Content> {
    data::content(None).expect("the game's data are sound")
}

pub fn in_the_house(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    root.join(name)
}

/// Exit status, standard output and standard error of the lab.
pub fn lab(arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daemonfall-lab"));
    let output = command.args(arguments).output().expect("it starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

pub fn file(name: &str, text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), name, text);
    (folder, file.display().to_string())
}

pub fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let file = folder.join(name);
    std::fs::write(&file, text).expect("the folder can be written into");
    file
}
