//! Commands as text: the words of every command of the rules, what they mean where the game stands,
//! and what can be asked. Panels and whoever plays from outside share it.

pub mod called;
pub mod complete;
pub mod facts;
pub mod grammar;
mod help;
mod names;
pub mod play;
mod read;
pub mod say;
mod things;
pub mod tiles;

pub use complete::{Candidate, candidates};

use bevy::prelude::*;
use daemonfall_campaign::RunCommand;
use grammar::What;

/// What a line of the console came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Something that was asked for, in lines.
    Told(Vec<String>),
    /// A command that was sent, in its own words; it is carried out within this frame or the next.
    Sent(String),
    /// The record is to be played again.
    Verify,
    /// A past step is to be looked at.
    Go(usize),
    /// The run is to be looked at as it stands.
    Now,
    /// A picture is to be taken, of this name.
    Shot(Option<String>),
    /// The list is to be emptied.
    Clear,
}

/// Lines of an answer, at most.
const LINES: usize = 200;

/// Not more lines than anybody reads.
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

/// The command that a line means; none if it is no command of the rules.
///
/// # Errors
/// What is wrong with its words.
pub fn command(world: &mut World, line: &str) -> Result<Option<RunCommand>, String> {
    let what = grammar::read(&grammar::words(line))?;
    read::command(world, &what).transpose()
}

/// Does what a line wants, or answers it; things `may` be changed by hand or not.
///
/// # Errors
/// What is wrong with the line, or why it is refused.
pub fn run(world: &mut World, line: &str, may: bool) -> Result<Answer, String> {
    answer(world, grammar::read(&grammar::words(line))?, may)
}

fn answer(world: &mut World, what: What, may: bool) -> Result<Answer, String> {
    if let Some(command) = read::command(world, &what) {
        let command = command?;
        let told = play::told(world, &command);
        play::send(world, command, may)?;
        return Ok(Answer::Sent(told));
    }
    let lines = match what {
        What::Place => facts::lines(&facts::place(world)),
        What::Fingerprint { step } => {
            let print = match step {
                Some(step) => facts::recorded(world, step),
                None => facts::fingerprint(world),
            };
            vec![print?.to_string()]
        }
        What::State { words } => called::fields(world, &words)?,
        What::Check { words } => {
            let what = grammar::read(&words)?;
            let command = read::command(world, &what);
            let command = command.ok_or("that is no command of the rules")??;
            let told = play::told(world, &command);
            match play::check(world, &command, may) {
                Ok(()) => vec![format!("{told}: it would be carried out")],
                Err(reason) => vec![format!("{told}: {reason}")],
            }
        }
        What::Replay => facts::lines(&facts::replay(world)?),
        What::Verify => return Ok(Answer::Verify),
        What::Odds { stack, tile, from } => things::odds(world, stack, &tile, from.as_deref())?,
        What::Objects { words } => things::objects(world, &words)?,
        What::Stacks => things::stacks(world)?,
        What::Choices => things::choices(world)?,
        What::Kinds { name } => things::kinds(world, name.as_deref())?,
        What::Streams => facts::lines(&facts::streams(world)?),
        What::Go { step } => return Ok(Answer::Go(step)),
        What::Now => return Ok(Answer::Now),
        What::Shot { name } => return Ok(Answer::Shot(name)),
        What::Help { words } => help::help(&words)?,
        What::Clear => return Ok(Answer::Clear),
        // They were sent already.
        What::Dive(_)
        | What::Sector(_)
        | What::Breach(_)
        | What::Fit { .. }
        | What::Unfit { .. }
        | What::Choose { .. }
        | What::LineUp { .. }
        | What::Take { .. }
        | What::Retreat
        | What::GiveUp
        | What::Edit { .. } => Vec::new(),
    };
    Ok(cut(lines))
}
