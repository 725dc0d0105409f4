//! The script: inputs, each followed by expectations.

use crate::LabError;
use daemonfall_dungeon::{Command, Direction};

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
                let known = "map, event, events, never, refused, intent, enclosing, success, \
                             forecast, value";
                let hint = daemonfall_core::data::did_you_mean(other, known.split(", "));
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

pub const KNOWN: [&str; 8] =
    ["set", "kinds", "weapons", "sequences", "pools", "legend", "map", "play"];

#[derive(Clone, Debug)]
pub struct Section {
    pub name: String,
    /// Line of its header.
    pub line: u32,
    /// Its lines with their numbers, from 1.
    pub lines: Vec<(u32, String)>,
}

#[derive(Clone, Debug, Default)]
pub struct Sections {
    /// The prose before the first section.
    pub title: String,
    pub sections: Vec<Section>,
}

impl Section {
    /// The lines with content: neither blank nor a comment.
    pub fn said(&self) -> impl Iterator<Item = (u32, &str)> {
        let lines = self.lines.iter().map(|(line, text)| (*line, text.trim()));
        lines.filter(|(_, text)| !text.is_empty() && !text.starts_with("//"))
    }

    /// The section's text, padded with empty lines in front so that line numbers match the file.
    pub fn padded(&self) -> String {
        let body: Vec<&str> = self.lines.iter().map(|(_, text)| text.as_str()).collect();
        "\n".repeat(self.line as usize) + &body.join("\n")
    }
}

impl Sections {
    pub fn cut(path: &str, text: &str) -> Result<Self, LabError> {
        let mut result = Self::default();
        for (place, text) in text.lines().enumerate() {
            let line = place as u32 + 1;
            if let Some(name) = header(text) {
                let wrong = |reason: String| Err(LabError::line(path, line, reason));
                if !KNOWN.contains(&name) {
                    let hint = daemonfall_core::data::did_you_mean(name, KNOWN);
                    let known = KNOWN.join(", ");
                    return wrong(format!("unknown section [{name}]{hint} known are {known}"));
                }
                if result.get(name).is_some() {
                    return wrong(format!("section [{name}] appears twice"));
                }
                result.sections.push(Section { name: name.into(), line, lines: Vec::new() });
                continue;
            }
            match result.sections.last_mut() {
                Some(section) => section.lines.push((line, text.trim_end().into())),
                None => {
                    result.title.push_str(text.trim_start_matches("//").trim());
                    result.title.push('\n');
                }
            }
        }
        result.title = result.title.trim().to_owned();
        Ok(result)
    }

    pub fn get(&self, name: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.name == name)
    }
}

/// Only small letters are allowed, so that few map rows look like a header.
fn header(text: &str) -> Option<&str> {
    let name = text.trim_end().strip_prefix('[')?.strip_suffix(']')?;
    let is_name = name.len() > 1 && name.bytes().all(|byte| byte.is_ascii_lowercase());
    is_name.then_some(name)
}

/// Reads the inputs of one line, separated by commas.
pub fn read_inputs(text: &str) -> Result<Vec<Command>, String> {
    let mut commands = Vec::new();
    for input in text.split(',') {
        let mut words: Vec<&str> = input.split_whitespace().collect();
        let times = words.last().and_then(|word| word.strip_prefix('x')?.parse::<u16>().ok());
        if times.is_some() {
            words.pop();
        }
        let command = known(&words, input)?;
        commands.extend(std::iter::repeat_n(command, usize::from(times.unwrap_or(1))));
    }
    Ok(commands)
}

/// Reads one input: `east`, `wait`, `bomb north`, `drink`, `take`.
pub fn read_command(text: &str) -> Result<Command, String> {
    known(&text.split_whitespace().collect::<Vec<_>>(), text)
}

fn known(words: &[&str], input: &str) -> Result<Command, String> {
    read_input(words).ok_or_else(|| {
        format!("unknown input {:?}; known are north, east, south, west, wait, drink, take, bomb DIRECTION, each with xN for N times", input.trim())
    })
}

fn read_input(words: &[&str]) -> Option<Command> {
    match words {
        ["wait"] => Some(Command::Wait),
        ["drink"] => Some(Command::Drink),
        ["take"] => Some(Command::Take),
        ["bomb", direction] => Direction::named(direction).map(Command::Bomb),
        ["step", direction] | [direction] => Direction::named(direction).map(Command::Step),
        _ => None,
    }
}
