//! How fast any past step of a run is reached, by keyframes and the commands after them, and how
//! long a save keeps the game's main thread: the copy of state and record that is then written
//! elsewhere.

use crate::bots::run::RunPolicy;
use crate::{LabError, runs};
use bevy_ecs::world::World;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_campaign::{
    Campaign, Content, Phase, RunCommand, RunReplay, Settings, Timeline, install,
};
use daemonfall_core::{Stream, Streams};
use daemonfall_dungeon::Command;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

const STEPS: usize = 10_000;
/// The most seeds tried for the long run: in many dives the player cannot wait for ever.
const SEEDS: u64 = 12;
/// Random steps to jump to.
const LOOKS: u32 = 500;

/// Milliseconds at random steps.
fn times(mut times: Vec<(Duration, usize)>) -> Value {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    let ms = |percent| crate::rounded(at(percent).0.as_secs_f64() * 1_000.0, 2);
    json!({ "median_ms": ms(50), "p99_ms": ms(99), "worst_ms": ms(100), "worst_step": at(100).1 })
}

/// Of a whole run of the bold bot on the largest sector, with turns of all factions, dives and
/// breaches; and of a run of 10,000 steps, if any tried seed gives one: half a run of the bot, and
/// a long dive.
pub fn measure(content: &Arc<Content>) -> Result<Value, LabError> {
    let recipes = content.sector.library.recipes();
    let largest = recipes.last().map(|it| it.key.clone()).unwrap_or_default();
    let settings = |seed| Settings { sector: largest.clone(), ..Settings::usual(seed) };
    let played = runs::play(content, settings(3), RunPolicy::Bold)?;
    let mut longest = played.replay.clone();
    for seed in 1..=SEEDS {
        let played = runs::play(content, settings(seed), RunPolicy::Bold)?;
        let long = long(content, &played.replay)?;
        if long.steps.len() > longest.steps.len() {
            longest = long;
        }
        if longest.steps.len() >= STEPS {
            break;
        }
    }
    Ok(json!({
        "whole_run": reach(content, &played.replay)?,
        "long_run": reach(content, &longest)?,
    }))
}

/// The run up to a dive in its second half, in which the player then waits until it dies.
fn long(content: &Arc<Content>, replay: &RunReplay) -> Result<RunReplay, LabError> {
    let mut world = World::new();
    install(&mut world, content);
    let begun = Campaign::begin(content.clone(), replay.settings.clone());
    let (mut campaign, _) = begun.map_err(LabError::wrong)?;
    for (number, (command, _)) in replay.steps.iter().enumerate() {
        let diving = matches!(campaign.run().phase, Phase::Dive(_));
        if diving && number >= replay.steps.len() / 2 {
            break;
        }
        let done = campaign.apply(&mut world, command.clone());
        done.map_err(LabError::wrong)?;
    }
    let wait = RunCommand::Dive(Command::Wait);
    while campaign.replay().steps.len() < STEPS {
        if campaign.apply(&mut world, wait.clone()).is_err() {
            break;
        }
    }
    Ok(campaign.replay().clone())
}

fn reach(content: &Arc<Content>, replay: &RunReplay) -> Result<Value, LabError> {
    let begun = Instant::now();
    let timeline = Timeline::of(content, replay).map_err(LabError::wrong)?;
    let played_s = begun.elapsed().as_secs_f64();
    let mut world = World::new();
    install(&mut world, content);
    let mut bytes = 0;
    for step in timeline.keyframes() {
        let kept = timeline.snapshot(step, &mut world);
        let kept = kept.map_err(LabError::wrong)?;
        bytes += serde_json::to_vec(&kept).map_or(0, |text| text.len());
    }
    let mut dice = Streams::new(2);
    let (mut to_reach, mut to_save) = (Vec::new(), Vec::new());
    for _ in 0..LOOKS {
        let step = dice.below(Stream::Dive, timeline.steps() as u32 + 1) as usize;
        let begun = Instant::now();
        let campaign = timeline.at(step, &mut world).map_err(LabError::wrong)?;
        to_reach.push((begun.elapsed(), step));
        let begun = Instant::now();
        let saved = SavedRun::of(&campaign, &mut world);
        to_save.push((begun.elapsed(), step));
        drop(saved);
    }
    Ok(json!({
        "steps": timeline.steps(),
        "keyframes": timeline.keyframes().len(),
        // As JSON.
        "keyframes_mib": crate::rounded(bytes as f64 / (1024.0 * 1024.0), 2),
        "looks": LOOKS,
        "to_reach": times(to_reach),
        // To copy the state and the record of the reached step for a save.
        "to_save": times(to_save),
        // The whole run with its keyframes, once.
        "played_s": crate::rounded(played_s, 2),
    }))
}
