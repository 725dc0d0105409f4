//! Scenarios of the stack: the examples have the expected results, and mistakes are reported with
//! their place.

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
    let ron = r#"{ "it": (
        characters: [(id: "A", side: Player, health: 5, max_cpu: 3), (id: "B", side: Enemy, health: 3, max_cpu: 3)],
        subroutines: { "x": (time: 1, duration: 1, multi_use: true, cpu: 1, use: [Damage(2)], after: [Shield(1)]), "y": (use: []) },
        rounds: [[(user: "A", subroutine: "x", target: "B")]],
        waiting: 2,
    ) }"#;
    let json = r#"[{"name": "it", "scenario": {
        "characters": [{"id": "A", "side": "player", "health": 5, "max_cpu": 3}, {"id": "B", "side": "enemy", "health": 3, "max_cpu": 3}],
        "subroutines": {"x": {"time": 1, "duration": 1, "multi_use": true, "cpu": 1, "use": {"damage": 2}, "after": [{"shield": 1}]}, "y": {"use": null}},
        "rounds": [[{"user": "A", "subroutine": "x", "target": "B"}], [], []]
    }}]"#;
    let (one, other) = (play_text("it.ron", ron), play_text("it.json", json));
    assert_eq!(one, other);
    assert!(one[0].is_ok(), "{one:?}");
    assert_eq!(play_text("it", ron), one, "the first character decides the format");
    assert_eq!(play_text("it", json), one, "the first character decides the format");
}

/// A valid case with a piece replaced, between two valid ones.
fn broken(from: &str, to: &str) -> Vec<Result<Played, String>> {
    let case = |name: &str| {
        format!(
            r#"{{"name": "{name}", "scenario": {{
  "characters": [{{"id": "A", "side": "player", "health": 5, "max_cpu": 3}},
    {{"id": "B", "side": "enemy", "health": 3, "max_cpu": 3}}],
  "subroutines": {{"x": {{"time": 1, "duration": 1, "multi_use": false, "cpu": 1, "use": {{"damage": 2}}, "after": null}},
    "y": {{"time": 0, "duration": 0, "multi_use": false, "cpu": 9, "use": null, "after": null}}}},
  "rounds": [[{{"user": "A", "target": "B", "subroutine": "x"}}, {{"user": "B", "target": "A", "subroutine": "y"}}]]}}}}"#
        )
    };
    let bad = case("bad");
    assert!(bad.contains(from), "{from}");
    let text = format!("[{},\n{},\n{}]", case("one"), bad.replacen(from, to, 1), case("two"));
    play_text("cases.json", &text)
        .into_iter()
        .map(|case| case.map_err(|errors| errors.to_string()))
        .collect()
}

