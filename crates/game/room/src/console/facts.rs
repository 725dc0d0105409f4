//! Queries about the game's current state: place, fingerprint, record, state, random streams.

use crate::prelude::*;
use daemonfall_breach::{self as breach, BreachSnapshot};
use daemonfall_campaign::Phase;
use daemonfall_core::Snapshot;
use daemonfall_dungeon::{self as dungeon, DiveSnapshot};
use daemonfall_menus::runs::rewind::Past;

pub(super) fn run(world: &World) -> Result<&Campaign, String> {
    let run = world.get_resource::<Campaign>();
    run.ok_or_else(|| "no run is under way".into())
}

/// Whether edits are those of a dive.
pub(super) fn in_dive(world: &World) -> bool {
    let run = world.get_resource::<Campaign>();
    run.is_none_or(|run| matches!(run.run().phase, Phase::Dive(_)))
}

pub(super) fn breach_is_shown(world: &World) -> Result<(), String> {
    match screen(world) {
        Screen::BREACH => Ok(()),
        _ => Err("no breach is on the screen".into()),
    }
}

pub fn place(world: &World) -> Value {
    let screen = screen(world);
    let mut told = json!({ "screen": screen.name() });
    let mut add = |name: &str, value: Value| told[name] = value;
    if let Some(run) = world.get_resource::<Campaign>() {
        let settings = &run.run().settings;
        add("place", run.run().phase.name().into());
        add("turn", run.sector().turn.into());
        add("seed", seed_text(settings.seed).into());
        add("sector", settings.sector.clone().into());
        add("difficulty", settings.difficulty.clone().into());
        add("victory", settings.victory.key().into());
        add("step", run.replay().steps.len().into());
        add("edited", run.run().edited.into());
        add("others_choose", run.is_open().into());
        if let Phase::Breach(duel) = &run.run().phase {
            add("guardian", duel.guardian.clone().into());
        }
    }
    if let Some(past) = world.get_resource::<Past>() {
        add("past_of", past.steps().into());
    }
    if let (Screen::DIVE, Some(dive)) = (screen, world.get_resource::<DiveState>()) {
        add("floor", (dive.floor + 1).into());
        add("beat", dive.beat.into());
    }
    if let (Screen::BREACH, Some(stack)) = (screen, world.get_resource::<daemonfall_stack::Stack>())
    {
        add("round", stack.round().into());
    }
    told
}

pub fn fingerprint(world: &mut World) -> Result<Fingerprint, String> {
    if world.contains_resource::<Campaign>() {
        let run = |world: &mut World, mut run: Mut<Campaign>| run.fingerprint(world);
        return Ok(world.resource_scope(run));
    }
    match screen(world) {
        Screen::DIVE => Ok(dungeon::fingerprint(world)),
        Screen::BREACH => Ok(breach::fingerprint(world)),
        _ => Err("no run, dive or breach is on the screen".into()),
    }
}

pub fn recorded(world: &World, step: usize) -> Result<Fingerprint, String> {
    let run = rewind::now(world).ok_or("no run is under way")?;
    let steps = &run.replay().steps;
    let found = step.checked_sub(1).and_then(|place| steps.get(place));
    let wrong = || format!("there is no step {step}: steps are 1 to {}", steps.len());
    found.map(|step| step.1).ok_or_else(wrong)
}

pub fn state(world: &mut World) -> Result<Value, String> {
    let written = if world.contains_resource::<Campaign>() {
        let state = world.resource_scope(|world, run: Mut<Campaign>| run.snapshot(world));
        serde_json::to_value(state)
    } else {
        match screen(world) {
            Screen::DIVE => serde_json::to_value(DiveSnapshot::take(world)),
            Screen::BREACH => serde_json::to_value(BreachSnapshot::of(world)),
            _ => return Err("no run, dive or breach is on the screen".into()),
        }
    };
    written.map_err(|error| error.to_string())
}

