//! The console: commands of the rules as text, checked against the game's current state, and
//! queries. Panels and remote programs share it.

pub mod arguments;
pub mod called;
pub mod complete;
pub mod facts;
pub mod grammar;
mod names;
#[cfg(test)]
pub mod properties;
#[cfg(test)]
mod tests;
mod things;

pub use complete::{Candidate, candidates};

use crate::prelude::*;
use arguments::Names;
use daemonfall_breach_mode::Choose;
use daemonfall_breach_mode::playback::BreachPlayback;
use daemonfall_run::{Order, act};
use daemonfall_sector_mode::SectorCommand;
use grammar::Form;
use serde::de::DeserializeOwned;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Told(Vec<String>),
    /// A command that was sent; it is carried out in this frame or the next.
    Sent(Sent),
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

/// The file of a picture of the window, next to the saves.
pub fn picture(world: &World, name: &str) -> Result<String, String> {
    let plain = |sign: char| sign.is_alphanumeric() || ['-', '_'].contains(&sign);
    match !name.is_empty() && name.chars().all(plain) {
        true => Ok(world.resource::<SaveStore>().place(&format!("shots/{name}.png"))),
        false => Err(format!("{name:?} is not a name for a picture: use letters, digits, - and _")),
    }
}

/// A command that was sent, until it is on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The command in its own words.
    pub told: String,
    /// The number of recorded steps before it.
    before: Option<usize>,
    pub frames: u32,
}

/// Frames after which a command outside of runs is done.
const ALONE: u32 = 3;

impl Sent {
    /// Checks once a frame whether it is carried out.
    pub fn is_over(&mut self, world: &World) -> bool {
        self.frames += 1;
        match (self.before, steps(world)) {
            (Some(before), Some(now)) => now > before,
            _ => self.frames >= ALONE,
        }
    }
}

/// The form of a line, and its arguments.
fn read(world: &mut World, words: &[String]) -> Result<(&'static Form, Vec<Value>), String> {
    let (form, given) = grammar::find(words, facts::in_dive(world))?;
    Ok((form, arguments::read(world, form, &given)?))
}

/// The command of a line, or `None` if it is a query; an error for invalid words.
pub fn command(world: &mut World, line: &str) -> Result<Option<RunCommand>, String> {
    let (form, given) = read(world, &grammar::words(line))?;
    form.command(&given).transpose()
}

/// Carries out or answers a line. Edits are allowed only if `may` is set.
pub fn run(world: &mut World, line: &str, may: bool) -> Result<Answer, String> {
    let (form, given) = read(world, &grammar::words(line))?;
    match form.command(&given).transpose()? {
        Some(command) => send(world, command, may).map(Answer::Sent),
        None => answer(world, form.name[0], &given, may),
    }
}

fn argument<T: DeserializeOwned>(given: &[Value], place: usize) -> Result<T, String> {
    let value = given.get(place).cloned().unwrap_or_default();
    serde_json::from_value(value).map_err(|error| error.to_string())
}

fn answer(world: &mut World, query: &str, given: &[Value], may: bool) -> Result<Answer, String> {
    let words = || argument::<Vec<String>>(given, 0);
    let name = || argument::<Option<String>>(given, 0);
    let lines = match query {
        "place" => facts::lines(&facts::place(world)),
        "fingerprint" => {
            let print = match argument(given, 0)? {
                Some(step) => facts::recorded(world, step),
                None => facts::fingerprint(world),
            };
            vec![print?.to_string()]
        }
        "state" => called::fields(world, &words()?)?,
        "check" => {
            let (form, given) = read(world, &words()?)?;
            let command = form.command(&given).transpose()?;
            let command = command.ok_or("that is not a command of the rules")?;
            let told = told(world, &command);
            match check(world, &command, may) {
                Ok(()) => vec![format!("{told}: it would be carried out")],
                Err(reason) => vec![format!("{told}: {reason}")],
            }
        }
        "replay" => facts::lines(&facts::replay(world)?),
        "verify" => return Ok(Answer::Verify),
        "odds" => {
            things::odds(world, argument(given, 0)?, argument(given, 1)?, argument(given, 2)?)?
        }
        "objects" => things::objects(world, &words()?)?,
        "stacks" => things::stacks(world)?,
        "choices" => things::choices(world)?,
        "kinds" => things::kinds(world, name()?.as_deref())?,
        "streams" => facts::lines(&facts::streams(world)?),
        "go" => return Ok(Answer::Go(argument(given, 0)?)),
        "now" => return Ok(Answer::Now),
        "shot" => return Ok(Answer::Shot(name()?)),
        "help" => complete::help(world, &words()?)?,
        _ => return Ok(Answer::Clear),
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
pub fn send(world: &mut World, command: RunCommand, may: bool) -> Result<Sent, String> {
    check(world, &command, may)?;
    taken(world, &command)?;
    let sent = Sent { told: told(world, &command), before: steps(world), frames: 0 };
    match command {
        RunCommand::Dive(command) => drop(world.write_message(Play(command))),
        RunCommand::Sector(command) => drop(world.write_message(SectorCommand(command))),
        RunCommand::Breach(command) => drop(world.write_message(Choose(command))),
        other => drop(world.write_message(Order(other))),
    }
    Ok(sent)
}

pub fn steps(world: &World) -> Option<usize> {
    Some(rewind::now(world)?.replay().steps.len())
}

pub fn told(world: &World, command: &RunCommand) -> String {
    grammar::say(Names::of(world), command)
}
