//! Verifying replays: play them again, compare every beat, and say what is otherwise.

use bevy_ecs::world::World;
use daemonfall_core::EventLog;
use daemonfall_dungeon::replay::{Replay, ReplayError};
use daemonfall_dungeon::{DiveEvent, Keyframe, Library, act, install};
use std::fmt::Write;

/// Differences told of one keyframe, at most.
const TOLD: usize = 8;

/// Plays a replay again.
///
/// # Errors
/// What does not fit; for a beat that differs, also in what, as far as a keyframe tells.
pub fn verify(replay: &Replay, library: &Library) -> Result<u32, String> {
    let mut world = World::new();
    install(&mut world, library.clone());
    match replay.verify(&mut world) {
        Ok(()) => Ok(replay.length),
        Err(error @ ReplayError::Differs { beat, .. }) => {
            Err(format!("{error}\n{}", tell(replay, beat, &mut world)))
        }
        Err(error) => Err(error.to_string()),
    }
}

/// What differs at a beat, or at the next keyframe that can still be reached.
fn tell(replay: &Replay, beat: u32, world: &mut World) -> String {
    let Some(keyframe) = replay.keyframes.iter().find(|keyframe| keyframe.beat >= beat) else {
        return "  the replay holds no keyframe from there on: what differs cannot be told".into();
    };
    for (command, _) in replay.beats.iter().take(keyframe.beat as usize).skip(beat as usize) {
        if act(world, *command).is_err() {
            return format!(
                "  the next keyframe is that of beat {}, and by now a command before it is refused: what differs cannot be told",
                keyframe.beat
            );
        }
        world.resource_mut::<EventLog<DiveEvent>>().clear();
    }
    let mut text = if keyframe.beat == beat {
        format!("  keyframe of beat {beat}:")
    } else {
        format!(
            "  no keyframe at beat {beat}; what differs by the next one, of beat {}:",
            keyframe.beat
        )
    };
    append(&mut text, &keyframe.differences(&Keyframe::take(world)), ("recorded", "now"));
    text
}

/// Compares two replays of the same dive with each other.
///
/// # Errors
/// The first thing in which they differ.
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
            let mut text = format!(
                "beat {beat}, after {:?}: the fingerprint is {} against {}",
                here.0, here.1, there.1
            );
            let frames = one.keyframes.iter().filter(|frame| frame.beat >= beat);
            let pair = frames
                .filter_map(|frame| {
                    Some((frame, other.keyframes.iter().find(|found| found.beat == frame.beat)?))
                })
                .next();
            match pair {
                Some((here, there)) => {
                    let _ = write!(text, "\n  keyframes of beat {}:", here.beat);
                    append(&mut text, &here.differences(there), ("one", "other"));
                }
                None => text.push_str(
                    "\n  no keyframe from there on is in both: what differs cannot be told",
                ),
            }
            return Err(text);
        }
    }
    if one.beats.len() != other.beats.len() {
        return Err(format!(
            "one has {} beats, the other {}; they agree as far as both go",
            one.beats.len(),
            other.beats.len()
        ));
    }
    Ok(one.length)
}

fn append(
    text: &mut String,
    differences: &[(String, String, String)],
    (here, there): (&str, &str),
) {
    if differences.is_empty() {
        text.push_str("\n    nothing in what keyframes hold");
    }
    for (place, one, other) in differences.iter().take(TOLD) {
        // Writing into a String never fails.
        let _ = write!(text, "\n    {place}: {here} {one}, {there} {other}");
    }
    if differences.len() > TOLD {
        let _ = write!(text, "\n    and {} more", differences.len() - TOLD);
    }
}