/// Fields whose path, value or owner has all words, in any case, as `PATH = VALUE` and the owner.
pub(super) fn named_fields(
    value: &Value,
    words: &[String],
    name: &dyn Fn(&Value) -> Option<String>,
) -> Vec<String> {
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let mut found = Vec::new();
    walk_named(String::new(), value, None, name, &mut |path, value, whose| {
        let whose = whose.map_or_else(String::new, |whose| format!("  ({whose})"));
        let line = format!("{path} = {value}{whose}");
        let low = line.to_lowercase();
        if words.iter().all(|word| low.contains(word)) {
            found.push(line);
        }
    });
    found
}

/// Calls `tell` with each leaf of a value and its path; lists of plain values are leaves.
pub fn walk(path: String, value: &Value, tell: &mut impl FnMut(&str, &Value)) {
    let tell = &mut |path: &str, value: &Value, _: Option<&str>| tell(path, value);
    walk_named(path, value, None, &|_| None, tell);
}

/// Like [`walk`], with the name of the innermost part that contains the leaf and has one.
fn walk_named(
    path: String,
    value: &Value,
    whose: Option<&str>,
    name: &dyn Fn(&Value) -> Option<String>,
    tell: &mut dyn FnMut(&str, &Value, Option<&str>),
) {
    match value {
        Value::Object(inner) if !inner.is_empty() => {
            let own = name(value);
            let whose = own.as_deref().or(whose);
            for (field, value) in inner {
                let dot = if path.is_empty() { "" } else { "." };
                walk_named(format!("{path}{dot}{field}"), value, whose, name, tell);
            }
        }
        Value::Array(inner) if inner.iter().any(|it| it.is_object() || it.is_array()) => {
            for (place, value) in inner.iter().enumerate() {
                walk_named(format!("{path}[{place}]"), value, whose, name, tell);
            }
        }
        leaf => tell(&path, leaf, whose),
    }
}

pub fn replay(world: &World) -> Result<Value, String> {
    let run = rewind::now(world).ok_or("no run is under way")?;
    let replay = run.replay();
    let edits = replay.steps.iter().filter(|it| it.0.is_edit()).count();
    let last = replay.steps.last().map(|step| step.1.to_string());
    Ok(json!({
        "steps": replay.steps.len(),
        "edits": edits,
        "last_fingerprint": last,
        "data": replay.data.to_string(),
        "seed": seed_text(replay.settings.seed),
        "difficulty": replay.settings.difficulty,
        "sector": replay.settings.sector,
        "victory": replay.settings.victory.key(),
        "crew": replay.settings.crew,
        "unlocks": replay.settings.unlocks,
    }))
}

pub fn streams(world: &World) -> Result<Value, String> {
    let mut told = json!({});
    if let Some(run) = world.get_resource::<Campaign>() {
        told["run"] = serde_json::to_value(run.sector().dice).unwrap_or_default();
    }
    if let (Screen::DIVE, Some(streams)) = (screen(world), world.get_resource::<Streams>()) {
        told["dive"] = serde_json::to_value(streams.positions()).unwrap_or_default();
    }
    match told.as_object().is_some_and(|told| told.is_empty()) {
        true => Err("no run or dive is on the screen".into()),
        false => Ok(told),
    }
}

pub fn lines(value: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    walk(String::new(), value, &mut |path, value| {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Null => "none".into(),
            other => other.to_string(),
        };
        lines.push(format!("{:<18} {value}", path.replace('_', " ")));
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_by_all_of_their_words() {
        let state = json!({ "run": { "turn": 3, "units": [{ "id": 7, "health": 4 }] } });
        let words = |words: &str| -> Vec<String> {
            words.split(' ').filter(|it| !it.is_empty()).map(Into::into).collect()
        };
        let found = |wanted: &str| named_fields(&state, &words(wanted), &|_| None);
        assert_eq!(found("Health"), ["run.units[0].health = 4"]);
        assert_eq!(found("units 7"), ["run.units[0].id = 7"]);
        assert_eq!(found("").len(), 3);
    }

    #[test]
    fn where_nothing_is_under_way_that_is_said() {
        let mut world = World::new();
        assert_eq!(place(&world), json!({ "screen": "loading" }));
        assert!(fingerprint(&mut world).is_err() && state(&mut world).is_err());
        assert!(replay(&world).is_err() && streams(&world).is_err());
    }
}
