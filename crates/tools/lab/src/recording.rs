//! Reads and writes replays, and other texts that must not be overwritten by accident.

use crate::LabError;
use daemonfall_campaign::RunReplay;
use daemonfall_campaign::saves::SaveStore;
use daemonfall_campaign::saves::folder::{FolderStore, replace};
use daemonfall_core::file::read_text;
use daemonfall_dungeon::replay::Replay;
use std::path::Path;

pub fn text(path: &Path) -> Result<String, LabError> {
    read_text(path).map_err(|error| LabError::file(path.display(), error))
}

pub fn read(path: &Path) -> Result<Replay, LabError> {
    dive(path, &text(path)?)
}

/// The replay of a dive in the text of a file.
pub fn dive(path: &Path, text: &str) -> Result<Replay, LabError> {
    Replay::read(text).map_err(|error| LabError::file(path.display(), error))
}

/// The replay of a run in the text of a file.
pub fn run(path: &Path, text: &str) -> Result<RunReplay, LabError> {
    RunReplay::read(&path.display().to_string(), text).map_err(LabError::wrong)
}

pub fn write(path: &Path, replay: &Replay, force: bool) -> Result<(), LabError> {
    write_text(path, &replay.write(), force)
}

/// Writes a save as the game does: not while a copy of the game uses the folder.
pub fn save(path: &Path, text: &str, force: bool) -> Result<(), LabError> {
    may_write(Some(path), force)?;
    let folder = FolderStore::new(path.parent().map(Path::to_path_buf));
    folder.claim().map_err(LabError::wrong)?;
    write_text(path, text, force)
}

pub fn write_text(path: &Path, text: &str, force: bool) -> Result<(), LabError> {
    may_write(Some(path), force)?;
    if path.metadata().is_ok_and(|about| !about.is_file()) {
        return Err(LabError::file(path.display(), "cannot be written: it is not a file"));
    }
    replace(path, text)
        .map_err(|error| LabError::file(path.display(), format!("cannot be written: {error}")))
}

pub fn may_write(path: Option<&Path>, force: bool) -> Result<(), LabError> {
    match path.filter(|path| path.exists() && !force) {
        Some(path) => Err(LabError::file(path.display(), "already exists; --force overwrites it")),
        None => Ok(()),
    }
}
