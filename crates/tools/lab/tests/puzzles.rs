//! Every step of the practice ladder can be solved, its par is the best possible, and a player that
//! does not know its rule misses the par.

use crate::support::lab;
use daemonfall_campaign::puzzles::{Loss, Standing};
use daemonfall_lab::data::{Over, content};
use daemonfall_lab::puzzles::{POSITIONS_AT_MOST, Verdict, chosen, judge, told};
use std::fs;

const STEPS: usize = 24;

/// The verdict on a puzzle with this text, its solution in words, and its faults.
fn judged(puzzle: &str) -> (Verdict, Vec<String>, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("{{ \"odd\": (title: \"O\", goal: \"O.\", rule: \"O.\", {puzzle}) }}");
    fs::write(folder.path().join("puzzles.ron"), text).unwrap();
    let content =
        content(Some(Over::folder(folder.path()))).unwrap_or_else(|error| panic!("{error}"));
    let puzzle = chosen(&content, Some("odd")).unwrap()[0];
    let verdict = judge(puzzle, &content, POSITIONS_AT_MOST).unwrap();
    let best = verdict.best.as_ref();
    let words = best.map_or_else(Vec::new, |best| told(puzzle, &content, &best.commands).unwrap());
    let faults = verdict.faults(puzzle);
    (verdict, words, faults)
}

fn floor(par: u32, rows: &str, terms: &str) -> String {
    let legend = "\"@ = player without digging\"";
    format!("par: {par}, trial: Dive(map: [{rows}], legend: [{legend}], terms: [{terms}])")
}

#[test]
fn each_par_is_the_best_there_is_and_the_naive_player_misses_it() {
    let content = content(None).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.puzzles.len(), STEPS);
    let mut faults = Vec::new();
    for puzzle in &content.puzzles {
        let verdict =
            judge(puzzle, &content, POSITIONS_AT_MOST).unwrap_or_else(|error| panic!("{error}"));
        for fault in verdict.faults(puzzle) {
            faults.push(format!("{}: {fault}", puzzle.key));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_search_finds_the_fewest_beats_and_counts_every_way() {
    let rows = r#""XXXX", "X@.X", "X.SX", "XXXX""#;
    let (verdict, words, faults) = judged(&floor(2, rows, "Escape"));
    let best = verdict.best.unwrap();
    // The carried bomb could be set in between, but that takes a beat.
    assert_eq!((best.spent, best.ways, words.len()), (2, 2, 2));
    assert_eq!(verdict.naive, Standing::Won { spent: 2 });
    assert_eq!(faults, ["the naive player reaches its par"]);
}

#[test]
fn a_par_that_is_not_the_best_is_told() {
    let rows = r#""XXXXX", "X@.SX", "XXXXX""#;
    let (_, words, faults) = judged(&floor(3, rows, "Escape"));
    assert_eq!(words, ["east", "east"]);
    assert_eq!(
        faults,
        ["its par is 3, but it can be done in 2", "the naive player reaches its par"]
    );
}

#[test]
fn a_puzzle_that_cannot_be_done_is_told() {
    let rows = r#""XXXXX", "X@ASX", "XXXXX""#;
    let (verdict, words, faults) = judged(&floor(2, rows, "Escape, Unhurt"));
    assert_eq!(verdict.naive, Standing::Lost(Loss::Hurt));
    assert!(words.is_empty());
    assert_eq!(faults, ["has no solution"]);
}

#[test]
fn an_unknown_puzzle_is_told_with_the_nearest_known_one() {
    let content = content(None).unwrap_or_else(|error| panic!("{error}"));
    let told = chosen(&content, Some("whpi")).map(|_| ()).unwrap_err();
    let wanted = "there is no puzzle \"whpi\", did you mean \"whip\"?";
    assert_eq!(told.to_string(), wanted);
}

#[test]
fn a_puzzle_that_is_too_large_to_search_is_told_with_its_file_and_line() {
    let (status, _, told) = lab(&["puzzles", "whip", "--positions", "20"]);
    let reason = ": whip: has more than 20 positions: too large to search\n";
    assert!(status == Some(1) && told.contains("puzzles.ron:") && told.ends_with(reason), "{told}");
}
