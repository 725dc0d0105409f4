//! Compares expectations with results.

use super::Scene;
use super::script::Check;
use super::tell::{self, Speaker};
use bevy_ecs::world::World;
use daemonfall_core::data::did_you_mean;
use daemonfall_dungeon::components::{Object, Placed, Traits};
use daemonfall_dungeon::{Cell, DiveState, Index, Refusal, Sight};
use serde_json::Value;
use similar::TextDiff;

pub struct Outcome<'a> {
    pub events: &'a [String],
    /// Why the last input was refused, if it was.
    pub refusal: Option<Refusal>,
}

impl Scene {
    /// `seen` is the number of events that earlier expectations have passed.
    pub(super) fn compare(
        &self,
        world: &mut World,
        speaker: &Speaker,
        check: &Check,
        outcome: &Outcome,
        seen: &mut usize,
    ) -> Result<(), String> {
        match check {
            Check::Map(rows) => same("the map differs", rows, &self.picture(world)),
            Check::Events(events) => same("the events differ", events, outcome.events),
            Check::Event(wanted) => match outcome.events[*seen..]
                .iter()
                .position(|event| matches(wanted, event))
            {
                Some(place) => {
                    *seen += place + 1;
                    Ok(())
                }
                None if outcome.events.iter().any(|event| matches(wanted, event)) => Err(format!(
                    "event {wanted:?} comes before events that should precede it; events:{}",
                    list(outcome.events)
                )),
                None => {
                    Err(format!("event {wanted:?} is missing; events:{}", list(outcome.events)))
                }
            },
            Check::Never(unwanted) => {
                match outcome.events.iter().find(|event| matches(unwanted, event)) {
                    Some(event) => Err(format!("event {event:?} must not happen")),
                    None => Ok(()),
                }
            }
            Check::Refused(wanted) => match &outcome.refusal {
                Some(refusal) if refusal.to_string().contains(wanted.as_str()) => Ok(()),
                Some(refusal) => Err(format!(
                    "the input is refused with {:?}, expected {wanted:?}",
                    refusal.to_string()
                )),
                None => Err(format!("the input is not refused; events:{}", list(outcome.events))),
            },
            Check::Intent(wanted) => told("intent", wanted, &tell::intents(world, speaker)),
            Check::Enclosing(wanted) => {
                told("enclosing event", wanted, &tell::enclosing(world, speaker))
            }
            Check::Success(wanted) => {
                told("success event", wanted, &tell::successes(world, speaker))
            }
            Check::Forecast { input, wanted } => {
                told("forecast", wanted, &tell::forecast(world, speaker, *input)?)
            }
            Check::Value { path, wanted } => {
                let found = value(world, speaker, path)?;
                if words(&found) == words(wanted) {
                    Ok(())
                } else {
                    Err(format!("{path} is {found}, expected {wanted}"))
                }
            }
        }
    }
}

/// Whether an event's words contain the wanted ones in order; the first word must be the same.
fn matches(wanted: &str, event: &str) -> bool {
    let (wanted, event) = (words(wanted), words(event));
    let mut left = event.iter();
    wanted.first() == event.first() && wanted.iter().all(|word| left.any(|other| other == word))
}

fn told(what: &str, wanted: &str, lines: &[String]) -> Result<(), String> {
    match lines.iter().any(|line| matches(wanted, line)) {
        true => Ok(()),
        false => Err(format!("{what} {wanted:?} is missing; there are:{}", list(lines))),
    }
}

fn words(text: &str) -> Vec<String> {
    let is_break = |c: char| c.is_whitespace() || "(),:;\"".contains(c);
    text.split(is_break).filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

fn list(events: &[String]) -> String {
    if events.is_empty() {
        " none".into()
    } else {
        events.iter().map(|event| format!("\n    {event}")).collect()
    }
}

fn same(what: &str, wanted: &[String], found: &[String]) -> Result<(), String> {
    if wanted == found {
        return Ok(());
    }
    let (wanted, found) = (wanted.join("\n") + "\n", found.join("\n") + "\n");
    let diff = TextDiff::from_lines(&wanted, &found);
    Err(format!(
        "{what} (- expected, + found):\n{}",
        diff.unified_diff().context_radius(100).missing_newline_hint(false)
    ))
}

/// A value by its path: `dive.beat`, `sight.(3, 1)`, `brute`, `brute.cell`, `brute.facing`,
/// `brute.health.current`.
fn value(world: &World, speaker: &Speaker, path: &str) -> Result<String, String> {
    let mut parts = path.split('.');
    let label = parts.next().unwrap_or_default();
    let way: Vec<&str> = parts.collect();
    if label == "dive" {
        let state = serde_json::to_value(world.resource::<DiveState>())
            .map_err(|error| error.to_string())?;
        return follow(&state, &way, path);
    }
    if label == "sight" {
        return seen(world.resource::<Sight>(), &way.concat());
    }
    let id = speaker.find(label).ok_or_else(|| {
        format!("there is no object {label:?}{}", did_you_mean(label, speaker.labels()))
    })?;
    let Some(entity) =
        world.resource::<Index>().entity(id).and_then(|entity| world.get_entity(entity).ok())
    else {
        return if way.is_empty() { Ok("gone".into()) } else { Err(format!("{label} is gone")) };
    };
    let placed = entity.get::<Placed>().copied();
    match (way.as_slice(), placed) {
        ([], _) => return Ok("there".into()),
        (["cell"], Some(placed)) => return Ok(placed.cell.to_string()),
        (["facing"], Some(placed)) => return Ok(format!("{:?}", placed.facing)),
        (["side"], _) => {
            return Ok(entity
                .get::<Object>()
                .map_or(String::new(), |object| format!("{:?}", object.side)));
        }
        _ => {}
    }
    let traits = serde_json::to_value(Traits::take(entity)).map_err(|error| error.to_string())?;
    follow(&traits, &way, path)
}

fn seen(sight: &Sight, cell: &str) -> Result<String, String> {
    let numbers: Vec<i32> = words(cell).iter().filter_map(|number| number.parse().ok()).collect();
    let [x, y] = numbers[..] else {
        return Err(format!("{cell:?} is not a cell; write value: sight.(3, 1) = seen"));
    };
    let cell = Cell::new(x, y);
    let known = match sight.remembered(cell) {
        _ if sight.visible(cell) => "seen",
        Some(_) => "remembered",
        None => "unseen",
    };
    Ok(known.into())
}

fn follow(value: &Value, way: &[&str], path: &str) -> Result<String, String> {
    let mut value = value;
    for part in way {
        value = match value {
            Value::Object(fields) => fields.get(*part).ok_or_else(|| {
                format!(
                    "{path} does not exist: there is no {part:?}{} among {}",
                    did_you_mean(part, fields.keys().map(String::as_str)),
                    fields.keys().cloned().collect::<Vec<_>>().join(", ")
                )
            })?,
            other => return Err(format!("{path} does not exist: {other} has no {part:?}")),
        };
    }
    Ok(match value {
        Value::String(text) => text.clone(),
        Value::Null => "none".into(),
        other => other.to_string(),
    })
}
