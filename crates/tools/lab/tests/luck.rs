//! The luck of recorded runs: audited from their files, shown as a page, and fair over many runs.

use crate::support::{content, write};
use daemonfall_campaign::{Content, RunReplay, Settings};
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::luck;
use daemonfall_lab::runs::play;
use std::sync::Arc;

fn recorded(content: &Arc<Content>, seed: u64) -> RunReplay {
    let settings = Settings { sector: "small".into(), ..Settings::usual(seed) };
    let played = play(content, settings, RunPolicy::Bold);
    played.unwrap_or_else(|error| panic!("{error}")).replay
}

#[test]
fn the_luck_of_a_run_is_told_from_its_file_with_every_battle() {
    let folder = tempfile::tempdir().expect("a folder");
    let content = content();
    let replay = recorded(&content, 3);
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
    for seed in 1..=6 {
        let replay = recorded(&content, seed);
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
