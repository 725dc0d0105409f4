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

/// What a command prints for the one sound case, after errors with these words, in order.
fn broken(arguments: &[&str], wanted: &[[&str; 2]]) -> Value {
    let (status, out, err) = lab(arguments);
    assert_eq!(status, Some(1));
    let told: Vec<&str> = err.lines().collect();
    assert_eq!(told.len(), wanted.len(), "{err}");
    for (line, words) in told.iter().zip(wanted) {
        assert!(words.iter().all(|word| line.contains(word)), "{line}");
    }
    let mut found = lines(&out);
    assert_eq!(found.len(), 1);
    found.remove(0)
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

const BROKEN: &str = r#"[
{"name": "unknown", "units": [
  {"side": "attacker", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": ["Strik"]},
  {"side": "defender", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": []}]},
{"name": "negative", "units": [
  {"side": "attacker", "attack": -3, "defence": 2, "damage": 2, "health": 5, "abilities": []},
  {"side": "defender", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": []}]},
{"name": "alone", "units": [
  {"side": "attacker", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": []}]},
{"name": "third side", "units": [
  {"side": "neither", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": []}]},
{"name": "misspelt", "units": [
  {"side": "attacker", "atack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": []}]},
{"name": "nobody"},
{"name": "fine", "units": [
  {"side": "attacker", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": ["Strike"]},
  {"side": "defender", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": []}]}
]"#;

#[test]
fn broken_match_ups_are_named_and_the_others_fought() {
    let (_folder, file) = file("broken.json", BROKEN);
    let wanted = [
        ["broken.json:2: unknown.units[0].abilities[0]", "did you mean \"Strike\""],
        ["broken.json:5: negative.units[0].attack", "not -3"],
        ["broken.json:8: alone.units", "no defender"],
        ["broken.json:11: third side.units[0].side", "neither"],
        ["broken.json:13: misspelt.units[0].atack", "unknown field"],
        ["broken.json:14: nobody", "units"],
    ];
    assert_eq!(broken(&["battle", &file, "--runs", "10"], &wanted)["name"], "fine");
}

fn duel(name: &str, moves: &str) -> String {
    let unit = |side| {
        format!(
            r#"{{"side": "{side}", "attack": 3, "defence": 2, "damage": 2, "health": 5, "abilities": ["Strike"]}}"#
        )
    };
    let units = format!("[{}, {}]", unit("attacker"), unit("defender"));
    format!(r#"{{"name": "{name}", "units": {units}, "moves": [{moves}]}}"#)
}

#[test]
fn broken_replays_are_named_with_the_move_and_the_others_played() {
    let cases = [
        duel("stranger", r#"[0, 1, "Strike", 1], [7, 0, "Riposte", 0]"#),
        duel("unable", r#"[0, 1, "Archery", 1]"#),
        duel("no type", r#"[0, 1, "Stirke", 1]"#),
        duel("too strong", r#""0 1 Strike 1", "1 0 Riposte 2""#),
        duel("no move", r#"[0, 1, "Strike"]"#),
        duel("fine", r#""0 1 Strike 2", [1, 0, "Riposte", 1]"#),
    ];
    let (_folder, file) = file("moves.json", &format!("[\n{}\n]", cases.join(",\n")));
    let wanted = [
        ["moves.json:2: stranger.moves[1].mover", "no participant 7"],
        ["moves.json:3: unable.moves[0]", "lacks the ability"],
        ["moves.json:4: no type.moves[0].type", "did you mean \"Strike\""],
        ["moves.json:5: too strong.moves[1].effect", "only 0 to 1"],
        ["moves.json:6: no move.moves[0]", "invalid length 3"],
    ];
    let fine = broken(&["replay-battle", &file], &wanted);
    assert_eq!(fine["health"], serde_json::json!([4, 3]));
    assert_eq!(fine["outcome"], "stalemate");
}

#[test]
fn match_ups_and_moves_are_read_from_ron_too() {
    let text = r#"{
    "a duel": (
        units: [
            (side: attacker, attack: 3, defence: 2, damage: 2, health: 5, abilities: ["Strike"]),
            (side: Defender, attack: 3, defence: 2, damage: 2, health: 5, max_health: 9, abilities: ["Strike"]),
        ],
    ),
}"#;
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
