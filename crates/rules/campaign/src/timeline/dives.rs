//! Compares two recorded dives, reported like runs: their beats are steps, their commands
//! [`RunCommand::Dive`].

use super::divergence::{Comparison, Divergence, parting};
use crate::command::RunCommand;
use crate::content::Content;
use bevy_ecs::world::World;
use daemonfall_core::{Difference, EventLog, Fingerprint, Snapshot, diff};
use daemonfall_dungeon::replay::Replay;
use daemonfall_dungeon::{self as dungeon, DiveEvent, DiveSnapshot};

/// Compares two recorded dives: plays the beats they share, and one more.
pub fn compare_dives(content: &Content, left: &Replay, right: &Replay) -> Comparison {
    let (same, mut divergence) = if left.library != right.library {
        (0, Some(Divergence::Data(left.library, right.library)))
    } else if left.seed != right.seed {
        let [path, left, right] = ["seed".into(), left.seed.to_string(), right.seed.to_string()];
        (0, Some(Divergence::Settings(vec![Difference { path, left, right }])))
    } else {
        parting(&left.beats, &right.beats, |command| RunCommand::Dive(*command))
    };
    match &mut divergence {
        Some(Divergence::Print { now, .. }) => {
            *now = after(content, left, same + 1).map(|(_, print)| print);
        }
        Some(Divergence::Command { differences: found, .. }) => {
            *found = differences(content, left, right, same + 1);
        }
        _ => {}
    }
    Comparison { steps: (left.beats.len(), right.beats.len()), same, divergence }
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
