//! `battle` and `replay-battle`: one line of JSON for each valid case, errors on standard error,
//! and the exit status.

use crate::support::{file, in_the_house, lab};
use serde_json::Value;

const CASES: &str = "crates/rules/battle/tests/conformance/battle.json";

fn lines(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// What a command prints that finds nothing wrong.
fn sound(arguments: &[&str]) -> Vec<Value> {
    let (status, out, err) = lab(arguments);
    assert_eq!((status, err.as_str()), (Some(0), ""), "{arguments:?}");
    lines(&out)
}

#[test]
fn a_line_for_each_case_holds_the_keys_that_are_expected() {
    let cases = in_the_house(CASES);
    let text = std::fs::read_to_string(&cases).expect("the cases can be read");
    let expected: Vec<Value> = serde_json::from_str(&text).expect("an array");
    let cases = cases.display().to_string();
    let fight = || sound(&["battle", &cases, "--runs", "500", "--seed", "3"]);
    let found = fight();
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(&expected) {
        assert_eq!(found["name"], expected["name"]);
        assert_eq!(found["runs"], 500);
        let keys = |value: &Value| -> Vec<String> {
            let all = value.as_object().expect("an object").keys();
            all.filter(|key| *key != "name").cloned().collect()
        };
        assert_eq!(keys(found), keys(&expected["expect"]));
    }
    assert_eq!(fight(), found, "the same seed, the same shares");
}

#[test]
fn recorded_battles_are_played_again_and_never_written_over_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let kept = folder.path().join("kept.json").display().to_string();
    let cases = in_the_house(CASES).display().to_string();
    let record = ["battle", &cases, "--runs", "1", "--record", &kept];
    let fought = sound(&record);
    for (fought, replayed) in fought.iter().zip(&sound(&["replay-battle", &kept])) {
        let outcome = replayed["outcome"].as_str().expect("a word");
        assert_eq!(fought[outcome], 1.0, "{fought} {replayed}");
        assert_eq!(fought["moves"].as_f64(), replayed["moves"].as_f64());
    }
    let (status, out, err) = lab(&record);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(err.contains("kept.json") && err.contains("--force"), "{err}");
    let forced = [&record[..], &["--force"]].concat();
    assert_eq!(lab(&forced).0, Some(0));
}

#[test]
fn a_broken_case_is_told_on_standard_error_and_the_others_are_fought() {
    let unit = |side| {
        format!("(side: {side}, attack: 3, defence: 2, damage: 2, health: 5, abilities: [])")
    };
    let fine = format!("(units: [{}, {}])", unit("attacker"), unit("defender"));
    let (_folder, file) = file("mixed.ron", &format!("{{ \"nobody\": (), \"fine\": {fine} }}"));
    let (status, out, err) = lab(&["battle", &file, "--runs", "10"]);
    assert_eq!((status, err.lines().count()), (Some(1), 1), "{err}");
    assert!(err.contains("mixed.ron:1: nobody"), "{err}");
    assert_eq!(lines(&out)[0]["name"], "fine");
}

#[test]
fn match_ups_and_moves_are_read_from_ron_too() {
    let text = include_str!("forms/duel.ron");
    let (_folder, match_up) = file("duel.ron", text);
    assert_eq!(sound(&["battle", &match_up, "--runs", "10"]).len(), 1);
    let moves = r#"        ],
        moves: ["0 1 Strike 2", (1, 0, "Riposte", 1)],
"#;
    let (_folder, fought) = file("fought.ron", &text.replace("        ],\n", moves));
    assert_eq!(sound(&["replay-battle", &fought])[0]["health"], serde_json::json!([4, 3]));
}

#[test]
fn the_examples_of_the_docs_are_sound() {
    let docs = std::fs::read_to_string(in_the_house("docs/battle.md")).expect("the docs");
    let mut examples = docs.split("```json\n").skip(1);
    let mut example = || {
        let text = examples.next().expect("an example");
        text.split("```").next().expect("its end")
    };
    for command in ["battle", "replay-battle"] {
        let (_folder, file) = file("example.json", example());
        sound(&[command, &file]);
    }
}

#[test]
fn a_file_that_holds_no_battles_is_refused_with_its_name() {
    for (name, text) in [("a.json", "{"), ("b.ron", "(("), ("c.json", "[1, ")] {
        let (_folder, file) = file(name, text);
        for command in ["battle", "replay-battle"] {
            let (status, out, err) = lab(&[command, &file]);
            assert_eq!((status, out.as_str()), (Some(1), ""), "{name}");
            assert!(err.contains(name), "{err}");
        }
    }
    let (status, _, err) = lab(&["battle", "absent.json"]);
    assert_eq!(status, Some(1));
    assert!(err.contains("absent.json: cannot be read"), "{err}");
}
