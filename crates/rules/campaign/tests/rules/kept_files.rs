//! Files of earlier versions, kept as they were written: each is read, or refused by what changed.

use crate::small::content_with;
use daemonfall_campaign::saves::{
    MemoryStore, SaveError, SaveStore, SavedRun, load_ladder, load_profile,
};
use daemonfall_campaign::{Part, RestoreError, RunReplay, Versions};
use daemonfall_dungeon::replay::{Replay, ReplayTextError};
use daemonfall_sector::Victory;

#[test]
fn a_run_of_version_2_is_resumed_unless_rules_or_data_changed() {
    let content = content_with([]);
    let text = include_str!("../kept/run-in-a-dive.v2.save");
    match SavedRun::read(&content, "kept", text) {
        Ok(saved) => assert_eq!(saved.stage().place, "a dive"),
        Err(SaveError::Restore { error: RestoreError::Changed(changed), .. }) => {
            assert_eq!(changed.game, "0.1.0");
        }
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn a_replay_of_version_2_is_played_unless_rules_or_data_changed() {
    let content = content_with([]);
    let replay = RunReplay::read("kept", include_str!("../kept/run.v2.replay")).unwrap();
    assert_eq!(replay.versions, Versions::default());
    assert_eq!(replay.settings.victory, Victory::Core);
    match replay.fits(&content) {
        Ok(()) => assert_eq!(replay.verify(&content), Ok(replay.steps.len() as u32)),
        Err(changed) => {
            let same = replay.data == content.fingerprint;
            assert_eq!(changed.parts.contains(&Part::Data), !same);
        }
    }
}

#[test]
fn a_replay_of_a_dive_of_version_1_is_read_or_refused_by_its_version() {
    let read = Replay::read(include_str!("../kept/dive.v1.replay"));
    let known = matches!(&read, Ok(replay) if replay.seed == 3);
    assert!(known || matches!(read, Err(ReplayTextError::OtherVersion { found: 1 })), "{read:?}");
}

#[test]
fn profile_and_ladder_of_version_2_are_read_and_of_version_1_refused() {
    let store = MemoryStore::default();
    let write = |name, text| store.write(name, text).unwrap();
    write("profile.save", include_str!("../kept/profile.v2.save"));
    write("ladder.save", include_str!("../kept/ladder.v2.save"));
    let profile = load_profile(&store).unwrap().value;
    assert_eq!(profile.unlocks, ["first_light"]);
    assert_eq!((profile.streak, profile.daily.on(0), profile.feats.len()), (0, 0, 0));
    assert!(load_ladder(&store).unwrap().damage.is_none());
    write("profile.save", include_str!("../kept/profile.v1.save"));
    let error = load_profile(&store).unwrap_err().to_string();
    assert!(error.contains("written by version 1"), "{error}");
}
