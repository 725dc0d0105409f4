//! Reading and writing replays.

use crate::LabError;
use daemonfall_core::data::ron_options;
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
                "is no replay: no text from byte {} on",
                error.utf8_error().valid_up_to()
            ),
        )
    })?;
    ron_options().from_str(&text).map_err(|error| {
        let start = error.span.start;
        LabError::line(
            &name,
            start.line as u32,
            format!(
                "is no replay, or one cut short: column {}: {}",
                start.col, error.code
            ),
        )
    })
}

/// Writes a replay into a new file, or over an old one if that is wanted.
///
/// # Errors
/// A file that is there already or cannot be written.
pub fn write(path: &Path, replay: &Replay, force: bool) -> Result<(), LabError> {
    let text = ron_options()
        .to_string(replay)
        .map_err(|error| LabError::file(path.display(), error))?;
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
        std::io::ErrorKind::AlreadyExists => {
            LabError::file(path.display(), "is there already; --force writes over it")
        }
        _ => LabError::file(path.display(), format!("cannot be written: {error}")),
    })
}
