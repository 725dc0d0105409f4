//! Replays as files: kept when a dive is over, named so that none is written over another.

use super::store::SaveStore;
use daemonfall_core::seed_text;
use daemonfall_dungeon::replay::Replay;

/// The name of a replay: its seed, its beats and the end of its last fingerprint.
pub fn name(replay: &Replay) -> String {
    let print = replay.beats.last().map_or(0, |beat| beat.1.0 & 0xFFFF);
    format!(
        "replays/{}-beat-{}-{print:04x}.json",
        seed_text(replay.seed),
        replay.beats.len()
    )
}

/// Writes a replay and returns its place.
///
/// # Errors
/// Place and reason, in words.
pub fn keep(store: &SaveStore, replay: &Replay) -> Result<String, String> {
    let name = name(replay);
    store
        .write(&name, &replay.write())
        .map_err(|error| error.to_string())?;
    Ok(store.place(&name))
}
