//! Two compared replays: where they differ, as text; files that are not replays; and the luck of
//! recorded runs, audited from their files, shown as a page, and fair over many runs.

use crate::support::{content, library, write};
use bevy_ecs::world::World;
use daemonfall_campaign::{Campaign, Content, RunCommand, RunReplay, Settings, install};
use daemonfall_lab::bots::Policy;
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::dive::{Dive, Plan};
use daemonfall_lab::runs::play;
use daemonfall_lab::{compare, luck};
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

fn bold_run(content: &Arc<Content>, seed: u64) -> RunReplay {
    let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
    let played = play(content, settings, RunPolicy::Bold);
    played.unwrap_or_else(|error| panic!("{error}")).replay
}

#[test]
fn the_luck_of_a_run_is_told_from_its_file_with_every_battle() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = content();
    let replay = bold_run(&content, 3);
    let file = write(folder.path(), "run.replay", &replay.write());
    let audited = luck::of_file(&file, None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(audited.steps, replay.steps.len());
    let account = audited.luck.battles;
    assert_eq!(account.count as usize, audited.battles.len());
    assert!(account.count > 0 && account.actual <= account.count);
    let page = luck::tell(&audited);
    assert!(page.contains("battles won") && page.contains("percentile"), "{page}");
    assert_eq!(page.matches("battle against").count(), audited.battles.len());
}

#[test]
fn dice_of_whole_runs_are_fair() {
    let content = content();
    let (mut count, mut expected, mut actual) = (0, 0.0, 0);
    for seed in 1..=9 {
        let replay = bold_run(&content, seed);
        let review = daemonfall_campaign::Review::of(&content, replay);
        let luck = review.unwrap_or_else(|error| panic!("{error}")).luck().luck();
        for account in [luck.dealt, luck.taken] {
            count += account.count;
            expected += account.expected;
            actual += account.actual;
        }
    }
    let share = f64::from(actual) / expected;
    // With this many rolls the sum is within a few percent of the expected one.
    assert!(count > 300, "{count} rolls");
    assert!((0.85..1.15).contains(&share), "{actual} of {expected:.0} in {count} rolls");
}

#[test]
fn a_file_that_holds_no_run_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = write(folder.path(), "other.json", "{\"version\": 1}");
    let error = luck::of_file(&file, None).expect_err("it is not a run").to_string();
    assert!(error.contains("other.json") && error.contains("not a replay of a run"), "{error}");
}
