//! Reading and writing replays.

use crate::LabError;
use daemonfall_dungeon::replay::Replay;
use std::path::Path;

/// Reads a replay.
///
/// # Errors
/// A file that cannot be read or holds no replay, with the place.
pub fn read(path: &Path) -> Result<Replay, LabError> {
    let name = path.display().to_string();
    let bytes = std::fs::read(path)
        .map_err(|error| LabError::file(&name, format!("cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        LabError::file(
            &name,
            format!(
                "this is no replay: no text from byte {} on",
                error.utf8_error().valid_up_to()
            ),
        )
    })?;
    Replay::read(&text).map_err(|error| LabError::file(&name, error))
}

/// Writes a replay into a new file, or over an old one if that is wanted.
///
/// # Errors
/// A file that is there already or cannot be written.
pub fn write(path: &Path, replay: &Replay, force: bool) -> Result<(), LabError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true)
    } else {
        options.create_new(true)
    };
    let written = options
        .open(path)
        .and_then(|mut file| std::io::Write::write_all(&mut file, replay.write().as_bytes()));
    written.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            LabError::file(path.display(), "is there already; --force writes over it")
        }
        _ => LabError::file(path.display(), format!("cannot be written: {error}")),
    })
}
