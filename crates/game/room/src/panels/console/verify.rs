//! Replays the run's record in the background and compares every fingerprint.

use super::ConsolePanel;
use super::list::Tone;
use bevy::platform::time::Instant;
use bevy::prelude::*;
use daemonfall_campaign::{Reading, RunReplay};
use daemonfall_menus::runs::rewind;
use std::time::Duration;

const SLICE: Duration = Duration::from_millis(4);

pub struct Verifying {
    reading: Reading,
    replay: RunReplay,
}

pub fn begin(world: &World) -> Result<Verifying, String> {
    let run = rewind::now(world).ok_or("no run is under way")?;
    let replay = run.replay().clone();
    let reading = Reading::begin(run.content(), &replay);
    let reading = reading.map_err(|error| error.to_string())?;
    Ok(Verifying { reading, replay })
}

pub fn go_on(mut state: ResMut<ConsolePanel>) {
    let Some(mut work) = state.bypass_change_detection().verifying.take() else {
        return;
    };
    let begun = Instant::now();
    let end = loop {
        match work.reading.step(&work.replay) {
            Ok(Some(_)) if begun.elapsed() < SLICE => {}
            Ok(Some(_)) => break None,
            Ok(None) => {
                let steps = work.replay.steps.len();
                let words = format!("all {steps} steps are as they were recorded");
                break Some((Tone::Done, words));
            }
            Err(error) => break Some((Tone::Wrong, error.to_string())),
        }
    };
    match end {
        Some((tone, words)) => state.list.add(tone, &words),
        None => state.verifying = Some(work),
    }
}

pub fn plugin(app: &mut App) {
    let at_work = |state: Res<ConsolePanel>| state.verifying.is_some();
    app.add_systems(Last, go_on.run_if(at_work));
}
