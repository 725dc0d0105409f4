//! Files to import runs from.
//! They are read, never written.

use crate::prelude::*;
use daemonfall_core::file::{FileError, read_text};
use std::fs;
use std::path::{Path, PathBuf};

/// Extensions of files that may hold a run.
const ENDINGS: [&str; 2] = ["daemonfall", "save"];

/// The folder that runs are exported to.
pub fn folder(store: &SaveStore) -> PathBuf {
    let place = PathBuf::from(store.place("exports/any"));
    place.parent().map(Path::to_path_buf).unwrap_or_default()
}

/// Files of a folder that may hold a run, sorted by name; none if the folder cannot be read.
pub fn found(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let may_be = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        ending.is_some_and(|ending| ENDINGS.contains(&ending)) && path.is_file()
    };
    let mut files: Vec<PathBuf> = entries.map(|it| it.path()).filter(may_be).collect();
    files.sort();
    files
}

/// Cleans up a typed path: trims blanks and quotes; `~/` is the home folder.
pub fn meant(typed: &str) -> PathBuf {
    let typed = typed.trim().trim_matches(['"', '\'']);
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    match (typed.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => PathBuf::from(home).join(rest),
        _ => PathBuf::from(typed),
    }
}

pub fn read(path: &Path) -> Result<String, String> {
    let place = path.display();
    let wrong = |reason: String| format!("{place}: {reason}");
    let about = fs::metadata(path).map_err(|error| wrong(error.to_string()))?;
    if !about.is_file() {
        return Err(wrong(t!("saves-file-none")));
    }
    read_text(path).map_err(|error| match error {
        FileError::TooLarge => wrong(t!("saves-file-large", count = about.len())),
        error => wrong(error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_that_may_hold_a_run_are_found() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        for name in ["b.save", "a.daemonfall", "notes.txt"] {
            fs::write(folder.path().join(name), name)?;
        }
        fs::create_dir(folder.path().join("c.save"))?;
        let found = found(folder.path());
        let names: Vec<_> = found.iter().filter_map(|path| path.file_name()).collect();
        assert_eq!(names, ["a.daemonfall", "b.save"]);
        assert_eq!(read(&found[0])?, "a.daemonfall");
        Ok(())
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_place() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let missing = read(&folder.path().join("none.save")).err().unwrap_or_default();
        assert!(missing.contains("none.save: "), "{missing}");
        let no_file = read(folder.path()).err().unwrap_or_default();
        assert!(no_file.ends_with("it is not a file"), "{no_file}");
        let broken = folder.path().join("broken.save");
        fs::write(&broken, b"ab\xFF")?;
        let broken = read(&broken).err().unwrap_or_default();
        assert!(broken.contains("byte 2"), "{broken}");
        Ok(())
    }

    #[test]
    fn a_typed_path_may_stand_in_quotes() {
        assert_eq!(meant(" \"/tmp/a b.save\" "), PathBuf::from("/tmp/a b.save"));
    }
}
