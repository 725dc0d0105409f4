//! Errors of baking. Every message names the file that it is about.

use std::io;
use std::path::PathBuf;

/// An error that stops a bake before anything is overwritten.
#[derive(Debug, thiserror::Error)]
pub enum BakeError {
    /// A source could not be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// A result could not be written.
    #[error("{}: cannot be written: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    /// A source was read but is invalid.
    #[error("{}: {reason}", path.display())]
    Source { path: PathBuf, reason: String },
    /// Committed files differ from what the sources produce.
    #[error("out of date with their sources (bake again): {}", list(.0))]
    Stale(Vec<PathBuf>),
    /// A sound could not be encoded or decoded.
    #[error("{}: {reason}", path.display())]
    Sound { path: PathBuf, reason: String },
    /// A sound's loudness could not be measured.
    #[error("the loudness cannot be measured: {0}")]
    Meter(String),
    /// The pictures could not be composed.
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
