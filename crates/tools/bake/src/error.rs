//! Errors of baking. Every message names the file that it is about.

use std::io;
use std::path::PathBuf;

/// An error that stops a bake before anything is overwritten.
#[derive(Debug, thiserror::Error)]
pub enum BakeError {
    #[error("{}: cannot be read: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("{}: cannot be written: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("{}: {reason}", path.display())]
    Source { path: PathBuf, reason: String },
    #[error("out of date with their sources (bake again): {}", list(.0))]
    Stale(Vec<PathBuf>),
    #[error("{}: {reason}", path.display())]
    Sound { path: PathBuf, reason: String },
    #[error("the loudness cannot be measured: {0}")]
    Meter(String),
    #[error("{0}")]
    Draw(String),
}

impl BakeError {
    pub fn source(path: impl Into<PathBuf>, reason: impl ToString) -> Self {
        Self::Source { path: path.into(), reason: reason.to_string() }
    }
}

fn list(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}
