//! Replays as text: the one format that game and lab write and read, in the envelope of saves.

use super::{Replay, VERSION};
use daemonfall_core::envelope::{self, EnvelopeError};
use serde::Deserialize;
use thiserror::Error;

/// The kind in the envelope.
pub const KIND: &str = "dive";

/// Why a text cannot be read as a replay.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum ReplayTextError {
    #[error(transparent)]
    Envelope(#[from] EnvelopeError),
    #[error("the replay is cut short: it ends in line {line}, column {column}")]
    CutShort { line: usize, column: usize },
    #[error("the replay is of version {found}, this game plays version {VERSION}")]
    OtherVersion { found: u32 },
    #[error("this is no replay: line {line}, column {column}: {reason}")]
    NoReplay { line: usize, column: usize, reason: String },
}

/// An error in a body that begins after this many lines.
fn error_after(lines: usize, error: &serde_json::Error) -> ReplayTextError {
    let (line, column) = (error.line() + lines, error.column());
    if error.is_eof() && (error.line(), column) > (1, 0) {
        return ReplayTextError::CutShort { line, column };
    }
    let told = error.to_string();
    let place = format!(" at line {} column {column}", error.line());
    let reason = told.strip_suffix(&place).unwrap_or(&told).to_owned();
    ReplayTextError::NoReplay { line, column, reason }
}

#[derive(Deserialize)]
struct Header {
    version: u32,
}

/// Whether a text has a checksum. Version 1 had none. Beats without one are compared when they are
/// played, but nothing proves that they were recorded so.
pub fn is_sealed(text: &str) -> bool {
    text.starts_with(envelope::START)
}

impl Replay {
    /// Reads what [`Replay::write`] makes, or the same without a checksum. The
    /// version is checked first, so that another one gets a clear error. [`Replay::check`] checks
    /// whether the replay fits the data.
    ///
    /// # Errors
    /// Location and reason.
    pub fn read(text: &str) -> Result<Self, ReplayTextError> {
        let (body, lines) = match is_sealed(text) {
            true => (envelope::open(KIND, text)?, 1),
            false => (text, 0),
        };
        let wrong = |error| error_after(lines, &error);
        let Header { version } = serde_json::from_str(body).map_err(wrong)?;
        if version != VERSION {
            return Err(ReplayTextError::OtherVersion { found: version });
        }
        serde_json::from_str(body).map_err(wrong)
    }

    pub fn write(&self) -> String {
        // Plain data with string keys only, which serde_json never refuses.
        envelope::wrap(KIND, &serde_json::to_string(self).unwrap_or_default())
    }
}
