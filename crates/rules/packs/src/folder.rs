//! Packs as folders.

use crate::gather::Gathered;
use daemonfall_core::data::{DataError, DataErrors};
use std::fs::{self, File};
use std::path::Path;

/// Why something else is refused: a pipe would be read forever.
pub const NEITHER: &str = "is neither a file nor a folder";

/// Reads the files of a folder. Links are refused: they lead out of it.
pub fn read<'k>(folder: &Path, known: &'k [&'k str]) -> Result<Gathered<'k>, DataErrors> {
    let mut gathered = Gathered::new(folder.display().to_string(), known);
    walk(&mut gathered, folder, "")?;
    Ok(gathered)
}

/// Adds what lies in one of its folders, `inner`; the bound of files ends the walk.
fn walk(gathered: &mut Gathered, folder: &Path, inner: &str) -> Result<(), DataError> {
    let wrong = |gathered: &Gathered, path: &str, error: std::io::Error| {
        gathered.error(path, format!("cannot be read: {error}"))
    };
    let entries = fs::read_dir(folder).map_err(|error| wrong(gathered, inner, error))?;
    let (mut files, mut folders) = (Vec::new(), Vec::new());
    for entry in entries {
        let entry = entry.map_err(|error| wrong(gathered, inner, error))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if inner.is_empty() { name } else { format!("{inner}/{name}") };
        gathered.note(&path)?;
        let sort = entry.file_type().map_err(|error| wrong(gathered, &path, error))?;
        if sort.is_symlink() {
            return Err(gathered.error(&path, "is a link: a pack holds its files itself"));
        }
        if !sort.is_dir() && !sort.is_file() {
            return Err(gathered.error(&path, NEITHER));
        }
        let list = if sort.is_dir() { &mut folders } else { &mut files };
        list.push((path, entry.path()));
    }
    // A folder has no order of its own.
    files.sort();
    folders.sort();
    for (path, place) in &files {
        let open = || File::open(place).map_err(|error| format!("cannot be read: {error}"));
        gathered.add(path, open)?;
    }
    folders.iter().try_for_each(|(path, place)| walk(gathered, place, path))
}
