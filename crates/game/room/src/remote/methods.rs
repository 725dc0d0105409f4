//! The methods that remote programs can call: commands, queries, steps, pictures.

use super::rpc::Failure;
use super::{Later, Outcome};
use crate::console::{self, Answer, called, facts};
use crate::prelude::*;
use crate::remote;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_ui::photo;
use serde::Deserialize;
use serde::de::DeserializeOwned;

type Method = (&'static str, &'static str, fn(&mut World, Value) -> Result<Outcome, Failure>);

pub const METHODS: [Method; 11] = [
    ("daemonfall.methods", "All methods, with what they take; also as rpc.discover", |_, given| {
        let Nothing {} = params(given)?;
        let all = METHODS.map(|(name, about, _)| json!({ "name": name, "about": about }));
        now(json!({ "methods": all }))
    }),
    (
        "daemonfall.place",
        "The current place: screen, place, turn, beat, step, seed",
        |world, given| {
            let Nothing {} = params(given)?;
            now(facts::place(world))
        },
    ),
    (
        "daemonfall.fingerprint",
        "The fingerprint of the state, or with {step} the one recorded after a step",
        |world, given| {
            let print = match params::<Print>(given)?.step {
                Some(step) => facts::recorded(world, step),
                None => facts::fingerprint(world),
            };
            now(json!({ "fingerprint": print.map_err(Failure::refused)?.to_string() }))
        },
    ),
    (
        "daemonfall.state",
        "The whole state; with {words} the fields that contain all these words, with their owners",
        |world, given| {
            let Words { words } = params(given)?;
            let state = match words.is_empty() {
                true => facts::state(world),
                false => called::fields(world, &words).map(|fields| json!({ "fields": fields })),
            };
            now(state.map_err(Failure::refused)?)
        },
    ),
    ("daemonfall.replay", "Facts about the record", |world, given| {
        let Nothing {} = params(given)?;
        now(facts::replay(world).map_err(Failure::refused)?)
    }),
    (
        "daemonfall.check",
        "Whether {command} would be refused; with {changing: true} edits are allowed too",
        |world, given| {
            let wish: Wish = params(given)?;
            let command = command(world, wish.command)?;
            let told = console::told(world, &command);
            let refused = console::check(world, &command, wish.changing).err();
            now(json!({ "command": told, "refused": refused }))
        },
    ),
    (
        "daemonfall.command",
        "Carries out {command}, a console line or a RunCommand; edits need {changing: true}",
        |world, given| {
            let wish: Wish = params(given)?;
            let command = command(world, wish.command)?;
            may(&command, wish.changing)?;
            let (told, steps) = (console::told(world, &command), console::steps(world));
            console::send(world, command, wish.changing).map_err(Failure::refused)?;
            Ok(Outcome::Later(Later::Command { told, steps, frames: 0 }))
        },
    ),
    ("daemonfall.ask", "Answers a {line} of the console that is a query, in lines", ask),
    (
        "daemonfall.step",
        "Plays a beat of the dive in steps: {command} begins it, {pace} is Object, Phase or Beat",
        |world, given| now(remote::step(world, params(given)?)?),
    ),
    ("daemonfall.frames", "Waits {count} frames, 1 to 600; then returns the place", |_, given| {
        match params(given)? {
            Count { count: count @ 1..=600 } => Ok(Outcome::Later(Later::Frames(count))),
            _ => Err(wrong("count must be 1 to 600")),
        }
    }),
    (
        "daemonfall.screenshot",
        "Takes a picture of the window into shots/{name}.png next to the saves",
        screenshot,
    ),
];

fn now(value: Value) -> Result<Outcome, Failure> {
    Ok(Outcome::Now(value))
}

fn wrong(reason: impl Into<String>) -> Failure {
    Failure::new(Failure::PARAMS, reason)
}

fn params<T: DeserializeOwned>(value: Value) -> Result<T, Failure> {
    let value = if value.is_null() { json!({}) } else { value };
    serde_json::from_value(value).map_err(|error| wrong(error.to_string()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Print {
    step: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    #[serde(default)]
    words: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    command: Value,
    #[serde(default)]
    changing: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    line: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    count: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Name {
    name: String,
}

/// The command in a request: a console line, or a command as in replays.
fn command(world: &mut World, wish: Value) -> Result<RunCommand, Failure> {
    match wish {
        Value::String(line) => console::command(world, &line)
            .map_err(wrong)?
            .ok_or_else(|| wrong(format!("{line:?} is not a command of the rules"))),
        value => serde_json::from_value(value).map_err(|error| wrong(error.to_string())),
    }
}

/// Edits need an explicit flag, so that none happens by mistake.
fn may(command: &RunCommand, changing: bool) -> Result<(), Failure> {
    match command.is_edit() && !changing {
        true => Err(Failure::refused("edits need \"changing\": true")),
        false => Ok(()),
    }
}

fn ask(world: &mut World, given: Value) -> Result<Outcome, Failure> {
    let Line { line } = params(given)?;
    if console::command(world, &line).map_err(wrong)?.is_some() {
        return Err(wrong("that is a command: daemonfall.command carries it out"));
    }
    match console::run(world, &line, false).map_err(Failure::refused)? {
        Answer::Told(lines) => now(json!({ "lines": lines })),
        _ => Err(wrong("that works only in the game's own console")),
    }
}

fn screenshot(world: &mut World, given: Value) -> Result<Outcome, Failure> {
    let Name { name } = params(given)?;
    if !console::is_file_name(&name) {
        return Err(wrong("name must consist of letters, digits, - and _"));
    }
    let file = world.resource::<SaveStore>().place(&format!("shots/{name}.png"));
    let shot = photo::take_shot(world, &file).map_err(Failure::refused)?;
    Ok(Outcome::Later(Later::Shot { shot, frames: 0 }))
}

pub fn call(world: &mut World, method: &str, given: Value) -> Result<Outcome, Failure> {
    let name = if method == "rpc.discover" { "daemonfall.methods" } else { method };
    match METHODS.iter().find(|(known, ..)| *known == name) {
        Some((.., call)) => call(world, given),
        None => {
            let words = format!("there is no method {method:?}: ask daemonfall.methods");
            Err(Failure::new(Failure::METHOD, words))
        }
    }
}
