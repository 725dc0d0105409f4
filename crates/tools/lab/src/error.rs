//! The lab's errors, with messages that name the file, the place and the reason.

use daemonfall_core::data::DataErrors;
use thiserror::Error;

#[derive(Error, Debug)]
pub enum LabError {
    #[error("{path}: {reason}")]
    File { path: String, reason: String },
    #[error("{path}:{line}: {reason}")]
    Line {
        path: String,
        /// The line, from 1.
        line: u32,
        reason: String,
    },
    #[error("{0}")]
    Data(#[from] DataErrors),
    #[error("{0}")]
    Wrong(String),
}

impl LabError {
    pub fn wrong(reason: impl ToString) -> Self {
        Self::Wrong(reason.to_string())
    }

    pub fn file(path: impl ToString, reason: impl ToString) -> Self {
        Self::File { path: path.to_string(), reason: reason.to_string() }
    }

    pub fn line(path: impl ToString, line: u32, reason: impl ToString) -> Self {
        Self::Line { path: path.to_string(), line, reason: reason.to_string() }
    }
}
