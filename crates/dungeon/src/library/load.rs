//! Loading a library from the texts of its files, or from a folder with overlays.

use super::*;
use daemonfall_core::data::{DataError, DataErrors, Entry, parse_map};
use daemonfall_core::fingerprint_of;
use names::with_names;
use serde::de::{DeserializeOwned, IgnoredAny};

/// The files of a data folder.
pub const FILES: [&str; 5] = [
    "kinds.ron",
    "weapons.ron",
    "sequences.ron",
    "pools.ron",
    "floors.ron",
];

/// The text of one file. Later sources of the same file overlay earlier ones: an entry of the same name replaces, a new one is added.
#[derive(Clone, Debug)]
pub struct Source {
    /// One of [`FILES`].
    pub file: String,
    /// The path for error messages.
    pub path: String,
    /// The text.
    pub text: String,
}

impl Library {
    /// Builds a library from sources and checks it as a whole.
    ///
    /// # Errors
    /// Everything found wrong, with file, line, entry and field.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let mut errors = DataErrors::default();
        for file in FILES {
            if !sources.iter().any(|source| source.file == file) {
                errors.0.push(DataError {
                    file: file.into(),
                    line: None,
                    entry: None,
                    field: String::new(),
                    reason: "this data file is missing".into(),
                });
            }
        }
        let mut names = Names::default();
        for (table, file) in [
            (Table::Kind, FILES[0]),
            (Table::Weapon, FILES[1]),
            (Table::Sequence, FILES[2]),
            (Table::Pool, FILES[3]),
        ] {
            let entries: Vec<Entry<IgnoredAny>> = merged(sources, file, &mut errors);
            names.set(table, entries.into_iter().map(|entry| entry.name).collect());
        }
        if !errors.0.is_empty() {
            return Err(errors);
        }
        with_names(&names, || {
            let kinds: Vec<Entry<Kind>> = merged(sources, FILES[0], &mut errors);
            let weapons: Vec<Entry<Weapon>> = merged(sources, FILES[1], &mut errors);
            let sequences: Vec<Entry<Sequence>> = merged(sources, FILES[2], &mut errors);
            let pools: Vec<Entry<Pool>> = merged(sources, FILES[3], &mut errors);
            let floors: Vec<Entry<FloorRecipe>> = merged(sources, FILES[4], &mut errors);
            if errors.0.is_empty() {
                validate::check(
                    &names,
                    &kinds,
                    &weapons,
                    &sequences,
                    &pools,
                    &floors,
                    &mut errors,
                );
            }
            if !errors.0.is_empty() {
                return Err(errors);
            }
            let mut library = Library {
                names: names.clone(),
                kinds: values(kinds),
                weapons: values(weapons),
                sequences: values(sequences),
                pools: values(pools),
                floors: values(floors),
                fingerprint: Fingerprint::default(),
            };
            library.fingerprint = fingerprint_of(&(
                &library.names,
                &library.kinds,
                &library.weapons,
                &library.sequences,
                &library.pools,
                &library.floors,
            ));
            Ok(library)
        })
    }

    /// Builds a library from a folder.
    ///
    /// # Errors
    /// As [`Library::from_sources`]; an unreadable file is named with the reason.
    #[cfg(not(target_family = "wasm"))]
    pub fn load_dir(folder: impl AsRef<std::path::Path>) -> Result<Self, DataErrors> {
        Self::from_sources(&read_folder(folder.as_ref(), true)?)
    }

    /// Builds a library from a folder and another that overlays it and may hold any of the files.
    ///
    /// # Errors
    /// As [`Library::load_dir`].
    #[cfg(not(target_family = "wasm"))]
    pub fn load_overlaid(
        folder: impl AsRef<std::path::Path>,
        overlay: impl AsRef<std::path::Path>,
    ) -> Result<Self, DataErrors> {
        let mut sources = read_folder(folder.as_ref(), true)?;
        sources.extend(read_folder(overlay.as_ref(), false)?);
        Self::from_sources(&sources)
    }
}

fn values<T>(entries: Vec<Entry<T>>) -> Vec<T> {
    entries.into_iter().map(|entry| entry.value).collect()
}

fn merged<T: DeserializeOwned>(
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

#[cfg(not(target_family = "wasm"))]
fn read_folder(folder: &std::path::Path, all: bool) -> Result<Vec<Source>, DataErrors> {
    let (mut sources, mut errors) = (Vec::new(), DataErrors::default());
    let fail = |path: String, reason: String| DataError {
        file: path,
        line: None,
        entry: None,
        field: String::new(),
        reason,
    };
    if !folder.is_dir() {
        return Err(fail(
            folder.display().to_string(),
            "there is no such folder".into(),
        )
        .into());
    }
    for file in FILES {
        let path = folder.join(file);
        match std::fs::read_to_string(&path) {
            Ok(text) => sources.push(Source {
                file: file.into(),
                path: path.display().to_string(),
                text,
            }),
            Err(error) if !all && error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => errors.0.push(fail(
                path.display().to_string(),
                format!("cannot be read: {error}"),
            )),
        }
    }
    if sources.is_empty() && errors.0.is_empty() {
        errors.0.push(fail(
            folder.display().to_string(),
            format!("holds none of {}", FILES.join(", ")),
        ));
    }
    if errors.0.is_empty() {
        Ok(sources)
    } else {
        Err(errors)
    }
}
