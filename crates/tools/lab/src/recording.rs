//! Reads and writes replays, and other texts that must not be overwritten by accident.

use crate::LabError;
use daemonfall_dungeon::replay::Replay;
use std::path::Path;

pub fn text(path: &Path) -> Result<String, LabError> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path)
        .map_err(|error| LabError::file(&name, format!("cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        LabError::file(
            &name,
            format!(
                "this is not a replay: not text from byte {} on",
                error.utf8_error().valid_up_to()
            ),
        )
    })
}

pub fn read(path: &Path) -> Result<Replay, LabError> {
    Replay::read(&text(path)?).map_err(|error| LabError::file(path.display(), error))
}

pub fn write(path: &Path, replay: &Replay, force: bool) -> Result<(), LabError> {
    write_text(path, &replay.write(), force)
}

pub fn write_text(path: &Path, text: &str, force: bool) -> Result<(), LabError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true)
    } else {
        options.create_new(true)
    };
    let written = options
        .open(path)
        .and_then(|mut file| std::io::Write::write_all(&mut file, text.as_bytes()));
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => already_there(path),
        _ => LabError::file(path.display(), format!("cannot be written: {error}")),
    })
}

pub fn may_write(path: Option<&Path>, force: bool) -> Result<(), LabError> {
    match path.filter(|path| path.exists() && !force) {
        Some(path) => Err(already_there(path)),
        None => Ok(()),
    }
}

fn already_there(path: &Path) -> LabError {
    LabError::file(path.display(), "already exists; --force overwrites it")
}
