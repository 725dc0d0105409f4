//! Bots play whole runs, to an end or up to a place; the results can be replayed, and continued.

use crate::support::{content, settings};
use daemonfall_campaign::Phase;
use daemonfall_campaign::saves::SavedRun;
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::runs::{Plan, Stop, play, runs, save};

#[test]
fn what_bots_play_verifies_step_by_step_and_ends_in_the_same_state() {
    let content = content();
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
    let content = content();
    let on = |threads| {
        let plan = Plan { settings: settings(1), policy: RunPolicy::Cautious, runs: 4, threads };
        runs(&content, &plan).unwrap()
    };
    let once = on(1);
    assert_eq!(once, on(2));
    assert_eq!(once.runs, 4);
    assert_eq!(once.endings.values().sum::<u32>(), 4);
    assert_eq!(once.winning_sizes.values().sum::<u32>(), once.won);
    assert!(once.stormed <= once.won);
}

#[test]
fn a_run_stops_where_it_first_comes_to_a_place_and_is_read_again() {
    let content = content();
    let saved = save(&content, settings(1), RunPolicy::Cautious, Stop::Encounter)
        .expect("the run comes to an encounter");
    assert!(matches!(saved.snapshot.run.phase, Phase::Encounter(_)));
    let text = saved.write();
    let read = SavedRun::read(&content, "here", &text).expect("it can be read");
    assert_eq!(read, saved);
    assert_eq!(
        saved.replay.verify(&content).expect("its record is right"),
        saved.replay.steps.len() as u32
    );
}
