//! Source texts for libraries: named files, from a folder or elsewhere, and overlays on them.

use super::{DataError, DataErrors, Entry, PackName, parse_map};
use serde::de::{DeserializeOwned, IgnoredAny};
use std::collections::BTreeMap;

/// One file's text. A later source replaces its entries of the same name and adds new ones.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file's name, as the library knows it.
    pub file: String,
    /// The path for error messages.
    pub path: String,
    pub text: String,
    /// The pack that it comes from; `None` for the game's own files and a folder of changes.
    pub pack: Option<PackName>,
}

impl Source {
    /// A source that comes from no pack.
    pub fn new(file: impl Into<String>, path: impl Into<String>, text: impl Into<String>) -> Self {
        Self { file: file.into(), path: path.into(), text: text.into(), pack: None }
    }
}

pub fn about_file(path: impl Into<String>, reason: impl Into<String>) -> DataError {
    DataError {
        file: path.into(),
        line: None,
        entry: None,
        field: String::new(),
        reason: reason.into(),
    }
}

/// An error about an entry that was read from these sources, at its place there.
pub fn about_entry(
    sources: &[Source],
    file: &str,
    name: &str,
    field: &str,
    reason: impl Into<String>,
) -> DataError {
    let entries: Vec<Entry<IgnoredAny>> = merged(sources, file, &mut DataErrors::default());
    match entries.iter().find(|entry| entry.name == name) {
        Some(entry) => entry.error(field, reason),
        None => {
            DataError { entry: Some(name.into()), field: field.into(), ..about_file(file, reason) }
        }
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
    let (mut result, mut known) = (Vec::<Entry<T>>::new(), BTreeMap::new());
    for source in sources.iter().filter(|source| source.file == file) {
        match parse_map::<T>(&source.path, &source.text) {
            Ok(entries) => {
                for entry in entries {
                    let place = *known.entry(entry.name.clone()).or_insert(result.len());
                    match result.get_mut(place) {
                        Some(earlier) => *earlier = entry,
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
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub fn read_folder(
    folder: &std::path::Path,
    files: &[&str],
    all: bool,
) -> Result<Vec<Source>, DataErrors> {
    use crate::file::{FileError, read_text};
    use std::io::ErrorKind;
    let (mut sources, mut errors) = (Vec::new(), DataErrors::default());
    if !folder.is_dir() {
        return Err(about_file(folder.display().to_string(), "there is no such folder").into());
    }
    for file in files {
        let path = folder.join(file);
        match read_text(&path) {
            Ok(text) => sources.push(Source::new(*file, path.display().to_string(), text)),
            Err(FileError::System(error)) if !all && error.kind() == ErrorKind::NotFound => {}
            Err(error) => {
                errors.0.push(about_file(path.display().to_string(), error.to_string()));
            }
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
