//! What else a scene can expect, as lines of plain words: intents, enclosing events, success events
//! and forecasts.

use super::say::Speaker;
use bevy_ecs::world::World;
use daemonfall_core::Snapshot;
use daemonfall_dungeon::components::{Action, Part};
use daemonfall_dungeon::{
    ActionTrees, Command, DiveSnapshot, Library, Preview, SuccessEvent, TargetEvent,
};

/// What every acting object announces: "wick explodes in 2, hunting".
pub fn intents(world: &World, speaker: &Speaker) -> Vec<String> {
    let tell = |intent: daemonfall_dungeon::Intent| {
        let announced = intent.announced.as_ref();
        let (what, beats) = announced.map_or(("acts", intent.acts_in), |announced| {
            (announced.text.as_str(), announced.in_beats)
        });
        let asleep = if intent.asleep { ", asleep" } else { "" };
        let hunts = if intent.hunts { ", hunting" } else { "" };
        format!("{} {what} in {beats}{asleep}{hunts}", speaker.label(intent.id))
    };
    daemonfall_dungeon::intents(world).into_iter().map(tell).collect()
}

/// What every actor of the last beat left: "hunter tries attack, move: propagates, checked,
/// succeeds".
pub fn enclosing(world: &World, speaker: &Speaker) -> Vec<String> {
    let trees = world.resource::<ActionTrees>().trees.iter();
    trees
        .map(|left| {
            let propagates = if left.propagate { "propagates" } else { "stopped" };
            let checked = if left.check_success { "checked" } else { "unchecked" };
            let succeeds = if left.success { "succeeds" } else { "fails" };
            let actor = speaker.label(left.actor);
            format!("{actor} tries {}: {propagates}, {checked}, {succeeds}", parts(left.action))
        })
        .collect()
}

/// The success events of the last beat: "player attack east: tries attack, dig, move; targets dummy;
/// hits dummy 1".
pub fn successes(world: &World, speaker: &Speaker) -> Vec<String> {
    let trees = world.resource::<ActionTrees>().trees.iter();
    trees.filter(|left| left.success).map(|left| success(&left.success_event, speaker)).collect()
}

fn success(event: &SuccessEvent, speaker: &Speaker) -> String {
    let what = event.part.map_or_else(|| "acts".into(), part);
    let way = event.direction.name();
    let mut line =
        format!("{} {what} {way}: tries {}", speaker.label(event.actor), parts(event.action));
    if event.propagate {
        line += "; propagates";
    }
    if let Some(attack) = event.attack {
        line += &format!("; attack {} pierce {}", attack.damage, attack.pierce);
    }
    if let Some(push) = event.push {
        line += &format!("; push {} power {}", push.distance, push.power);
    }
    if let Some(hit) = event.status {
        line += &format!("; status {:?} power {} beats {}", hit.status, hit.power, hit.beats);
    }
    if !event.targets.is_empty() {
        let targets: Vec<_> = event.targets.iter().map(|id| speaker.label(*id)).collect();
        line += &format!("; targets {}", targets.join(", "));
    }
    let lists = [
        ("hits", &event.attack_events),
        ("pushes", &event.push_events),
        ("statuses", &event.status_events),
    ];
    for (word, events) in lists {
        for event in events {
            line += &format!("; {word} {}", target(event, speaker));
        }
    }
    if let Some(cell) = event.cell {
        line += &format!("; cell {cell}");
    }
    line
}

fn target(event: &TargetEvent, speaker: &Speaker) -> String {
    let label = speaker.label(event.target);
    match event.stopped {
        Some(why) => format!("{label} not: {}", speaker.reason(why)),
        None => format!("{label} {}", event.amount),
    }
}

fn parts(action: Option<Action>) -> String {
    let Some(action) = action else { return "nothing".into() };
    action.parts.iter().map(part).collect::<Vec<_>>().join(", ")
}

fn part(part: Part) -> String {
    format!("{part:?}").to_lowercase()
}

/// The events that a preview of an input shows for certain.
pub fn forecast(
    world: &mut World,
    speaker: &Speaker,
    input: Command,
) -> Result<Vec<String>, String> {
    let library = world.resource::<Library>().clone();
    let now = DiveSnapshot::take(world);
    let shown = Preview::new(library.clone()).play(&now, &[input]);
    let shown = shown.map_err(|refusal| format!("the forecast is refused: {refusal}"))?;
    let mut speaker = speaker.clone();
    Ok(shown.known().map(|event| speaker.say(event, &library)).collect())
}
