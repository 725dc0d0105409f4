//! What can go wrong while baking. Every message names the file it is about.

use std::io;
use std::path::PathBuf;

/// An error that stops a bake before anything is overwritten.
#[derive(Debug, thiserror::Error)]
pub enum BakeError {
    /// A source could not be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A result could not be written.
    #[error("{}: cannot be written: {source}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A source was read but makes no sense.
    #[error("{}: {reason}", path.display())]
    Source {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Committed files differ from what the sources give.
    #[error("not what the sources give (bake again): {}", list(.0))]
    Stale(Vec<PathBuf>),
    /// A sound could not be written down or read.
    #[error("{}: {reason}", path.display())]
    Sound {
        /// The file.
        path: PathBuf,
        /// What the encoder or decoder says.
        reason: String,
    },
    /// A sound's loudness could not be measured.
    #[error("the loudness cannot be measured: {0}")]
    Meter(String),
    /// The pictures could not be put together.
    #[error("{0}")]
    Draw(String),
}

impl BakeError {
    /// A source that makes no sense.
    pub fn source(path: impl Into<PathBuf>, reason: impl ToString) -> Self {
        Self::Source { path: path.into(), reason: reason.to_string() }
    }
}

fn list(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")
}
