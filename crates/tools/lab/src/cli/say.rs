//! Output of the commands.

use crate::LabError;
use serde::Serialize;
use std::io::Write;

/// Prints a line. A closed output is not an error.
pub(super) fn say(line: &str) -> Result<(), LabError> {
    match writeln!(std::io::stdout(), "{line}") {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(LabError::file("standard output", error))
        }
        _ => Ok(()),
    }
}

pub(super) fn say_json<T: Serialize>(value: &T) -> Result<(), LabError> {
    say(&serde_json::to_string(value).map_err(LabError::wrong)?)
}

/// Prints an error to standard error; returns `false`, as commands do after one.
pub(super) fn complain(error: &impl std::fmt::Display) -> bool {
    eprintln!("daemonfall-lab: {error}");
    false
}
