//! Source texts for libraries: named files, from a folder or elsewhere, and overlays on them.

use super::{DataError, DataErrors, Entry, parse_map};
use serde::de::DeserializeOwned;

/// One file's text. A later source replaces its entries of the same name and adds new ones.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file's name, as the library knows it.
    pub file: String,
    /// The path for error messages.
    pub path: String,
    /// The text.
    pub text: String,
}

/// An error about a file as a whole.
pub fn about_file(path: impl Into<String>, reason: impl Into<String>) -> DataError {
    DataError {
        file: path.into(),
        line: None,
        entry: None,
        field: String::new(),
        reason: reason.into(),
    }
}

/// Errors about the files that have no source.
pub fn missing(sources: &[Source], files: &[&str]) -> DataErrors {
    let is_there = |file: &str| sources.iter().any(|source| source.file == file);
    DataErrors(
        files
            .iter()
            .filter(|file| !is_there(file))
            .map(|file| about_file(*file, "this data file is missing"))
            .collect(),
    )
}

/// The entries of a file with overlays applied, in order of first appearance.
pub fn merged<T: DeserializeOwned>(
    sources: &[Source],
    file: &str,
    errors: &mut DataErrors,
) -> Vec<Entry<T>> {
    let mut result: Vec<Entry<T>> = Vec::new();
    for source in sources.iter().filter(|source| source.file == file) {
        match parse_map::<T>(&source.path, &source.text) {
            Ok(entries) => {
                for entry in entries {
                    match result.iter_mut().find(|known| known.name == entry.name) {
                        Some(known) => *known = entry,
                        None => result.push(entry),
                    }
                }
            }
            Err(found) => errors.0.extend(found.0),
        }
    }
    result
}

/// Reads the files of these names from a folder: all of them, or only those that exist.
///
/// # Errors
/// A folder that is missing or has none of the files; each unreadable file, with the reason.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub fn read_folder(
    folder: &std::path::Path,
    files: &[&str],
    all: bool,
) -> Result<Vec<Source>, DataErrors> {
    let (mut sources, mut errors) = (Vec::new(), DataErrors::default());
    if !folder.is_dir() {
        return Err(about_file(folder.display().to_string(), "there is no such folder").into());
    }
    for file in files {
        let path = folder.join(file);
        match std::fs::read_to_string(&path) {
            Ok(text) => sources.push(Source {
                file: (*file).into(),
                path: path.display().to_string(),
                text,
            }),
            Err(error) if !all && error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => errors
                .0
                .push(about_file(path.display().to_string(), format!("cannot be read: {error}"))),
        }
    }
    if sources.is_empty() && errors.0.is_empty() {
        errors.0.push(about_file(
            folder.display().to_string(),
            format!("holds none of {}", files.join(", ")),
        ));
    }
    if errors.0.is_empty() { Ok(sources) } else { Err(errors) }
}
