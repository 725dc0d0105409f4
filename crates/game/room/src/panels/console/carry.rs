//! Carries out a typed line: it is answered, or sent and waited for. A record is verified in the
//! background.

use super::ConsolePanel;
use super::history::Tone;
use crate::console::{self, Answer, facts};
use crate::panels::prelude::*;
use crate::panels::time;
use daemonfall_campaign::{Reading, RunReplay};
use daemonfall_ui::photo;

/// A sent command: the number of recorded steps before it, and the frames since.
pub struct Waiting {
    steps: Option<usize>,
    frames: u32,
}

/// Frames after which a command outside of runs is done, and after which no command is waited for.
const ALONE: u32 = 3;
const LONGEST: u32 = 900;

pub fn carry(world: &mut World, state: &mut ConsolePanel, line: &str, lock: Lock) {
    let steps = console::steps(world);
    let answered = console::run(world, line, lock.is_open());
    let (tone, words) = match answered {
        Ok(Answer::Told(lines)) => (Tone::Told, lines.join("\n")),
        Ok(Answer::Sent(told)) => {
            state.waiting = Some(Waiting { steps, frames: 0 });
            (Tone::Done, told)
        }
        Ok(Answer::Clear) => {
            state.list.clear();
            return;
        }
        Ok(Answer::Verify) => match begin(world) {
            Ok(verifying) => {
                state.verifying = Some(verifying);
                (Tone::Told, "the record is being replayed".into())
            }
            Err(reason) => (Tone::Wrong, reason),
        },
        Ok(Answer::Go(step)) => go(world, Some(step)),
        Ok(Answer::Now) => go(world, None),
        Ok(Answer::Shot(name)) => picture(world, name),
        Err(reason) => (Tone::Wrong, reason),
    };
    state.list.add(tone, &words);
}

fn go(world: &mut World, step: Option<usize>) -> (Tone, String) {
    let steps = console::steps(world);
    match (steps, step) {
        (None, _) => (Tone::Wrong, "no run is under way".into()),
        (Some(steps), Some(step)) if step > steps => {
            (Tone::Wrong, format!("there is no step {step}: the run has {steps}"))
        }
        _ => {
            world.write_message(time::GoTo(step));
            let words = step.map_or("the current run".into(), |step| format!("step {step}"));
            (Tone::Done, format!("the panel Time shows {words}"))
        }
    }
}

fn picture(world: &mut World, name: Option<String>) -> (Tone, String) {
    let time = world.get_resource::<Time<Real>>();
    let name = name.unwrap_or_else(|| {
        let millis = time.map_or(0, |time| time.elapsed().as_millis());
        format!("shot-{millis}")
    });
    if !console::is_file_name(&name) {
        let words = format!("{name:?} is not a name for a picture: use letters, digits, - and _");
        return (Tone::Wrong, words);
    }
    let file = world.resource::<SaveStore>().place(&format!("shots/{name}.png"));
    match photo::take_shot(world, &file) {
        Ok(_) => (Tone::Done, format!("the picture is in {file}")),
        Err(reason) => (Tone::Wrong, reason),
    }
}

pub fn waited(world: &mut World, waiting: &mut Option<Waiting>) -> Option<(Tone, String)> {
    let it = waiting.as_mut()?;
    it.frames += 1;
    let now = console::steps(world);
    let over = match (it.steps, now) {
        (Some(before), Some(now)) => now > before,
        _ => it.frames >= ALONE,
    };
    if !over {
        if it.frames > LONGEST {
            *waiting = None;
        }
        return None;
    }
    *waiting = None;
    let print = facts::fingerprint(world).ok()?;
    let words = match now {
        Some(step) => format!("  step {step}, fingerprint {print}"),
        None => format!("  fingerprint {print}"),
    };
    Some((Tone::Told, words))
}

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
