//! Writes baked files, or compares them with the committed ones.

use std::fs;
use std::path::{Path, PathBuf};

use crate::BakeError;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Baked {
    /// Its path below the assets folder.
    pub path: PathBuf,
    pub bytes: Vec<u8>,
    /// A text in it that identifies its source, if its other bytes may differ between machines.
    pub seal: Option<String>,
}

impl Baked {
    pub fn new(path: impl Into<PathBuf>, bytes: Vec<u8>) -> Self {
        Self { path: path.into(), bytes, seal: None }
    }

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

/// Each file is written under another name and renamed, so that none is left half-written.
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

pub fn check_all(assets: &Path, files: &[Baked]) -> Result<(), BakeError> {
    let stale: Vec<PathBuf> = files
        .iter()
        .map(|file| (assets.join(&file.path), file))
        .filter(|(path, file)| fs::read(path).map_or(true, |there| !file.is_like(&there)))
        .map(|(path, _)| path)
        .collect();
    if stale.is_empty() { Ok(()) } else { Err(BakeError::Stale(stale)) }
}
