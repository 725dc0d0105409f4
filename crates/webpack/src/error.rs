//! What can go wrong, in words that name the place.

use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a bundle cannot be made or served.
#[derive(Error, Debug)]
pub enum PackError {
    /// A file or folder.
    #[error("{path}: {reason}", path = path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The program.
    #[error("{path}: {reason}", path = path.display())]
    Program {
        /// Its file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// The page's template.
    #[error("{file}: {reason}")]
    Page {
        /// Which part of the page.
        file: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The port.
    #[error("port {port} of 127.0.0.1 cannot be served: {reason}; --port names another")]
    Port {
        /// Which.
        port: u16,
        /// What the system says.
        reason: String,
    },
}

impl PackError {
    /// An error of a file.
    pub fn of(path: impl AsRef<Path>) -> impl FnOnce(std::io::Error) -> Self {
        let path = path.as_ref().to_owned();
        move |reason| Self::File { path, reason }
    }
}
