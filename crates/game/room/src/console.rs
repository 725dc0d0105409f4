//! The console: commands of the rules as text, checked against the game's current state, and
//! queries. Panels and remote programs share it.

pub mod called;
pub mod complete;
pub mod facts;
pub mod grammar;
mod names;
#[cfg(test)]
pub mod properties;
mod read;
pub mod say;
mod things;

pub use complete::{Candidate, candidates};

use crate::console::facts::screen;
use crate::prelude::*;
use daemonfall_breach_mode::Choose;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_run::{Order, act};
use daemonfall_sector_mode::SectorCommand;
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
            let told = told(world, &command);
            send(world, command, may)?;
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
            let told = told(world, &command);
            match check(world, &command, may) {
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
        Ask::Help { words } => complete::help(&words)?,
        Ask::Clear => return Ok(Answer::Clear),
    };
    Ok(cut(lines))
}

const LOCKED: &str = "panels only watch: open the lock to change things by hand";

/// The error is the reason for a refusal. Edits are allowed only if `may` is set.
pub fn check(world: &mut World, command: &RunCommand, may: bool) -> Result<(), String> {
    if command.is_edit() && !may {
        return Err(LOCKED.into());
    }
    if rewind::is_away(world) {
        return Err("the screen shows a past step: commands are disabled".into());
    }
    if let Some(checked) = act::check(world, command) {
        return checked.map_err(|refusal| refusal.to_string());
    }
    Err(match command {
        RunCommand::Dive(_) => "no dive is on the screen".into(),
        RunCommand::Breach(_) => "no breach is on the screen".into(),
        _ => "no run is under way".into(),
    })
}

fn taken(world: &World, command: &RunCommand) -> Result<(), String> {
    let (there, wanted) = (
        screen(world),
        match command {
            RunCommand::Dive(_) => Some(Screen::DIVE),
            RunCommand::Sector(_) => Some(Screen::SECTOR),
            RunCommand::Breach(_) => Some(Screen::BREACH),
            _ => None,
        },
    );
    let paused = world.get_resource::<State<Paused>>();
    if wanted.is_some_and(|wanted| wanted != there) {
        return Err("its screen is not shown".into());
    }
    if wanted.is_some() && paused.is_some_and(|paused| paused.get().0) {
        return Err("the game is paused".into());
    }
    let film = world.get_resource::<BreachPlayback>();
    if wanted == Some(Screen::BREACH) && film.is_some_and(|film| !film.is_over()) {
        return Err("the events before it are still being shown".into());
    }
    Ok(())
}

/// Checks a command and sends it; it is carried out in this frame or the next.
pub fn send(world: &mut World, command: RunCommand, may: bool) -> Result<(), String> {
    check(world, &command, may)?;
    taken(world, &command)?;
    match command {
        RunCommand::Dive(command) => drop(world.write_message(Play(command))),
        RunCommand::Sector(command) => drop(world.write_message(SectorCommand(command))),
        RunCommand::Breach(command) => drop(world.write_message(Choose(command))),
        other => drop(world.write_message(Order(other))),
    }
    Ok(())
}

pub fn steps(world: &World) -> Option<usize> {
    Some(rewind::now(world)?.replay().steps.len())
}

pub fn told(world: &World, command: &RunCommand) -> String {
    match (rewind::now(world), command) {
        (Some(run), _) => say::command(run.content(), &run.sector().grid, command),
        (None, RunCommand::Dive(command)) => say::dive(*command),
        (None, command) => format!("{command:?}"),
    }
}
