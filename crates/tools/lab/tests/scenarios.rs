//! Scenarios of the stack and scenes: the examples have the expected results.

use crate::support::in_the_house;
use daemonfall_lab::stack::{Played, play_file, play_text};
use daemonfall_lab::{data, scene};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn played(name: &str) -> Vec<Played> {
    let cases = play_file(&in_the_house(name)).expect("the file can be read");
    cases.into_iter().collect::<Result<_, _>>().expect("every case is sound")
}

#[test]
fn the_conformance_file_gives_the_rows_that_it_expects() {
    let text = std::fs::read_to_string(in_the_house("tests/conformance/stack.json"))
        .expect("it can be read");
    let expected: Vec<Value> = serde_json::from_str(&text).expect("it is JSON");
    let found = played("tests/conformance/stack.json");
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(&expected) {
        let line = serde_json::to_value(found).expect("it can be written");
        assert_eq!(line, json!({ "name": expected["name"], "rounds": expected["expect"] }));
    }
}

fn column(played: &Played, field: &str) -> Value {
    let line = serde_json::to_value(played).expect("it can be written");
    let rows = line["rounds"].as_array().expect("rows");
    rows.iter().map(|row| row[field].clone()).collect()
}

#[test]
fn the_examples_turn_out_as_they_say() {
    let cases = played("tests/scenarios/stack.ron");
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "a zap overtakes a laser",
            "with less than no CPU even a free move is refused",
            "a dead hand strikes back"
        ]
    );
    assert_eq!(
        column(&cases[0], "resolved"),
        json!([[], [["Ada", "zap", "Drone"], ["Drone", "laser", "Ada"]]])
    );
    assert_eq!(column(&cases[1], "rejected"), json!([[], [["Drone", "nudge", "Ada"]], [], [], []]));
    let drone: Vec<Value> = column(&cases[1], "cpu")
        .as_array()
        .expect("rows")
        .iter()
        .map(|cpu| cpu["Drone"].clone())
        .collect();
    assert_eq!(drone, [-1, -1, 1, 1, 2]);
    assert_eq!(column(&cases[2], "died"), json!([[], ["Ada", "Drone"]]));
}

#[test]
fn the_two_forms_of_a_scenario_are_played_alike() {
    let (ron, json) = (include_str!("forms/it.ron"), include_str!("forms/it.json"));
    let (one, other) = (play_text("it.ron", ron), play_text("it.json", json));
    assert_eq!(one, other);
    assert!(one[0].is_ok(), "{one:?}");
    assert_eq!(play_text("it", ron), one, "the first character decides the format");
    assert_eq!(play_text("it", json), one, "the first character decides the format");
}

#[test]
fn too_little_cpu_is_a_rejected_row_and_no_mistake() {
    let case = r#"{ "it": (
        characters: [(id: "A", side: Player, health: 5, max_cpu: 3)],
        subroutines: { "x": (cpu: 9, use: []) },
        rounds: [[(user: "A", subroutine: "x", target: "A")]],
    ) }"#;
    let played = play_text("it.ron", case).remove(0).expect("it is sound");
    assert_eq!(column(&played, "rejected"), json!([[["A", "x", "A"]]]));
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let error = play_file(Path::new("no/such/file.json")).expect_err("there is none");
    assert!(error.to_string().starts_with("no/such/file.json: cannot be read"), "{error}");
}

fn scenes() -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(in_the_house("tests/scenes")).expect("the scenes can be listed");
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == "scene"))
        .collect();
    files.sort();
    files
}

#[test]
fn every_scene_turns_out_as_it_says() {
    let base = data::all_sources(None).expect("the game's data can be read");
    let mut failures = Vec::new();
    for path in scenes() {
        match scene::play_file(&path, &base) {
            Ok(report) if report.checks == 0 => {
                failures.push(format!("{} expects nothing", path.display()))
            }
            Ok(report) => failures.extend(report.failures.iter().map(ToString::to_string)),
            Err(error) => failures.push(error.to_string()),
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn there_is_a_scene_for_every_rule() {
    assert!(scenes().len() >= 45, "only {} scenes", scenes().len());
}
