//! The expert bot: a small map with a plain best play, and whole runs beside the cautious bot's.

use daemonfall_campaign::{Ending, Settings};
use daemonfall_lab::bots::run::RunPolicy;
use daemonfall_lab::data;
use daemonfall_lab::runs::{Plan, Runs, play, runs};
use std::fs;

#[test]
fn the_expert_marches_to_a_core_that_one_moth_holds_and_takes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let sectors = r#"{ "near": (name: "Near", about: "A core close by.", factions: ["daemons", "ash"], cycles: 10,
        land: Drawn(rows: [". . . . . . . ", " . .1. . . .b.2", ". . . . . . . "])) }"#;
    let factions = r#"{ "ash": (name: "Ash", about: "Few.", glyph: 'a', role: Corporation, home: "gate", core: "core",
        start: ["moth"], garrison: ["moth"], recruits: ["moth"]) }"#;
    fs::write(folder.path().join("sectors.ron"), sectors).expect("a file");
    fs::write(folder.path().join("factions.ron"), factions).expect("a file");
    let content = data::content(Some(data::Over::folder(folder.path())))
        .unwrap_or_else(|error| panic!("{error}"));
    let settings =
        Settings { sector: "near".into(), crew: Some("vanguard".into()), ..Settings::usual(1) };
    let played = play(&content, settings, RunPolicy::Expert).expect("no command is refused");
    let summary = played.summary.expect("the run ends");
    assert_eq!(summary.ending, Ending::Won);
    assert!(played.turns <= 6, "{} turns", played.turns);
}

#[test]
fn the_expert_wins_more_often_than_the_cautious_bot_and_never_plays_on_without_end() {
    let content = data::content(None).unwrap_or_else(|error| panic!("{error}"));
    let report = |policy| -> Runs {
        let settings = Settings { sector: "small".into(), ..Settings::usual(1) };
        let plan = Plan { settings, policy, runs: 12, threads: 1 };
        runs(&content, &plan).expect("no command is refused")
    };
    let (expert, cautious) = (report(RunPolicy::Expert), report(RunPolicy::Cautious));
    assert!(expert.won > cautious.won, "{} and {} of 12", expert.won, cautious.won);
    assert!(!expert.endings.contains_key("broken off"), "{:?}", expert.endings);
}
