//! Reading scenario files: errors name file, line, case and field, and the other cases can be
//! played.

use crate::broken::refuse;
use daemonfall_clock::scenario::{Choice, read, trace};

const TWO: &str = r#"(id: "A", team: 1, speed: 9), (id: "B", team: 2, speed: 9)"#;

#[test]
fn what_is_wrong_is_named_with_its_place_and_the_others_can_be_played() {
    refuse(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken"), |_, path, text| {
        let cases = match read(path, text) {
            Ok(cases) => cases,
            Err(error) => return vec![error.to_string()],
        };
        let sound = cases.iter().filter(|case| case.is_ok()).count();
        let errors = cases.into_iter().filter_map(Result::err).map(|error| error.to_string());
        errors.chain((sound > 0).then(|| format!("{sound} sound"))).collect()
    });
}

#[test]
fn the_form_is_known_by_extension_or_else_by_the_first_character() {
    let json = r#" [{"name": "x", "scenario": {"characters": [{"id": "A", "team": 1, "speed": 9}], "phase": "SR"}}]"#;
    let ron = format!("// A comment.\n{{ \"x\": (characters: [{TWO}], phase: SR) }}");
    for (path, text) in [("a.json", json), ("a", json), ("a.ron", &ron), ("-", &ron)] {
        let cases = read(path, text).expect("a list of cases");
        assert!(cases.len() == 1 && cases[0].is_ok(), "{path}: {cases:?}");
    }
}

#[test]
fn an_empty_list_of_hits_and_one_left_out_are_misses() {
    let text = format!(
        "{{ \"x\": (characters: [{TWO}], phase: SR, slow_actions: [(actor: \"A\", ability: qs, hits: []), (actor: \"B\", ability: demi)]) }}"
    );
    let cases = read("x.ron", &text).expect("a map");
    let case = cases[0].as_ref().expect("a valid case");
    let lines = trace::play(&case.scenario).lines;
    assert!(lines.contains(&"A - qs - miss".into()) && lines.contains(&"B - demi - miss".into()));
}

#[test]
fn forever_holds_for_all_turns_after_those_before_it() {
    let text = format!(
        "{{ \"x\": (characters: [{TWO}], phase: CR, turns: {{ \"A\": [Wait, Forever(Act(ability: qs, hits: [\"A\"]))] }}) }}"
    );
    let cases = read("x.ron", &text).expect("a map");
    let script = &cases[0].as_ref().expect("sound").scenario.characters[0].script;
    assert_eq!(script.turns, [Choice::Wait]);
    assert!(matches!(script.then, Choice::Act { .. }));
}
