//! The methods that remote programs can call: commands, queries, steps, pictures.

use super::rpc::Failure;
use super::{Later, Outcome};
use crate::console::{self, Answer, called, facts};
use crate::prelude::*;
use crate::remote;
use daemonfall_dungeon::Pace;
use daemonfall_ui::photo;
use serde::de::DeserializeOwned;
use serde_json::Map;

type Call = fn(&mut World, &Given) -> Result<Outcome, Failure>;
/// Its name, what it takes, what it does.
type Method = (&'static str, &'static [&'static str], &'static str, Call);

pub const METHODS: [Method; 11] = [
    (
        "daemonfall.methods",
        &[],
        "All methods, with what they take; also as rpc.discover",
        |_, _| {
            let all = METHODS.map(|(name, _, about, _)| json!({ "name": name, "about": about }));
            now(json!({ "methods": all }))
        },
    ),
    (
        "daemonfall.place",
        &[],
        "The current place: screen, place, turn, beat, step, seed",
        |world, _| now(facts::place(world)),
    ),
    (
        "daemonfall.fingerprint",
        &["step"],
        "The fingerprint of the state, or with {step} the one recorded after a step",
        |world, given| {
            let print = match given.get("step")? {
                Some(step) => facts::recorded(world, step),
                None => facts::fingerprint(world),
            };
            now(json!({ "fingerprint": print.map_err(Failure::refused)?.to_string() }))
        },
    ),
    (
        "daemonfall.state",
        &["words"],
        "The whole state; with {words} the fields that contain all these words, with their owners",
        |world, given| {
            let state = match given.get::<Option<Vec<String>>>("words")? {
                Some(words) if !words.is_empty() => {
                    called::fields(world, &words).map(|fields| json!({ "fields": fields }))
                }
                _ => facts::state(world),
            };
            now(state.map_err(Failure::refused)?)
        },
    ),
    ("daemonfall.replay", &[], "Facts about the record", |world, _| {
        now(facts::replay(world).map_err(Failure::refused)?)
    }),
    (
        "daemonfall.check",
        &["command", "changing"],
        "Whether {command} would be refused; with {changing: true} edits are allowed too",
        |world, given| {
            let (command, changing) = wish(world, given)?;
            let told = console::told(world, &command);
            let refused = console::check(world, &command, changing).err();
            now(json!({ "command": told, "refused": refused }))
        },
    ),
    (
        "daemonfall.command",
        &["command", "changing"],
        "Carries out {command}, a console line or a RunCommand; edits need {changing: true}",
        |world, given| {
            let (command, changing) = wish(world, given)?;
            // Edits need an explicit flag, so that none happens by mistake.
            if command.is_edit() && !changing {
                return Err(Failure::refused("edits need \"changing\": true"));
            }
            let sent = console::send(world, command, changing).map_err(Failure::refused)?;
            Ok(Outcome::Later(Later::Command(sent)))
        },
    ),
    ("daemonfall.ask", &["line"], "Answers a {line} of the console that is a query, in lines", ask),
    (
        "daemonfall.step",
        &["command", "pace"],
        "Plays a beat of the dive in steps: {command} begins it, {pace} is Object, Phase or Beat",
        |world, given| {
            let pace = given.get::<Option<Pace>>("pace")?.unwrap_or_default();
            now(remote::step(world, given.get("command")?, pace)?)
        },
    ),
    (
        "daemonfall.frames",
        &["count"],
        "Waits {count} frames, 1 to 600; then returns the place",
        |_, given| match given.get("count")? {
            count @ 1..=600 => Ok(Outcome::Later(Later::Frames(count))),
            _ => Err(wrong("count must be 1 to 600")),
        },
    ),
    (
        "daemonfall.screenshot",
        &["name"],
        "Takes a picture of the window into shots/{name}.png next to the saves",
        |world, given| {
            let name: String = given.get("name")?;
            let file = console::picture(world, &name).map_err(wrong)?;
            let shot = photo::take_shot(world, &file).map_err(Failure::refused)?;
            Ok(Outcome::Later(Later::Shot(shot, 0)))
        },
    ),
];

fn now(value: Value) -> Result<Outcome, Failure> {
    Ok(Outcome::Now(value))
}

fn wrong(reason: impl Into<String>) -> Failure {
    Failure::new(Failure::PARAMS, reason)
}

/// What is given to a method, by name.
pub struct Given(Map<String, Value>);

impl Given {
    fn read(given: Value, takes: &[&str]) -> Result<Self, Failure> {
        let given = match given {
            Value::Null => Map::new(),
            Value::Object(given) => given,
            _ => return Err(wrong("params must be an object")),
        };
        match given.keys().find(|name| !takes.contains(&name.as_str())) {
            Some(name) => Err(wrong(format!("{name:?} is not taken"))),
            None => Ok(Self(given)),
        }
    }

    fn get<T: DeserializeOwned>(&self, name: &str) -> Result<T, Failure> {
        let value = self.0.get(name).cloned().unwrap_or_default();
        serde_json::from_value(value).map_err(|error| wrong(format!("{name}: {error}")))
    }
}

/// The command in a request, a console line or a command as in replays; and whether it may edit.
fn wish(world: &mut World, given: &Given) -> Result<(RunCommand, bool), Failure> {
    let command = match given.get("command")? {
        Value::String(line) => console::command(world, &line)
            .map_err(wrong)?
            .ok_or_else(|| wrong(format!("{line:?} is not a command of the rules")))?,
        _ => given.get("command")?,
    };
    Ok((command, given.get::<Option<bool>>("changing")?.unwrap_or_default()))
}

fn ask(world: &mut World, given: &Given) -> Result<Outcome, Failure> {
    let line: String = given.get("line")?;
    if console::command(world, &line).map_err(wrong)?.is_some() {
        return Err(wrong("that is a command: daemonfall.command carries it out"));
    }
    match console::run(world, &line, false).map_err(Failure::refused)? {
        Answer::Told(lines) => now(json!({ "lines": lines })),
        _ => Err(wrong("that works only in the game's own console")),
    }
}

pub fn call(world: &mut World, method: &str, given: Value) -> Result<Outcome, Failure> {
    let name = if method == "rpc.discover" { "daemonfall.methods" } else { method };
    match METHODS.iter().find(|(known, ..)| *known == name) {
        Some((_, takes, _, call)) => call(world, &Given::read(given, takes)?),
        None => {
            let words = format!("there is no method {method:?}: ask daemonfall.methods");
            Err(Failure::new(Failure::METHOD, words))
        }
    }
}
