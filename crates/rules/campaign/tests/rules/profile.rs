//! What lasts between runs.

use crate::small::{Game, content_with};
use daemonfall_campaign::library::Goal;
use daemonfall_campaign::{Campaign, Profile, Progress, RunCommand, Settings, Summary};

fn summary() -> Summary {
    let mut game = Game::new();
    game.apply(RunCommand::GiveUp);
    game.summary().clone()
}

#[test]
fn a_run_that_has_ended_is_counted_and_unlocks_what_it_reaches_once() {
    let content = content_with([]);
    let mut profile = Profile::default();
    let mut ended = summary();
    ended.tally.vaults = 1;
    assert_eq!(profile.count(&content, &ended), ["first_light"]);
    assert_eq!(profile.count(&content, &ended), ["locksmith"]);
    assert!(profile.count(&content, &ended).is_empty());
    assert_eq!((profile.progress.runs, profile.progress.vaults), (3, 3));
    assert_eq!(Progress::default().toward(Goal::Vaults(2)), (0, 2));
}

#[test]
fn what_is_unlocked_can_be_found_from_then_on_and_what_a_run_begins_with_is_there() {
    let content = content_with([]);
    let bow = content.campaign.find_mod("long_bow").unwrap();
    assert!(!content.campaign.is_open(bow, &[]));
    assert!(content.campaign.is_open(bow, &["veteran".into()]));
    let settings = Settings { unlocks: vec!["listener".into()], ..Settings::usual(3) };
    let (campaign, _) = Campaign::begin(content.clone(), settings).unwrap();
    let probe = content.campaign.find_mod("probe").unwrap();
    assert!(campaign.run().gear.loose.contains(&probe));
}

#[test]
fn unlocks_that_the_data_lack_are_kept_but_not_begun_with() {
    let content = content_with([]);
    let profile =
        Profile { unlocks: vec!["veteran".into(), "of another time".into()], ..Profile::default() };
    assert_eq!(profile.known(&content), ["veteran"]);
    assert_eq!(profile.unlocks.len(), 2);
}

#[test]
fn counts_that_are_full_stay_full() {
    let full = Progress { runs: u32::MAX, vaults: u32::MAX, ..Progress::default() };
    let mut profile = Profile { progress: full, ..Profile::default() };
    let mut ended = summary();
    ended.tally.vaults = 1;
    profile.count(&content_with([]), &ended);
    assert_eq!((profile.progress.runs, profile.progress.vaults), (u32::MAX, u32::MAX));
}
