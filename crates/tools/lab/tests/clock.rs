//! `clock FILE`: one line per case, errors on standard error, and the exit status.

use crate::support::{file, in_the_house};
use daemonfall_lab::clock::{Played, play_file};
use serde::Deserialize;
use std::path::Path;

#[derive(Deserialize)]
struct Case {
    name: String,
    expect: Vec<String>,
}

fn lab(file: &Path) -> (Option<i32>, String, String) {
    crate::support::lab(&["clock", &file.display().to_string()])
}

#[test]
fn the_conformance_cases_are_printed_a_line_each_as_they_are_expected() {
    let file = in_the_house("crates/rules/clock/tests/conformance/clock.json");
    let text = std::fs::read_to_string(&file).expect("the cases can be read");
    let cases: Vec<Case> = serde_json::from_str(&text).expect("an array of cases");
    let (status, out, err) = lab(&file);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), cases.len());
    for (line, case) in lines.iter().zip(&cases) {
        let wanted = Played { name: case.name.clone(), trace: case.expect.clone() };
        let wanted = serde_json::to_string(&wanted).expect("it can be written");
        assert_eq!(*line, wanted);
    }
}

#[test]
fn the_built_in_scenarios_are_sound_and_come_to_their_ends() {
    let outcomes = play_file(&in_the_house("assets/scenarios/clock.ron")).expect("it is read");
    assert!(outcomes.len() >= 5);
    for outcome in outcomes {
        assert_eq!(outcome.wrong, None);
        assert!(outcome.played.is_some());
    }
}

#[test]
fn the_example_of_the_docs_is_sound() {
    let docs = std::fs::read_to_string(in_the_house("docs/scenarios.md")).expect("the docs");
    let clock = docs.split("## The clock").nth(1).expect("a section of the clock");
    let example = clock.split("```").nth(1).expect("an example in it");
    let (_folder, file) = file("example.ron", example);
    let outcomes = play_file(file.as_ref()).expect("it is read");
    assert_eq!(outcomes.len(), 1);
    assert_eq!(outcomes[0].wrong, None);
}

#[test]
fn broken_cases_are_named_the_others_played_and_the_exit_status_is_1() {
    let (_folder, file) = file("mixed.ron", include_str!("forms/mixed.ron"));
    let (status, out, err) = lab(file.as_ref());
    assert_eq!(status, Some(1));
    let names: Vec<String> = out
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .map(|played: serde_json::Value| played["name"].to_string())
        .collect();
    assert_eq!(names, ["\"endless\"", "\"fine\""]);
    let (first, second) = err.trim_end().split_once('\n').expect("two messages");
    assert!(first.contains("mixed.ron:2: lost.slow_actions[0].actor: unknown character \"B\""));
    assert!(
        second.contains("mixed.ron:3: endless: stopped") && second.contains("1000 quick turns")
    );
}

#[test]
fn a_file_that_holds_no_scenarios_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in
        [("a.json", &b"{"[..]), ("b.ron", b"(("), ("c", b"\xff\xfe"), ("d.json", b"[1, ")]
    {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).expect("it can be written");
        let (status, out, err) = lab(&file);
        assert_eq!((status, out.as_str()), (Some(1), ""), "{name}");
        assert!(err.contains(name), "{err}");
    }
    let (status, _, err) = lab(&folder.path().join("absent.json"));
    assert!(status == Some(1) && err.contains("absent.json: cannot be read"), "{err}");
}
