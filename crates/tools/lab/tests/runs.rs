//! Bots play dives and whole runs, to an end or up to a place; the results can
//! be replayed, and continued.

use crate::support::{content, library, settings};
use daemonfall_breach::BreachLibrary;
use daemonfall_campaign::Phase;
use daemonfall_campaign::saves::folder::FolderStore;
use daemonfall_campaign::saves::{SaveStore, SavedRun};
use daemonfall_core::data::Source;
use daemonfall_lab::bots::Policy;
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::desync::verify_many;
use daemonfall_lab::dive::{self, Dive, Ending};
use daemonfall_lab::recording;
use daemonfall_lab::runs::{Plan, Stop, play, runs, save};
use daemonfall_lab::sector::{self, starts};
use daemonfall_lab::{LabError, data};
use daemonfall_sector::{Difficulty, Rules};
use std::ops::Range;

#[test]
fn what_bots_play_verifies_step_by_step_and_ends_in_the_same_state() {
    let content = content();
    for policy in [RunPolicy::Cautious, RunPolicy::Bold, RunPolicy::Expert, RunPolicy::Random] {
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

#[test]
fn bots_play_the_same_dive_twice_alike() {
    let library = library();
    for policy in [Policy::Greedy, Policy::Random] {
        let plan = dive::Plan { seed: 3, policy, floors: 1, max_beats: 150 };
        let play = || Dive::new(library.clone(), plan).play(None);
        assert_eq!(play(), play());
    }
}

#[test]
fn the_greedy_bot_dies_or_gets_out_of_a_hundred_dives() {
    let plan = |seed| dive::Plan { seed, policy: Policy::Greedy, floors: 3, max_beats: 4000 };
    let endless = |seeds: Range<u64>| {
        let mut dive = Dive::new(library(), plan(0));
        let endings = seeds.map(|seed| {
            dive.again(plan(seed));
            dive.play(None)
        });
        endings.filter(|ending| ending.outcome == "still alive").collect::<Vec<Ending>>()
    };
    let endless = std::thread::scope(|scope| {
        let second = scope.spawn(|| endless(1050..1100));
        [endless(1000..1050), second.join().expect("its dives end")].concat()
    });
    assert!(endless.is_empty(), "{endless:#?}");
}

#[test]
fn fifty_records_of_bots_verify_and_one_of_them_is_a_run() {
    let done = verify_many(&content(), 50, 1).expect("nothing differs");
    assert_eq!((done.dives, done.runs), (49, 1));
    assert!(done.steps > 2_000, "{}", done.steps);
}

fn rules() -> Rules {
    data::sector(None).expect("the game's data are sound")
}

fn plan(size: &str, runs: u32) -> sector::Plan {
    sector::Plan {
        seed: 1,
        size: size.into(),
        runs,
        difficulties: vec![Difficulty::Normal, Difficulty::Hard, Difficulty::Easy],
    }
}

#[test]
fn opponents_play_sectors_to_an_end_and_in_the_same_way_each_time() {
    let rules = rules();
    let once = sector::play(&rules, &plan("small", 8)).unwrap();
    assert_eq!(once, sector::play(&rules, &plan("small", 8)).unwrap());
    assert_eq!(once.outcomes.values().sum::<u32>(), 8);
    let broken_off = once.outcomes.get("broken off").copied().unwrap_or_default();
    assert!(broken_off <= 2, "{broken_off} of 8 never ended");
    assert!(once.battles > 3.0, "{} battles", once.battles);
    let difficulty = |key: &str| once.factions[key].difficulty;
    assert_eq!(difficulty("ash"), Some(Difficulty::Hard));
    assert_eq!(difficulty("lumen"), Some(Difficulty::Easy));
    assert_eq!(difficulty("wild"), None);
}

#[test]
fn starts_are_reported_for_every_faction_that_plays() {
    let rules = rules();
    for report in starts(&rules, &["small".into(), "large".into()], 25).unwrap() {
        assert_eq!(report.seeds, 25);
        assert_eq!(report.wider, 0, "{}", report.size);
        assert!(report.worst_spread <= report.asked.unwrap());
        let keys: Vec<&str> = report.factions.keys().map(String::as_str).collect();
        assert_eq!(keys, ["ash", "daemons", "lumen"]);
        for values in report.factions.values() {
            assert!(
                f64::from(values.least) <= values.mean && values.mean <= f64::from(values.most)
            );
        }
    }
}

#[test]
fn a_sector_that_does_not_exist_is_told_with_the_nearest_that_does() {
    let rules = rules();
    let told = [
        sector::play(&rules, &plan("smal", 1)).unwrap_err().to_string(),
        starts(&rules, &["smal".into()], 1).unwrap_err().to_string(),
    ];
    for text in told {
        assert_eq!(text, "there is no sector \"smal\", did you mean \"small\"?");
    }
}

#[test]
fn a_chassis_that_makes_no_sense_is_told_with_file_line_entry_and_field() {
    let sources = data::all_sources(None).unwrap();
    let units = sources.iter().find(|source| source.file == "units.ron");
    let text = &units.unwrap().text;
    let told = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        let overlay = Source::new("units.ron", "mod/units.ron", text);
        let sources = [&sources[..], &[overlay]].concat();
        let library = BreachLibrary::from_sources(&sources).map_err(LabError::from);
        let rules = library.and_then(|library| data::rules(&sources, &library));
        rules.unwrap_err().to_string()
    };
    let line = 1 + text.lines().position(|line| line.contains("\"needle\": (")).unwrap();
    assert_eq!(
        told("tier: 1", "tier: 9"),
        format!("mod/units.ron:{line}: needle.chassis.tier: is not within 1 and 4")
    );
    assert_eq!(
        told("\"Charge\"", "\"Chrage\""),
        format!(
            "mod/units.ron:{line}: needle.chassis.abilities[0]: unknown ability \"Chrage\", did you mean \"Charge\"?"
        )
    );
}

#[test]
fn a_save_is_not_written_into_a_folder_that_a_game_uses() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("run-auto.save");
    let game = FolderStore::new(Some(folder.path().into()));
    game.claim().expect("nobody else is there");
    let told = recording::save(&file, "a run", false).expect_err("a game is there");
    assert!(told.to_string().contains("another copy of the game"), "{told}");
    drop(game);
    recording::save(&file, "a run", false).expect("the game was closed");
}
