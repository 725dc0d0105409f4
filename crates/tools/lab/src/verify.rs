//! Verifies replays: plays them again, compares every beat, and reports differences.

use bevy_ecs::world::World;
use daemonfall_core::EventLog;
use daemonfall_dungeon::replay::{Replay, ReplayError};
use daemonfall_dungeon::{DiveEvent, Keyframe, Library, act, install};

/// The most differences shown for one keyframe.
const TOLD: usize = 8;

/// The error tells what differs at a beat, as far as keyframes show it.
pub fn verify(replay: &Replay, library: &Library) -> Result<u32, String> {
    let mut world = World::new();
    install(&mut world, library.clone());
    match replay.verify(&mut world) {
        Ok(()) => Ok(replay.length),
        Err(
            error @ (ReplayError::Differs { beat, .. } | ReplayError::KeyframeDiffers { beat }),
        ) => Err(format!("{error}\n{}", tell(replay, beat, &mut world))),
        Err(error) => Err(error.to_string()),
    }
}

/// The differences at a beat, or at the next keyframe that can still be reached.
fn tell(replay: &Replay, beat: u32, world: &mut World) -> String {
    let Some(keyframe) = replay.keyframes.iter().find(|keyframe| keyframe.beat >= beat) else {
        return "  the replay has no later keyframe, so the differences are unknown".into();
    };
    for (command, _) in replay.beats.iter().take(keyframe.beat as usize).skip(beat as usize) {
        if act(world, *command).is_err() {
            return format!(
                "  the next keyframe is at beat {}, but a command before it is now refused, so the differences are unknown",
                keyframe.beat
            );
        }
        world.resource_mut::<EventLog<DiveEvent>>().clear();
    }
    let text = if keyframe.beat == beat {
        format!("  keyframe of beat {beat}:")
    } else {
        format!(
            "  no keyframe at beat {beat}; differences at the next one, of beat {}:",
            keyframe.beat
        )
    };
    text + &told(&keyframe.differences(&Keyframe::take(world)), ("recorded", "now"))
}

/// Compares two replays of the same dive; the error is the first difference.
pub fn against(one: &Replay, other: &Replay) -> Result<u32, String> {
    if (one.version, one.library, one.seed) != (other.version, other.library, other.seed) {
        let tell = |replay: &Replay| {
            format!("version {}, data {}, seed {}", replay.version, replay.library, replay.seed)
        };
        return Err(format!("they are of different dives: {} against {}", tell(one), tell(other)));
    }
    for (place, (here, there)) in one.beats.iter().zip(&other.beats).enumerate() {
        let beat = place as u32 + 1;
        if here.0 != there.0 {
            return Err(format!("beat {beat}: the command is {:?} against {:?}", here.0, there.0));
        }
        if here.1 != there.1 {
            let text = format!(
                "beat {beat}, after {:?}: the fingerprint is {} against {}",
                here.0, here.1, there.1
            );
            let frames = one.keyframes.iter().filter(|frame| frame.beat >= beat);
            let pair = frames
                .filter_map(|frame| {
                    Some((frame, other.keyframes.iter().find(|found| found.beat == frame.beat)?))
                })
                .next();
            let why = match pair {
                Some((here, there)) => {
                    let told = told(&here.differences(there), ("one", "other"));
                    format!("keyframes of beat {}:{told}", here.beat)
                }
                None => "no later keyframe is in both, so the differences are unknown".into(),
            };
            return Err(format!("{text}\n  {why}"));
        }
    }
    if one.beats.len() != other.beats.len() {
        return Err(format!(
            "one has {} beats, the other {}; they agree up to the end of the shorter one",
            one.beats.len(),
            other.beats.len()
        ));
    }
    Ok(one.length)
}

fn told(differences: &[(String, String, String)], (here, there): (&str, &str)) -> String {
    let line = |(place, one, other): &(String, String, String)| {
        format!("    {place}: {here} {one}, {there} {other}")
    };
    listed(differences.iter().map(line), TOLD, "    nothing that keyframes contain", "    ")
}

/// At most `most` of the lines, each on a line of its own; or `none` if there are none.
pub fn listed(
    lines: impl ExactSizeIterator<Item = String>,
    most: usize,
    none: &str,
    indent: &str,
) -> String {
    let count = lines.len();
    let none = (count == 0).then(|| none.to_owned());
    let more = (count > most).then(|| format!("{indent}and {} more", count - most));
    let shown = none.into_iter().chain(lines.take(most)).chain(more);
    shown.map(|line| format!("\n{line}")).collect()
}
