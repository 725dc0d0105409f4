//! Errors, with messages that name the place.

use std::path::{Path, PathBuf};
use thiserror::Error;

#[derive(Error, Debug)]
pub enum PackError {
    /// A file or folder cannot be used.
    #[error("{path}: {reason}", path = path.display())]
    File { path: PathBuf, reason: std::io::Error },
    /// The program is invalid.
    #[error("{path}: {reason}", path = path.display())]
    Program { path: PathBuf, reason: String },
    /// The page's template is invalid.
    #[error("{file}: {reason}")]
    Page { file: String, reason: String },
    /// The port cannot be used.
    #[error("port {port} of 127.0.0.1 cannot be served: {reason}; --port names another")]
    Port { port: u16, reason: String },
}

impl PackError {
    pub fn of(path: impl AsRef<Path>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.as_ref().to_owned();
        move |reason| Self::File { path, reason }
    }
}
