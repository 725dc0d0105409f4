//! Finding and loading data folders.

use crate::LabError;
use daemonfall_dungeon::Library;
use daemonfall_dungeon::library::{FILES, Source};
use std::path::{Path, PathBuf};

/// Where the game's data lie below the folder that holds the game.
const GAME_DATA: &str = "assets/data";

/// The folder of the game's data: `assets/data` in this folder or one above it, else beside the program or above that.
///
/// # Errors
/// When there is none, where it was looked for.
pub fn game_folder() -> Result<PathBuf, LabError> {
    let starts = [std::env::current_dir().ok(), std::env::current_exe().ok()];
    let mut folders = starts.iter().flatten().flat_map(|start| start.ancestors());
    let found = folders.find_map(|folder| {
        Some(folder.join(GAME_DATA)).filter(|data| data.join(FILES[0]).is_file())
    });
    found.ok_or_else(|| {
        LabError::file(
            GAME_DATA,
            "the game's data are neither in this folder or one above it, nor beside the program",
        )
    })
}

/// The texts of a data folder; of an overlay, which may lack files.
///
/// # Errors
/// A folder that is missing or holds no data file, a file that cannot be read.
pub fn sources(folder: &Path, overlay: bool) -> Result<Vec<Source>, LabError> {
    if !folder.is_dir() {
        return Err(LabError::file(folder.display(), "there is no such folder"));
    }
    let mut sources = Vec::new();
    for file in FILES {
        let path = folder.join(file);
        match std::fs::read_to_string(&path) {
            Ok(text) => sources.push(Source {
                file: file.into(),
                path: path.display().to_string(),
                text,
            }),
            Err(error) if overlay && error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => {
                return Err(LabError::file(
                    path.display(),
                    format!("cannot be read: {error}"),
                ));
            }
        }
    }
    if sources.is_empty() {
        return Err(LabError::file(
            folder.display(),
            format!("holds none of {}", FILES.join(", ")),
        ));
    }
    Ok(sources)
}

/// The texts of the game's data, and of the folder that overlays them.
///
/// # Errors
/// As [`sources`].
pub fn all_sources(overlay: Option<&Path>) -> Result<Vec<Source>, LabError> {
    let mut all = sources(&game_folder()?, false)?;
    if let Some(overlay) = overlay {
        all.extend(sources(overlay, true)?);
    }
    Ok(all)
}

/// The game's data, and the folder that overlays them, as a checked library.
///
/// # Errors
/// As [`sources`], and everything that is wrong with the data.
pub fn library(overlay: Option<&Path>) -> Result<Library, LabError> {
    Ok(Library::from_sources(&all_sources(overlay)?)?)
}
