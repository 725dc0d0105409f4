//! Compares two recorded dives, reported like runs: their beats are steps, their commands
//! [`RunCommand::Dive`].

use super::divergence::{Comparison, Divergence};
use crate::command::RunCommand;
use crate::content::Content;
use bevy_ecs::world::World;
use daemonfall_core::{Difference, EventLog, Fingerprint, Snapshot, diff};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{self as dungeon, DiveEvent, DiveSnapshot};

/// Compares two recorded dives: plays the beats they share, and one more.
pub fn compare_dives(content: &Content, left: &Replay, right: &Replay) -> Comparison {
    let both = left.beats.iter().zip(&right.beats);
    let same = both.take_while(|(one, other)| one == other).count();
    let divergence = if left.library != right.library {
        Some(Divergence::Data(left.library, right.library))
    } else if left.seed != right.seed {
        Some(Divergence::Settings(vec![Difference {
            path: "seed".into(),
            left: left.seed.to_string(),
            right: right.seed.to_string(),
        }]))
    } else {
        match (left.beats.get(same), right.beats.get(same)) {
            (None, None) => None,
            (Some((one, print)), Some((other, other_print))) if one == other => {
                Some(Divergence::Print {
                    step: same + 1,
                    command: Box::new(RunCommand::Dive(*one)),
                    prints: (*print, *other_print),
                    now: after(content, left, same + 1).map(|(_, print)| print),
                })
            }
            (Some((one, _)), Some((other, _))) => Some(Divergence::Command {
                step: same + 1,
                commands: Box::new((RunCommand::Dive(*one), RunCommand::Dive(*other))),
                differences: differences(content, left, right, same + 1),
            }),
            _ => Some(Divergence::Length),
        }
    };
    Comparison {
        steps: (left.beats.len(), right.beats.len()),
        same: match &divergence {
            Some(Divergence::Data(..) | Divergence::Settings(_)) => 0,
            _ => same,
        },
        divergence,
    }
}

fn differences(
    content: &Content,
    left: &Replay,
    right: &Replay,
    beats: usize,
) -> Result<Vec<Difference>, String> {
    let (one, _) = after(content, left, beats)?;
    let (other, _) = after(content, right, beats)?;
    Ok(diff(&one, &other))
}

/// The state after this many beats, whatever fingerprints were recorded.
fn after(
    content: &Content,
    replay: &Replay,
    beats: usize,
) -> Result<(DiveSnapshot, Fingerprint), String> {
    let library = &content.dungeon;
    replay.check(library).map_err(|error| error.to_string())?;
    let mut world = World::new();
    dungeon::install(&mut world, library.clone());
    dungeon::begin(&mut world, replay.seed);
    for (place, (command, _)) in replay.beats.iter().take(beats).enumerate() {
        let done = dungeon::act(&mut world, *command);
        done.map_err(|refusal| {
            let beat = place + 1;
            format!("with these rules, beat {beat}, {command:?}, is refused: {refusal}")
        })?;
        world.resource_mut::<EventLog<DiveEvent>>().clear();
    }
    let print = dungeon::fingerprint(&world);
    Ok((DiveSnapshot::take(&mut world), print))
}
