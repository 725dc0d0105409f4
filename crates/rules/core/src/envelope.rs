//! The form of everything that is saved: one line with kind, version, length and checksum; then the
//! body.
//!
//! `{"daemonfall":"run","version":2,"bytes":1234,"checksum":"0123456789abcdef"}`, a line break, and
//! that many bytes of JSON. The checksum covers kind, version and body. Version 1 had no such line:
//! it was the bare JSON, with a field `version`. Nothing proves what such a text says, so it is
//! refused.

use crate::fingerprint_of;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The version that is written.
pub const VERSION: u32 = 2;

/// How every text in an envelope begins, even a damaged one.
pub const START: &str = "{\"daemonfall\"";

/// How bare texts of version 1 begin.
const BARE: &str = "{\"version\":";

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Line {
    daemonfall: String,
    version: u32,
    bytes: u64,
    checksum: String,
}

/// The fields that the first line has in every version.
#[derive(Deserialize)]
struct Least {
    daemonfall: String,
    version: u32,
}

/// Why a text cannot be opened.
#[derive(Error, Clone, Debug, PartialEq, Eq)]
pub enum EnvelopeError {
    #[error("it is cut short: it ends at byte {held} of {said}")]
    CutShort { held: u64, said: u64 },
    #[error("it is cut short: it ends at byte {held}, in its first line")]
    CutInLine { held: u64 },
    #[error("it is damaged: it has {held} bytes, but should have {said}")]
    TooLong { held: u64, said: u64 },
    #[error("not a Daemonfall file, or its first line is damaged: column {column}: {reason}")]
    Line { column: usize, reason: String },
    #[error(
        "it was written by a newer version of the game (format {found}; this one reads up to {VERSION})"
    )]
    Newer { found: u32 },
    #[error("it was written by version 1, without a checksum, so it cannot be checked")]
    Bare,
    #[error("it says it is version {found}, which never existed")]
    NoVersion { found: u32 },
    #[error("it is a {found}, not a {wanted}")]
    OtherKind { found: String, wanted: String },
    #[error("it is damaged: its checksum is {said}, but its content gives {found}")]
    Checksum { said: String, found: String },
}

fn checksum(kind: &str, version: u32, body: &str) -> String {
    fingerprint_of(&(kind, version, body)).to_string()
}

/// The text for a body of some kind.
pub fn wrap(kind: &str, body: &str) -> String {
    format!("{}\n{body}", first_line(kind, body))
}

fn first_line(kind: &str, body: &str) -> String {
    let line = Line {
        daemonfall: kind.into(),
        version: VERSION,
        bytes: body.len() as u64,
        checksum: checksum(kind, VERSION, body),
    };
    // Strings and numbers always have a JSON form.
    serde_json::to_string(&line).unwrap_or_default()
}

/// The kind that a text claims to be, if it has an envelope at all.
pub fn kind(text: &str) -> Option<String> {
    let line = text.split_once('\n')?.0;
    serde_json::from_str::<Least>(line).ok().map(|it| it.daemonfall)
}

/// Opens a text of some kind: its whole body.
pub fn open<'t>(wanted: &str, text: &'t str) -> Result<&'t str, EnvelopeError> {
    let held = text.len() as u64;
    if text.starts_with(BARE) {
        return Err(EnvelopeError::Bare);
    }
    let Some((first, body)) = text.split_once('\n') else {
        return Err(match text.starts_with(START) || START.starts_with(text) {
            true => EnvelopeError::CutInLine { held },
            false => wrong_line(text),
        });
    };
    let Ok(least) = serde_json::from_str::<Least>(first) else { return Err(wrong_line(first)) };
    if least.version > VERSION {
        let found = least.version;
        return Err(EnvelopeError::Newer { found });
    }
    if least.version < VERSION {
        let found = least.version;
        return Err(EnvelopeError::NoVersion { found });
    }
    let Ok(line) = serde_json::from_str::<Line>(first) else { return Err(wrong_line(first)) };
    if line.daemonfall != wanted {
        return Err(EnvelopeError::OtherKind { found: line.daemonfall, wanted: wanted.into() });
    }
    let said = line.bytes.saturating_add(first.len() as u64 + 1);
    if held < said {
        return Err(EnvelopeError::CutShort { held, said });
    }
    if held > said {
        return Err(EnvelopeError::TooLong { held, said });
    }
    let found = checksum(wanted, line.version, body);
    if line.checksum != found {
        let said = line.checksum;
        return Err(EnvelopeError::Checksum { said, found });
    }
    // A text has exactly one form: a first line that says the same otherwise was altered.
    if first != first_line(wanted, body) {
        return Err(EnvelopeError::Line {
            column: 1,
            reason: "it is not what the game writes".into(),
        });
    }
    Ok(body)
}

fn wrong_line(line: &str) -> EnvelopeError {
    match serde_json::from_str::<Line>(line) {
        Err(error) => {
            let told = error.to_string();
            let place = format!(" at line {} column {}", error.line(), error.column());
            EnvelopeError::Line {
                column: error.column(),
                reason: told.strip_suffix(&place).unwrap_or(&told).to_owned(),
            }
        }
        Ok(_) => EnvelopeError::Line { column: line.len(), reason: "nothing follows it".into() },
    }
}
