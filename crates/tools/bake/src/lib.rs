//! Bakes the game's pictures and sounds from sources in the repository.
//!
//! Pictures are drawn as SVG in `assets/art/src`, one file per sprite, and become atlases. Sounds
//! are written as code in [`sound`] and become Ogg Vorbis files. The same sources always produce
//! the same pictures and samples, so the baked files are committed and a check can tell whether
//! they are up to date.

pub mod art;
pub mod shots;
pub mod sound;

use std::path::{Path, PathBuf};
use std::{fs, io};

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
        write(&path, &fresh, &file.bytes).map_err(BakeError::unwritten(&path))?;
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

/// An error that stops a bake before anything is overwritten.
#[derive(Debug, thiserror::Error)]
pub enum BakeError {
    #[error("{}: {reason}", path.display())]
    Source { path: PathBuf, reason: String },
    #[error("out of date with their sources (bake again): {}", list(.0))]
    Stale(Vec<PathBuf>),
    #[error("{0}")]
    Plain(String),
}

impl BakeError {
    pub fn source(path: impl Into<PathBuf>, reason: impl ToString) -> Self {
        Self::Source { path: path.into(), reason: reason.to_string() }
    }

    pub fn unwritten(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |error| Self::source(path, format!("cannot be written: {error}"))
    }
}

fn read(path: &Path) -> Result<Vec<u8>, BakeError> {
    fs::read(path).map_err(|error| BakeError::source(path, format!("cannot be read: {error}")))
}

fn list(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}
