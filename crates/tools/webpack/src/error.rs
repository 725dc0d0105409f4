//! Errors, with messages that name the place.

use std::path::{Path, PathBuf};
use thiserror::Error;

#[derive(Error, Debug)]
pub enum PackError {
    #[error("{path}: {reason}", path = path.display())]
    File { path: PathBuf, reason: std::io::Error },
    #[error("{path}: {reason}", path = path.display())]
    Program { path: PathBuf, reason: String },
    #[error("{file}: {reason}")]
    Page { file: String, reason: String },
    #[error("port {port} of 127.0.0.1 cannot be served: {reason}; --port names another")]
    Port { port: u16, reason: String },
}

impl PackError {
    pub fn of(path: impl AsRef<Path>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.as_ref().to_owned();
        move |reason| Self::File { path, reason }
    }
}
