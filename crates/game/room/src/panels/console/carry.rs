//! Carries out a typed line: it is answered, or sent and waited for. A record is verified in the
//! background.

use super::ConsolePanel;
use super::history::Tone;
use crate::console::{self, Answer, Sent, facts};
use crate::panels::prelude::*;
use crate::panels::time;
use daemonfall_campaign::Reading;
use daemonfall_ui::photo;

/// Frames after which a command is no longer waited for.
const LONGEST: u32 = 900;

pub fn carry(world: &mut World, state: &mut ConsolePanel, line: &str, lock: Lock) {
    let answered = console::run(world, line, lock.is_open());
    let (tone, words) = match answered {
        Ok(Answer::Told(lines)) => (Tone::Told, lines.join("\n")),
        Ok(Answer::Sent(sent)) => {
            let told = sent.told.clone();
            state.waiting = Some(sent);
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
    let taken = console::picture(world, &name)
        .and_then(|file| photo::take_shot(world, &file).map(|_| file));
    match taken {
        Ok(file) => (Tone::Done, format!("the picture is in {file}")),
        Err(reason) => (Tone::Wrong, reason),
    }
}

pub fn waited(world: &mut World, waiting: &mut Option<Sent>) -> Option<(Tone, String)> {
    let mut sent = waiting.take()?;
    if !sent.is_over(world) {
        *waiting = Some(sent).filter(|sent| sent.frames <= LONGEST);
        return None;
    }
    let print = facts::fingerprint(world).ok()?;
    let words = match console::steps(world) {
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
    let end = for_a_while(SLICE, || match work.reading.step(&work.replay) {
        Ok(Some(_)) => None,
        Ok(None) => {
            let steps = work.replay.steps.len();
            Some((Tone::Done, format!("all {steps} steps are as they were recorded")))
        }
        Err(error) => Some((Tone::Wrong, error.to_string())),
    });
    match end {
        Some((tone, words)) => state.list.add(tone, &words),
        None => state.verifying = Some(work),
    }
}
