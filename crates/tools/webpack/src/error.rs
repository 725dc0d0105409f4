//! Errors, with messages that name the place.

use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a bundle cannot be made or served.
#[derive(Error, Debug)]
pub enum PackError {
    /// A file or folder cannot be used.
    #[error("{path}: {reason}", path = path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// The system's message.
        reason: std::io::Error,
    },
    /// The program is invalid.
    #[error("{path}: {reason}", path = path.display())]
    Program {
        /// Its file.
        path: PathBuf,
        /// The problem.
        reason: String,
    },
    /// The page's template is invalid.
    #[error("{file}: {reason}")]
    Page {
        /// The file of the page.
        file: String,
        /// The problem.
        reason: String,
    },
    /// The port cannot be used.
    #[error("port {port} of 127.0.0.1 cannot be served: {reason}; --port names another")]
    Port {
        /// The port's number.
        port: u16,
        /// The system's message.
        reason: String,
    },
}

impl PackError {
    /// An error for a file.
    pub fn of(path: impl AsRef<Path>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.as_ref().to_owned();
        move |reason| Self::File { path, reason }
    }
}
