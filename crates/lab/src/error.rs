//! What can go wrong in the lab, in words that name the file, the place and the reason.

use daemonfall_core::data::DataErrors;
use thiserror::Error;

/// Why a command of the lab came to nothing.
#[derive(Error, Debug)]
pub enum LabError {
    /// A file or folder cannot be used.
    #[error("{path}: {reason}")]
    File {
        /// Which one.
        path: String,
        /// Why not.
        reason: String,
    },
    /// A line of a file is wrong.
    #[error("{path}:{line}: {reason}")]
    Line {
        /// The file.
        path: String,
        /// The line, from 1.
        line: u32,
        /// What is wrong.
        reason: String,
    },
    /// The data are wrong.
    #[error("{0}")]
    Data(#[from] DataErrors),
    /// Whatever else was asked for and cannot be had.
    #[error("{0}")]
    Wrong(String),
}

impl LabError {
    /// A file that cannot be used.
    pub fn file(path: impl ToString, reason: impl ToString) -> Self {
        Self::File { path: path.to_string(), reason: reason.to_string() }
    }

    /// A line that is wrong.
    pub fn line(path: impl ToString, line: u32, reason: impl ToString) -> Self {
        Self::Line { path: path.to_string(), line, reason: reason.to_string() }
    }
}
