//! The script: inputs, each followed by expectations.

use super::input::{read_command, read_inputs};
use super::sections::Section;
use crate::LabError;
use daemonfall_dungeon::Command;

/// An expectation after a block's inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    Map(Vec<String>),
    /// The block has this event, after the one expected before it.
    Event(String),
    /// The block has no such event.
    Never(String),
    /// These are all events of the block.
    Events(Vec<String>),
    /// The last input is refused for a reason that contains these words.
    Refused(String),
    /// An object is about to do this.
    Intent(String),
    /// An actor left this enclosing event in the last beat.
    Enclosing(String),
    /// An actor left this success event in the last beat.
    Success(String),
    /// A preview of this input shows such an event for certain.
    Forecast {
        input: Command,
        wanted: String,
    },
    Value {
        /// Label of an object, or `dive`, and the path to the value: `brute.health.current`.
        path: String,
        wanted: String,
    },
}

/// Inputs with their expectations; the first block may have no inputs.
#[derive(Clone, Debug, Default)]
pub struct Block {
    pub line: u32,
    pub text: String,
    pub inputs: Vec<Command>,
    pub checks: Vec<(u32, Check)>,
}

/// `height` is the number of rows of every map.
pub fn read(path: &str, section: &Section, height: usize) -> Result<Vec<Block>, LabError> {
    let mut blocks = vec![Block { line: section.line, ..Block::default() }];
    let mut lines = section.lines.iter().peekable();
    while let Some((line, text)) = lines.next() {
        let (line, trimmed) = (*line, text.trim());
        let wrong = |reason: String| LabError::line(path, line, reason);
        if trimmed.is_empty() || trimmed.starts_with("//") {
            continue;
        }
        if let Some(inputs) = text.trim_start().strip_prefix("> ") {
            let read = read_inputs(inputs).map_err(wrong)?;
            blocks.push(Block {
                line,
                text: inputs.trim().into(),
                inputs: read,
                checks: Vec::new(),
            });
            continue;
        }
        let Some((key, value)) = trimmed.split_once(':') else {
            return Err(wrong(format!(
                "{trimmed:?} is neither an input (> east) nor an expectation (event: …)"
            )));
        };
        let value = value.trim();
        let check = match key.trim() {
            "map" => {
                let mut rows = Vec::new();
                while rows.len() < height
                    && let Some((_, row)) = lines.next_if(|(_, row)| !row.trim().is_empty())
                {
                    rows.push(row.trim().to_owned());
                }
                if rows.len() < height {
                    let rows = rows.len();
                    return Err(wrong(format!(
                        "this map has {rows} rows, the scene's has {height}"
                    )));
                }
                Check::Map(rows)
            }
            "events" => {
                let mut events = Vec::new();
                while let Some((_, event)) = lines.next_if(|(_, event)| {
                    event.starts_with([' ', '\t']) && !event.trim().is_empty()
                }) {
                    events.push(event.trim().to_owned());
                }
                Check::Events(events)
            }
            "event" => Check::Event(value.into()),
            "never" => Check::Never(value.into()),
            "refused" => Check::Refused(value.into()),
            "intent" => Check::Intent(value.into()),
            "enclosing" => Check::Enclosing(value.into()),
            "success" => Check::Success(value.into()),
            "forecast" => {
                let fail = |reason: String| LabError::line(path, line, reason);
                let (input, wanted) = value
                    .split_once('=')
                    .ok_or_else(|| fail("write forecast: east = player hits dummy".into()))?;
                let input = read_command(input).map_err(fail)?;
                Check::Forecast { input, wanted: wanted.trim().into() }
            }
            "value" => {
                let (path_to, wanted) = value
                    .split_once('=')
                    .ok_or_else(|| wrong("write value: brute.health.current = 2".into()))?;
                Check::Value { path: path_to.trim().into(), wanted: wanted.trim().into() }
            }
            other => {
                let known = [
                    "map",
                    "event",
                    "events",
                    "never",
                    "refused",
                    "intent",
                    "enclosing",
                    "success",
                    "forecast",
                    "value",
                ];
                let hint = daemonfall_core::data::did_you_mean(other, known);
                let known = known.join(", ");
                return Err(wrong(format!(
                    "unknown expectation {other:?}{hint} known are {known}"
                )));
            }
        };
        if let Some(block) = blocks.last_mut() {
            block.checks.push((line, check));
        }
    }
    Ok(blocks)
}
