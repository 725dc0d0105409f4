//! The console: commands of the rules as text, checked against the game's current state, and
//! queries. Panels and remote programs share it.

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The answer to a query, in lines.
    Told(Vec<String>),
    /// A command that was sent, in its own words; it is carried out in this frame or the next.
    Sent(String),
    Verify,
    Go(usize),
    /// Return from the past to the run.
    Now,
    Shot(Option<String>),
    Clear,
}

const LINES: usize = 200;

/// Cuts an answer to a readable length.
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

/// The command of a line, or `None` if it is a query; an error for invalid words.
pub fn command(world: &mut World, line: &str) -> Result<Option<RunCommand>, String> {
    let what = grammar::read(&grammar::words(line))?;
    read::command(world, &what).transpose()
}

/// Carries out or answers a line. Edits are allowed only if `may` is set.
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
            let command = command.ok_or("that is not a command of the rules")??;
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
        // These were sent above.
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
