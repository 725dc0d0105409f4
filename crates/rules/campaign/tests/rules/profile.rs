//! What lasts between runs.

use crate::small::{Game, content_with};
use daemonfall_campaign::library::Goal;
use daemonfall_campaign::puzzles::Ladder;
use daemonfall_campaign::{
    Campaign, Cause, Content, Day, Ending, Fallen, InRun, News, Profile, Progress, RunCommand,
    Settings, Summary,
};
use daemonfall_sector::Victory;

fn summary() -> Summary {
    let mut game = Game::new();
    game.apply(RunCommand::GiveUp);
    game.summary().clone()
}

/// Counts a usual run that ended on this day, whose seed is 100 more than its number.
fn count(profile: &mut Profile, content: &Content, ended: &Summary, seed: u64, day: u32) -> News {
    let today = Day { number: day, seed: u64::from(day) + 100 };
    profile.count(content, &Settings::usual(seed), ended, today)
}

/// A run that was won and gives no feat but those of its victory and difficulty.
fn won() -> Summary {
    let mut ended = Summary { ending: Ending::Won, turns: 99, leader_whole: false, ..summary() };
    ended.tally.fallen = vec![fallen()];
    ended
}

fn fallen() -> Fallen {
    let (kind, name) = ("bastion".into(), String::new());
    Fallen { kind, name, leader: false, turn: 3, cause: Cause::Disbanded }
}

#[test]
fn a_run_that_has_ended_is_counted_and_unlocks_what_it_reaches_once() {
    let content = content_with([]);
    let mut profile = Profile::default();
    let mut ended = summary();
    ended.tally.vaults = 1;
    let mut unlocks = || count(&mut profile, &content, &ended, 1, 1).unlocks;
    assert_eq!(unlocks(), ["first_light"]);
    assert_eq!(unlocks(), ["locksmith"]);
    assert!(unlocks().is_empty());
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
    count(&mut profile, &content_with([]), &ended, 1, 1);
    assert_eq!((profile.progress.runs, profile.progress.vaults), (u32::MAX, u32::MAX));
}

#[test]
fn a_feat_is_earned_once_by_a_run_that_fulfils_its_terms_and_keeps_its_day_and_run() {
    let content = content_with([]);
    let mut profile = Profile::default();
    assert_eq!(count(&mut profile, &content, &won(), 7, 12).feats, ["core", "normal"]);
    assert!(count(&mut profile, &content, &won(), 7, 13).feats.is_empty());
    let earned = profile.earned("core").expect("it is earned");
    assert_eq!((earned.day, earned.run), (12, Some(InRun { seed: 7, turn: 99 })));
    let nodes =
        Settings { victory: Victory::Nodes, difficulty: "hard".into(), ..Settings::usual(7) };
    let news = profile.count(&content, &nodes, &won(), Day { number: 14, seed: 1 });
    assert_eq!(news.feats, ["nodes", "hard", "streak"]);
}

#[test]
fn each_term_of_a_run_decides_its_feat() {
    let content = content_with([]);
    let feats = |change: fn(&mut Summary)| {
        let mut ended = won();
        change(&mut ended);
        let feats = count(&mut Profile::default(), &content, &ended, 1, 1).feats;
        feats
            .into_iter()
            .filter(|it| !["core", "normal"].contains(&it.as_str()))
            .collect::<Vec<_>>()
    };
    let none: Vec<String> = feats(|_| {});
    assert!(none.is_empty(), "{none:?}");
    assert_eq!(feats(|it| it.turns = 20), ["swift"]);
    assert_eq!(feats(|it| it.tally.fallen.clear()), ["all_hands"]);
    assert_eq!(feats(|it| it.leader_whole = true), ["whole_leader"]);
    assert_eq!(feats(|it| it.allies = 1), ["ally"]);
    let ten = |it: &mut Summary| (it.tally.battles, it.tally.battles_won) = (10, 10);
    assert_eq!(feats(ten), ["unbeaten"]);
    let eleven = |it: &mut Summary| (it.tally.battles, it.tally.battles_won) = (11, 10);
    assert!(feats(eleven).is_empty());
    let odds = |it: &mut Summary| {
        (it.tally.battles, it.tally.battles_won) = (1, 1);
        it.tally.slimmest = Some(40);
    };
    assert_eq!(feats(odds), ["long_odds"]);
    let guardian = |it: &mut Summary| (it.tally.vaults, it.tally.quickest) = (1, Some(6));
    assert_eq!(feats(guardian), ["short_work"]);
    let slower = |it: &mut Summary| (it.tally.vaults, it.tally.quickest) = (1, Some(7));
    assert!(feats(slower).is_empty());
    assert_eq!(feats(|it| it.tally.whole_dives = 1), ["whole_dive"]);
}

#[test]
fn a_run_that_is_not_won_ends_the_streak_but_not_the_best_one() {
    let content = content_with([]);
    let mut profile = Profile::default();
    for ended in [won(), won(), summary(), won()] {
        count(&mut profile, &content, &ended, 1, 1);
    }
    assert_eq!((profile.streak, profile.progress.streak), (1, 2));
}

#[test]
fn days_in_a_row_count_runs_of_the_day_that_were_not_given_up() {
    let content = content_with([]);
    let mut profile = Profile::default();
    let lost = Summary { ending: Ending::LeaderLost, ..summary() };
    for (ended, seed, day) in [
        (won(), 101, 1),
        (lost.clone(), 101, 1),
        (lost.clone(), 102, 2),
        // Of the day before, and given up.
        (won(), 102, 3),
        (summary(), 103, 3),
    ] {
        count(&mut profile, &content, &ended, seed, day);
    }
    assert_eq!([1, 2, 3, 4].map(|day| profile.daily.on(day)), [0, 2, 2, 0]);
    count(&mut profile, &content, &lost, 104, 4);
    assert_eq!((profile.daily.on(4), profile.progress.days), (1, 2));
    // A clock that went too fast does not stop the count for ever.
    for day in [900, 5, 6] {
        count(&mut profile, &content, &lost, u64::from(day) + 100, day);
    }
    assert_eq!((profile.daily.on(6), profile.progress.days), (2, 2));
}

#[test]
fn puzzles_solved_at_par_bring_a_feat_without_a_run() {
    let content = content_with([]);
    let (mut profile, mut ladder) = (Profile::default(), Ladder::default());
    let today = Day { number: 5, seed: 105 };
    for puzzle in &content.puzzles[..11] {
        ladder.note(puzzle, puzzle.par);
    }
    ladder.note(&content.puzzles[11], content.puzzles[11].par + 1);
    assert!(profile.climb(&content, &ladder, today).is_empty());
    ladder.note(&content.puzzles[11], content.puzzles[11].par);
    assert_eq!(profile.climb(&content, &ladder, today), ["at_par"]);
    assert_eq!(profile.earned("at_par").and_then(|it| it.run), None);
    assert_eq!(profile.progress.toward(Goal::AtPar(12)), (12, 12));
}
