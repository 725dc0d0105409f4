//! Records many dives and runs of bots, and verifies each record as it is read from its text: the
//! same commands must lead to the same state.

use crate::bots::Policy;
use crate::bots::run::RunPolicy;
use crate::dive::{Dive, Plan};
use crate::{LabError, runs, verify};
use daemonfall_campaign::{Content, RunReplay, Settings};
use daemonfall_core::{Fingerprint, fingerprint_of, seed_text};
use daemonfall_dungeon::replay::Replay;
use std::sync::Arc;

/// Of this many records one is of a run; runs have some hundred times the steps of a dive.
const RUN_EVERY: u64 = 50;
const BEATS_AT_MOST: u32 = 400;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    pub dives: u64,
    pub runs: u64,
    /// Beats of the dives and steps of the runs.
    pub steps: u64,
    /// Of the states in which all of them end; the same on every platform.
    pub end: Fingerprint,
}

/// Records and verifies `replays` dives and runs, of this seed and those after it; the error names
/// the first that differs.
pub fn verify_many(
    content: &Arc<Content>,
    replays: u64,
    first_seed: u64,
) -> Result<Verified, LabError> {
    let mut verified = Verified::default();
    for place in 0..replays {
        let seed = first_seed.wrapping_add(place);
        let differs = |what: &str, reason: String| {
            LabError::Wrong(format!("the {what} of seed {}: {reason}", seed_text(seed)))
        };
        let (steps, end) = if place % RUN_EVERY == RUN_EVERY - 1 {
            let text = record_run(content, seed)?.write();
            let read = RunReplay::read("its record", &text);
            let read = read.map_err(|error| differs("run", error.to_string()))?;
            let steps = read.verify(content);
            verified.runs += 1;
            let end = read.steps.last().map(|step| step.1);
            (steps.map_err(|error| differs("run", error.to_string()))?, end)
        } else {
            let text = record_dive(content, seed).write();
            let read = Replay::read(&text).map_err(|error| differs("dive", error.to_string()))?;
            let beats = verify::verify(&read, &content.dungeon);
            verified.dives += 1;
            let end = read.beats.last().map(|beat| beat.1);
            (beats.map_err(|reason| differs("dive", reason))?, end)
        };
        verified.steps += u64::from(steps);
        verified.end = fingerprint_of(&(verified.end, end));
    }
    Ok(verified)
}

fn record_run(content: &Arc<Content>, seed: u64) -> Result<RunReplay, LabError> {
    // Only each fiftieth seed comes here.
    let short = (seed / RUN_EVERY).is_multiple_of(2);
    let policy = if short { RunPolicy::Random } else { RunPolicy::Bold };
    let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
    Ok(runs::play(content, settings, policy)?.replay)
}

fn record_dive(content: &Content, seed: u64) -> Replay {
    let policy = if seed.is_multiple_of(8) { Policy::Greedy } else { Policy::Random };
    let plan = Plan { seed, policy, floors: 3, max_beats: BEATS_AT_MOST };
    let mut replay = Replay::new(&content.dungeon, seed);
    Dive::new(content.dungeon.clone(), plan).play(Some(&mut replay));
    replay
}
