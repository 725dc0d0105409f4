//! Writes baked files, or compares them with the committed ones.

use std::fs;
use std::path::{Path, PathBuf};

use crate::BakeError;

/// One baked file, still in memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Baked {
    /// Its path below the assets folder.
    pub path: PathBuf,
    pub bytes: Vec<u8>,
    /// A text in it that identifies its source; for files whose other bytes may differ between
    /// machines.
    pub seal: Option<String>,
}

impl Baked {
    pub fn new(path: impl Into<PathBuf>, bytes: Vec<u8>) -> Self {
        Self { path: path.into(), bytes, seal: None }
    }

    /// A baked file that is up to date as long as it contains `seal`.
    pub fn sealed(path: impl Into<PathBuf>, bytes: Vec<u8>, seal: String) -> Self {
        Self { seal: Some(seal), ..Self::new(path, bytes) }
    }

    fn is_like(&self, there: &[u8]) -> bool {
        match &self.seal {
            None => there == self.bytes,
            Some(seal) => there.windows(seal.len()).any(|part| part == seal.as_bytes()),
        }
    }
}

/// Writes every file, each to a temporary file that is then renamed, so that no half-written file
/// is left behind.
pub fn write_all(assets: &Path, files: &[Baked]) -> Result<(), BakeError> {
    for file in files {
        let path = assets.join(&file.path);
        let fresh = path.with_extension("fresh");
        write(&path, &fresh, &file.bytes)
            .map_err(|source| BakeError::Write { path: path.clone(), source })?;
    }
    Ok(())
}

fn write(path: &Path, fresh: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(fresh, bytes)?;
    fs::rename(fresh, path)
}

/// Compares every file with the committed one.
///
/// # Errors
/// [`BakeError::Stale`], naming each file that is missing or differs.
pub fn check_all(assets: &Path, files: &[Baked]) -> Result<(), BakeError> {
    let stale: Vec<PathBuf> = files
        .iter()
        .map(|file| (assets.join(&file.path), file))
        .filter(|(path, file)| fs::read(path).map_or(true, |there| !file.is_like(&there)))
        .map(|(path, _)| path)
        .collect();
    if stale.is_empty() { Ok(()) } else { Err(BakeError::Stale(stale)) }
}
