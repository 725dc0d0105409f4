//! Dives from real seeds by the random bot: player steps per second, including generation of
//! floors.

use crate::bots::Policy;
use crate::dive::{Dive, Plan};
use crate::rounded;
use daemonfall_dungeon::Library;
use serde::Serialize;
use std::time::Instant;

#[derive(Serialize, Clone, Debug)]
pub struct RandomDives {
    pub dives: u32,
    pub steps: u32,
    pub seconds: f64,
    pub steps_per_second: f64,
}

const DIVES: u32 = 200;
const MAX_BEATS: u32 = 500;

pub fn measure(library: &Library) -> RandomDives {
    let plan = |seed| Plan { seed, policy: Policy::Random, floors: u32::MAX, max_beats: MAX_BEATS };
    let mut dive = Dive::new(library.clone(), plan(0));
    let mut steps = 0;
    let begun = Instant::now();
    for seed in 1..=DIVES {
        dive.again(plan(u64::from(seed)));
        steps += dive.play(None).beats;
    }
    let seconds = begun.elapsed().as_secs_f64();
    RandomDives {
        dives: DIVES,
        steps,
        seconds: rounded(seconds, 3),
        steps_per_second: (f64::from(steps) / seconds).round(),
    }
}
