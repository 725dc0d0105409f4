//! Two compared replays: where they differ, as text; and files that are not replays.

use crate::support::{content, library, write};
use bevy_ecs::world::World;
use daemonfall_campaign::{Campaign, Content, RunCommand, RunReplay, Settings, install};
use daemonfall_lab::bots::Policy;
use daemonfall_lab::compare;
use daemonfall_lab::dive::{Dive, Plan};
use daemonfall_sector::Command;
use std::sync::Arc;

fn recorded(content: &Arc<Content>, last: RunCommand) -> RunReplay {
    let mut world = World::new();
    install(&mut world, content);
    let settings = Settings { sector: "small".into(), ..Settings::usual(4) };
    let (mut campaign, _) = Campaign::begin(content.clone(), settings).expect("a sound run");
    for command in [RunCommand::Sector(Command::EndTurn), last] {
        let done = campaign.apply(&mut world, command);
        done.expect("a turn can be ended, and a run given up");
    }
    campaign.replay().clone()
}

#[test]
fn runs_are_compared_step_by_step_and_field_by_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = content();
    let ended = recorded(&content, RunCommand::Sector(Command::EndTurn));
    let given_up = recorded(&content, RunCommand::GiveUp);
    let one = write(folder.path(), "one", &ended.write());
    let other = write(folder.path(), "other", &given_up.write());
    let same = compare::files(&one, &one, None).expect("both can be read");
    assert_eq!(same, ("the same run: 2 steps".to_owned(), true));
    let (told, alike) = compare::files(&one, &other, None).expect("both can be read");
    assert!(!alike);
    let first =
        "step 2 is the first that differs: Sector(EndTurn) against GiveUp; differences after it:";
    assert!(told.starts_with(first), "{told}");
    assert!(told.contains("\n  run.place: \"Sector\" against "), "{told}");
    assert!(told.contains("\n  run.sector.factions[0].cycles: "), "{told}");
}

#[test]
fn dives_are_compared_beat_by_beat() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = library();
    let record = |name, seed| {
        let mut replay = daemonfall_dungeon::replay::Replay::new(&library, seed);
        let plan = Plan { seed, policy: Policy::Greedy, floors: 1, max_beats: 5 };
        Dive::new(library.clone(), plan).play(Some(&mut replay));
        write(folder.path(), name, &replay.write())
    };
    let (one, other) = (record("one", 1), record("other", 2));
    let (told, alike) = compare::files(&one, &one, None).expect("it can be read");
    assert_eq!((told.as_str(), alike), ("the same dive: 5 beats", true));
    let (told, alike) = compare::files(&one, &other, None).expect("both can be read");
    assert!(!alike && told.contains("different dives"), "{told}");
}

#[test]
fn files_that_are_no_replays_are_named_with_the_reason() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = content();
    let run = recorded(&content, RunCommand::GiveUp).write();
    let sound = write(folder.path(), "sound", &run);
    let refused = |name: &str, text: &str| {
        let file = write(folder.path(), name, text);
        let error = compare::files(&sound, &file, None).expect_err("it is not a replay of a run");
        error.to_string()
    };
    let broken = refused("broken", &run.replacen("EndTurn", "EndTurm", 1));
    assert!(broken.contains("broken"), "{broken}");
    let dive = refused("a-dive", "no replay at all");
    assert!(dive.contains("a-dive"), "{dive}");
    let missing = compare::files(&sound, &folder.path().join("missing"), None);
    let missing = missing.expect_err("it is not there").to_string();
    assert!(missing.contains("missing") && missing.contains("cannot be read"), "{missing}");
}
