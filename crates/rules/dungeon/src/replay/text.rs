//! Replays as text: the one format that game and lab write and read.

use super::{Replay, VERSION};
use serde::Deserialize;
use thiserror::Error;

/// Why a text cannot be read as a replay.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ReplayTextError {
    #[error("the replay is cut short: it ends in line {line}, column {column}")]
    CutShort { line: usize, column: usize },
    #[error("the replay is of version {found}, this game plays version {VERSION}")]
    OtherVersion { found: u32 },
    #[error("this is no replay: line {line}, column {column}: {reason}")]
    NoReplay { line: usize, column: usize, reason: String },
}

impl From<serde_json::Error> for ReplayTextError {
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        if error.is_eof() && (line, column) > (1, 0) {
            return Self::CutShort { line, column };
        }
        let told = error.to_string();
        let place = format!(" at line {line} column {column}");
        let reason = told.strip_suffix(&place).unwrap_or(&told).to_owned();
        Self::NoReplay { line, column, reason }
    }
}

#[derive(Deserialize)]
struct Header {
    version: u32,
}

impl Replay {
    /// Reads what [`Replay::write`] makes. The version is checked first, so that another one gets a
    /// clear error. [`Replay::check`] checks whether the replay fits the data.
    ///
    /// # Errors
    /// Location and reason.
    pub fn read(text: &str) -> Result<Self, ReplayTextError> {
        let Header { version } = serde_json::from_str(text)?;
        if version != VERSION {
            return Err(ReplayTextError::OtherVersion { found: version });
        }
        Ok(serde_json::from_str(text)?)
    }

    /// The replay as JSON.
    pub fn write(&self) -> String {
        // Plain data with string keys only, which serde_json never refuses.
        serde_json::to_string(self).unwrap_or_default()
    }
}
