//! The methods that remote programs can call: commands, queries, steps, pictures.

use super::later::Later;
use super::rpc::Failure;
use super::{Outcome, stepping};
use crate::console::{self, Answer, called, facts, play};
use bevy::prelude::*;
use daemonfall_campaign::RunCommand;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_ui::photo::shot;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

type Method = (&'static str, &'static str);

pub const METHODS: [Method; 11] = [
    ("daemonfall.methods", "All methods, with what they take; also as rpc.discover"),
    ("daemonfall.place", "The current place: screen, place, turn, beat, step, seed"),
    (
        "daemonfall.fingerprint",
        "The fingerprint of the state, or with {step} the one recorded after a step",
    ),
    (
        "daemonfall.state",
        "The whole state; with {words} the fields that contain all these words, with their owners",
    ),
    ("daemonfall.replay", "Facts about the record"),
    (
        "daemonfall.check",
        "Whether {command} would be refused; with {changing: true} edits are allowed too",
    ),
    (
        "daemonfall.command",
        "Carries out {command}, a console line or a RunCommand; edits need {changing: true}",
    ),
    ("daemonfall.ask", "Answers a {line} of the console that is a query, in lines"),
    (
        "daemonfall.step",
        "Plays a beat of the dive in steps: {command} begins it, {pace} is Object, Phase or Beat",
    ),
    ("daemonfall.frames", "Waits {count} frames, 1 to 600; then returns the place"),
    (
        "daemonfall.screenshot",
        "Takes a picture of the window into shots/{name}.png next to the saves",
    ),
];

fn params<T: DeserializeOwned>(value: Value) -> Result<T, Failure> {
    let value = if value.is_null() { json!({}) } else { value };
    serde_json::from_value(value).map_err(|error| Failure::new(Failure::PARAMS, error.to_string()))
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
    let wrong = |reason: String| Failure::new(Failure::PARAMS, reason);
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

/// Calls a method. The error says why it cannot be called or who refuses it.
pub fn call(world: &mut World, method: &str, given: Value) -> Result<Outcome, Failure> {
    let now = match method {
        "daemonfall.methods" | "rpc.discover" => {
            let Nothing {} = params(given)?;
            let all = METHODS.map(|(name, about)| json!({ "name": name, "about": about }));
            json!({ "methods": all })
        }
        "daemonfall.place" => {
            let Nothing {} = params(given)?;
            facts::place(world)
        }
        "daemonfall.fingerprint" => {
            let print = match params::<Print>(given)?.step {
                Some(step) => facts::recorded(world, step),
                None => facts::fingerprint(world),
            };
            json!({ "fingerprint": print.map_err(Failure::refused)?.to_string() })
        }
        "daemonfall.state" => {
            let Words { words } = params(given)?;
            match words.is_empty() {
                true => facts::state(world).map_err(Failure::refused)?,
                false => {
                    let fields = called::fields(world, &words).map_err(Failure::refused)?;
                    json!({ "fields": fields })
                }
            }
        }
        "daemonfall.replay" => {
            let Nothing {} = params(given)?;
            facts::replay(world).map_err(Failure::refused)?
        }
        "daemonfall.check" => {
            let wish: Wish = params(given)?;
            let command = command(world, wish.command)?;
            let told = play::told(world, &command);
            match play::check(world, &command, wish.changing) {
                Ok(()) => json!({ "command": told, "refused": null }),
                Err(reason) => json!({ "command": told, "refused": reason }),
            }
        }
        "daemonfall.command" => {
            let wish: Wish = params(given)?;
            let command = command(world, wish.command)?;
            may(&command, wish.changing)?;
            let (told, steps) = (play::told(world, &command), play::steps(world));
            play::send(world, command, wish.changing).map_err(Failure::refused)?;
            let frames = 0;
            return Ok(Outcome::Later(Later::Command { told, steps, frames }));
        }
        "daemonfall.ask" => {
            let Line { line } = params(given)?;
            let wrong = |reason| Failure::new(Failure::PARAMS, reason);
            if console::command(world, &line).map_err(wrong)?.is_some() {
                let words = "that is a command: daemonfall.command carries it out".into();
                return Err(wrong(words));
            }
            match console::run(world, &line, false).map_err(Failure::refused)? {
                Answer::Told(lines) => json!({ "lines": lines }),
                _ => return Err(wrong("that works only in the game's own console".into())),
            }
        }
        "daemonfall.step" => stepping::step(world, params(given)?)?,
        "daemonfall.frames" => {
            let Count { count } = params(given)?;
            if !(1..=600).contains(&count) {
                return Err(Failure::new(Failure::PARAMS, "count must be 1 to 600"));
            }
            return Ok(Outcome::Later(Later::Frames(count)));
        }
        "daemonfall.screenshot" => {
            let Name { name } = params(given)?;
            let plain = |sign: char| sign.is_alphanumeric() || ['-', '_'].contains(&sign);
            if name.is_empty() || !name.chars().all(plain) {
                let words = "name must consist of letters, digits, - and _";
                return Err(Failure::new(Failure::PARAMS, words));
            }
            let store = world.resource::<SaveStore>();
            let file = store.place(&format!("shots/{name}.png"));
            shot::take(world, &file).map_err(Failure::refused)?;
            return Ok(Outcome::Later(Later::Shot { file, frames: 0 }));
        }
        other => {
            let words = format!("there is no method {other:?}: ask daemonfall.methods");
            return Err(Failure::new(Failure::METHOD, words));
        }
    };
    Ok(Outcome::Now(now))
}
