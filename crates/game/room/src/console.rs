//! The console: commands of the rules as text, checked against the game's current state, and
//! queries. Panels and remote programs share it.

pub mod called;
pub mod complete;
pub mod facts;
pub mod grammar;
mod help;
mod names;
pub mod play;
#[cfg(test)]
mod properties;
mod read;
pub mod say;
mod things;
pub mod tiles;

pub use complete::{Candidate, candidates};

use bevy::prelude::*;
use daemonfall_campaign::RunCommand;
use grammar::{Ask, What};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Told(Vec<String>),
    /// A command that was sent, in its own words; it is carried out in this frame or the next.
    Sent(String),
    Verify,
    Go(usize),
    Now,
    Shot(Option<String>),
    Clear,
}

const LINES: usize = 200;

fn cut(mut lines: Vec<String>) -> Answer {
    let more = lines.len().saturating_sub(LINES);
    if more > 0 {
        lines.truncate(LINES);
        lines.push(format!("and {more} more"));
    }
    if lines.is_empty() {
        lines.push("nothing".into());
    }
    Answer::Told(lines)
}

pub fn is_file_name(name: &str) -> bool {
    let plain = |sign: char| sign.is_alphanumeric() || ['-', '_'].contains(&sign);
    !name.is_empty() && name.chars().all(plain)
}

/// The command of a line, or `None` if it is a query; an error for invalid words.
pub fn command(world: &mut World, line: &str) -> Result<Option<RunCommand>, String> {
    match grammar::read(&grammar::words(line))? {
        What::Do(command) => read::command(world, &command).map(Some),
        What::Ask(_) => Ok(None),
    }
}

/// Carries out or answers a line. Edits are allowed only if `may` is set.
pub fn run(world: &mut World, line: &str, may: bool) -> Result<Answer, String> {
    match grammar::read(&grammar::words(line))? {
        What::Do(command) => {
            let command = read::command(world, &command)?;
            let told = play::told(world, &command);
            play::send(world, command, may)?;
            Ok(Answer::Sent(told))
        }
        What::Ask(query) => answer(world, query, may),
    }
}

fn answer(world: &mut World, query: Ask, may: bool) -> Result<Answer, String> {
    let lines = match query {
        Ask::Place => facts::lines(&facts::place(world)),
        Ask::Fingerprint { step } => {
            let print = match step {
                Some(step) => facts::recorded(world, step),
                None => facts::fingerprint(world),
            };
            vec![print?.to_string()]
        }
        Ask::State { words } => called::fields(world, &words)?,
        Ask::Check { words } => {
            let What::Do(command) = grammar::read(&words)? else {
                return Err("that is not a command of the rules".into());
            };
            let command = read::command(world, &command)?;
            let told = play::told(world, &command);
            match play::check(world, &command, may) {
                Ok(()) => vec![format!("{told}: it would be carried out")],
                Err(reason) => vec![format!("{told}: {reason}")],
            }
        }
        Ask::Replay => facts::lines(&facts::replay(world)?),
        Ask::Verify => return Ok(Answer::Verify),
        Ask::Odds { stack, tile, from } => things::odds(world, stack, &tile, from.as_deref())?,
        Ask::Objects { words } => things::objects(world, &words)?,
        Ask::Stacks => things::stacks(world)?,
        Ask::Choices => things::choices(world)?,
        Ask::Kinds { name } => things::kinds(world, name.as_deref())?,
        Ask::Streams => facts::lines(&facts::streams(world)?),
        Ask::Go { step } => return Ok(Answer::Go(step)),
        Ask::Now => return Ok(Answer::Now),
        Ask::Shot { name } => return Ok(Answer::Shot(name)),
        Ask::Help { words } => help::help(&words)?,
        Ask::Clear => return Ok(Answer::Clear),
    };
    Ok(cut(lines))
}
