//! The lab's errors, with messages that name the file, the place and the reason.

use daemonfall_core::data::DataErrors;
use thiserror::Error;

/// Why a command of the lab failed.
#[derive(Error, Debug)]
pub enum LabError {
    /// A file or folder cannot be used.
    #[error("{path}: {reason}")]
    File {
        /// Its path.
        path: String,
        /// The reason.
        reason: String,
    },
    /// A line of a file is wrong.
    #[error("{path}:{line}: {reason}")]
    Line {
        /// The file.
        path: String,
        /// The line, from 1.
        line: u32,
        /// The fault.
        reason: String,
    },
    /// The data are invalid.
    #[error("{0}")]
    Data(#[from] DataErrors),
    /// Any other request that cannot be met.
    #[error("{0}")]
    Wrong(String),
}

impl LabError {
    /// An error for a file that cannot be used.
    pub fn file(path: impl ToString, reason: impl ToString) -> Self {
        Self::File { path: path.to_string(), reason: reason.to_string() }
    }

    /// An error for a line that is wrong.
    pub fn line(path: impl ToString, line: u32, reason: impl ToString) -> Self {
        Self::Line { path: path.to_string(), line, reason: reason.to_string() }
    }
}
