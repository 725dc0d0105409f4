//! Files of the bundle: reading, writing, and names that contain a hash of the content.

use crate::error::PackError;
use std::fs;
use std::path::{Path, PathBuf};

pub fn read(path: &Path) -> Result<Vec<u8>, PackError> {
    fs::read(path).map_err(PackError::of(path))
}

pub fn write(path: &Path, bytes: &[u8]) -> Result<(), PackError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(PackError::of(folder))?;
    }
    fs::write(path, bytes).map_err(PackError::of(path))
}

/// Twelve digits that change with the content, so that a browser can cache the file for ever.
pub fn print(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().to_hex()[..12].to_owned()
}

pub fn hashed(name: &str, bytes: &[u8]) -> String {
    let print = print(&[bytes]);
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{print}.{ending}"),
        None => format!("{name}-{print}"),
    }
}

/// All files below a folder, sorted, by their relative paths with slashes.
pub fn below(folder: &Path) -> Result<Vec<(String, PathBuf)>, PackError> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(&inner).map_err(PackError::of(&inner))? {
            let path = entry.map_err(PackError::of(&inner))?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let parts = path.strip_prefix(folder).unwrap_or(&path).iter();
            let names: Vec<_> = parts.map(|part| part.to_string_lossy()).collect();
            found.push((names.join("/"), path));
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_its_content_and_with_nothing_else() {
        let name = hashed("page.js", b"one");
        assert_eq!(name, hashed("page.js", b"one"));
        assert_ne!(name, hashed("page.js", b"two"));
        assert!(name.starts_with("page-") && name.ends_with(".js"), "{name}");
        assert_ne!(print(&[b"ab", b"c"]), print(&[b"a", b"bc"]));
    }

    #[test]
    fn files_are_found_in_all_folders_in_one_order() -> Result<(), PackError> {
        let folder = tempfile::tempdir().map_err(PackError::of("a folder for a test"))?;
        for name in ["b.txt", "a/z.txt", "a/deep/y.txt"] {
            write(&folder.path().join(name), name.as_bytes())?;
        }
        let names: Vec<String> = below(folder.path())?.into_iter().map(|it| it.0).collect();
        assert_eq!(names, ["a/deep/y.txt", "a/z.txt", "b.txt"]);
        assert!(below(&folder.path().join("none")).is_err());
        Ok(())
    }
}
