//! Reading and writing replays, and other texts that must not be written over unasked.

use crate::LabError;
use daemonfall_dungeon::replay::Replay;
use std::path::Path;

/// Reads the text of a replay, of whatever.
///
/// # Errors
/// A file that cannot be read or holds no text, with the place.
pub fn text(path: &Path) -> Result<String, LabError> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path)
        .map_err(|error| LabError::file(&name, format!("cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|error| {
        LabError::file(
            &name,
            format!("this is no replay: no text from byte {} on", error.utf8_error().valid_up_to()),
        )
    })
}

/// Reads a replay of a dive.
///
/// # Errors
/// A file that cannot be read or holds no replay, with the place.
pub fn read(path: &Path) -> Result<Replay, LabError> {
    Replay::read(&text(path)?).map_err(|error| LabError::file(path.display(), error))
}

/// Writes a replay into a new file, or over an old one if that is wanted.
///
/// # Errors
/// A file that is there already or cannot be written.
pub fn write(path: &Path, replay: &Replay, force: bool) -> Result<(), LabError> {
    write_text(path, &replay.write(), force)
}

/// Writes a text into a new file, or over an old one if that is wanted.
///
/// # Errors
/// A file that is there already or cannot be written.
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

/// A file that is there already and not to be written over.
pub fn already_there(path: &Path) -> LabError {
    LabError::file(path.display(), "is there already; --force writes over it")
}