/// Each mistake: a piece of the valid case, its replacement, and the beginning of the error.
const WRONG: &str = r#"
"user": "A" | "user": "C" | 7: bad.rounds[0][0].user: unknown character "C"
"target": "A" | "target": "Zed" | 7: bad.rounds[0][1].target: unknown character "Zed"
"subroutine": "y" | "subroutine": "zap" | 7: bad.rounds[0][1].subroutine: unknown subroutine "zap"
"time": 1 | "time": -1 | 7: bad.subroutines.x.time: goes from 0 to 1000, not -1
"duration": 1 | "duration": -1 | 7: bad.subroutines.x.duration: goes from 0 to 1000, not -1
"duration": 1 | "duration": 4000000000 | 7: bad.subroutines.x.duration: 4000000000 is not within -9999 and 9999
"cpu": 1 | "cpu": -1 | 7: bad.subroutines.x.cpu: goes from 0 to 9999, not -1
{"damage": 2} | {"damage": -2} | 7: bad.subroutines.x.use[0]: damage and healing must not be below zero, here -2
"id": "B" | "id": "A" | 7: bad.characters[1].id: the name "A" is used twice
"health": 5 | "health": 0 | 7: bad.characters[0].health: must be above zero, not 0
"y": {"time" | "x": {"time" | 7: bad.subroutines.x: this name is used twice
{"user": "B", "target" | {"user": "A", "target" | 7: bad.rounds[0][1].user: "A" chooses twice in one round
"multi_use": false | "multi_uze": false | 10: bad.subroutines.x.multi_uze: unknown field `multi_uze`
"side": "player" | "side": "plyer" | 8: bad.characters[0].side: unknown variant `plyer`
{"damage": 2} | {"damge": 2} | 10: bad.subroutines.x.use.damge: unknown variant `damge`
"health": 5 | "health": 5.5 | 8: bad.characters[0].health: invalid type: floating point
"name": "bad" | "nam": "bad" | 7: case 2.nam: unknown field `nam`
"name": "bad" | "name": "one" | 7: one: this name is used twice in the file
"#;

#[test]
fn a_mistake_is_named_with_file_line_case_and_place_and_the_rest_is_played() {
    for line in WRONG.trim().lines() {
        let row: Vec<&str> = line.split(" | ").collect();
        let [from, to, expected] = row[..] else { panic!("{line}") };
        let cases = broken(from, to);
        assert_eq!(cases.len(), 3, "{to}");
        assert!(cases[0].is_ok() && cases[2].is_ok(), "{to}: {cases:?}");
        let error = cases[1].as_ref().expect_err(to);
        let expected = format!("cases.json:{expected}");
        assert!(error.starts_with(&expected), "{error:?} does not start with {expected:?}");
    }
}

#[test]
fn too_little_cpu_is_a_rejected_row_and_no_mistake() {
    let cases = broken("A", "A");
    let middle = cases[1].as_ref().expect("it is sound");
    assert_eq!(column(middle, "rejected"), json!([[["B", "y", "A"]]]));
}

#[test]
fn what_stands_before_a_mistake_in_the_array_itself_is_played() {
    let sound =
        r#"{"name": "one", "scenario": {"characters": [], "subroutines": {}, "rounds": [[]]}}"#;
    for (text, at) in [
        (format!("[{sound},\n{{\"name\": ]"), "cases.json:2: "),
        (format!("[{sound}"), "cases.json:1: "),
        (format!("[{sound}]\n]"), "cases.json:2: "),
    ] {
        let cases = play_text("cases.json", &text);
        assert!(cases.len() == 2 && cases[0].is_ok(), "{text}: {cases:?}");
        let error = cases[1].as_ref().expect_err("it is wrong").to_string();
        assert!(error.starts_with(at), "{error}");
    }
    for garbage in ["", "{}", "7", "[7]", "nothing"] {
        let cases = play_text("cases.json", garbage);
        assert!(cases.len() == 1 && cases[0].is_err(), "{garbage}: {cases:?}");
    }
    assert_eq!(play_text("cases.json", "[]"), []);
}

#[test]
fn a_mistake_in_a_ron_file_is_named_with_its_line_and_the_rest_is_played() {
    let sound = "(characters: [], subroutines: {}, rounds: [[]])";
    let bad = [
        (
            "(characters: [], subroutines: {}, runds: [])",
            "it.ron:3: bad.runds: unknown field \"runds\", did you mean \"rounds\"?",
        ),
        (
            "(characters: [],\n  subroutines: { \"x\": (tme: 1, use: []) }, rounds: [])",
            "it.ron:4: bad.subroutines.x.tme: unknown field",
        ),
        (
            "(characters: [],\n subroutines: { \"x\": (time: -1, use: []) }, rounds: [])",
            "it.ron:3: bad.subroutines.x.time: goes from",
        ),
        (
            "(characters: [], subroutines: {}, rounds: [], waiting: 1001)",
            "it.ron:3: bad.waiting: goes from 0 to 1000, not 1001",
        ),
        (
            "(characters: [], subroutines: { \"x\": (use: []), \"x\": (use: []) }, rounds: [])",
            "it.ron:3: bad.subroutines.x: this name is used twice",
        ),
    ];
    for (bad, expected) in bad {
        let cases = play_text(
            "it.ron",
            &format!("{{\n\"one\": {sound},\n\"bad\": {bad},\n\"two\": {sound}}}"),
        );
        assert!(cases.len() == 3 && cases[0].is_ok() && cases[2].is_ok(), "{cases:?}");
        let error = cases[1].as_ref().expect_err("it is wrong").to_string();
        assert!(error.starts_with(expected), "{error:?} does not start with {expected:?}");
    }
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
