//! Bots play whole runs to an end; what they played can be played again, step by step.

use daemonfall_campaign::Settings;
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::data;
use daemonfall_lab::runs::{Plan, play, runs};
use std::sync::Arc;

fn settings(seed: u64) -> Settings {
    Settings {
        sector: "small".into(),
        ..Settings::usual(seed)
    }
}

#[test]
fn what_bots_play_verifies_step_by_step_and_ends_in_the_same_state() {
    let content = Arc::new(data::content(None).expect("the game's data are sound"));
    for policy in [RunPolicy::Cautious, RunPolicy::Bold, RunPolicy::Random] {
        for seed in 1..=2 {
            let played = play(&content, settings(seed), policy).unwrap();
            let name = policy.name();
            let verified = played.replay.verify(&content);
            assert_eq!(verified, Ok(played.steps), "{name}, seed {seed}");
            let last = played.replay.steps.last().map(|(_, print)| *print);
            assert_eq!(last, Some(played.end), "{name}, seed {seed}");
        }
    }
}

#[test]
fn runs_come_out_alike_on_one_thread_and_on_two() {
    let content = Arc::new(data::content(None).expect("the game's data are sound"));
    let on = |threads| {
        let plan = Plan {
            settings: settings(1),
            policy: RunPolicy::Cautious,
            runs: 4,
            threads,
        };
        runs(&content, &plan).unwrap()
    };
    let once = on(1);
    assert_eq!(once, on(2));
    assert_eq!(once.runs, 4);
    assert_eq!(once.endings.values().sum::<u32>(), 4);
    assert_eq!(once.winning_sizes.values().sum::<u32>(), once.won);
    assert!(once.stormed <= once.won);
}
