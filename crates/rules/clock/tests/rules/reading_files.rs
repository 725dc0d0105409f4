//! Reading scenario files: errors name file, line, case and field, and the other cases can be
//! played.

use daemonfall_clock::scenario::{Choice, read, trace};

const TWO: &str = r#"(id: "A", team: 1, speed: 9), (id: "B", team: 2, speed: 9)"#;

/// The errors of a file, and the names of its valid cases.
fn outcome(path: &str, text: &str) -> (Vec<String>, Vec<String>) {
    let (mut errors, mut names) = (Vec::new(), Vec::new());
    match read(path, text) {
        Ok(cases) => {
            for case in cases {
                match case {
                    Ok(case) => names.push(case.name),
                    Err(error) => errors.push(error.to_string()),
                }
            }
        }
        Err(error) => errors.push(error.to_string()),
    }
    (errors, names)
}

/// Puts a broken RON scenario at line 2 of a file, before a valid one. Its error must start with
/// `start` and contain `word`.
fn refused(rest: &str, start: &str, word: &str) {
    let text = format!(
        "{{\n\"bad\": (characters: [{TWO}], {rest}),\n\"good\": (characters: [{TWO}], phase: SR),\n}}"
    );
    let (errors, names) = outcome("cases.ron", &text);
    assert_eq!(names, ["good"], "{rest}: {errors:?}");
    assert_eq!(errors.len(), 1, "{rest}");
    let start = format!("cases.ron:2: bad{start}");
    assert!(errors[0].starts_with(&start) && errors[0].contains(word), "{rest}: {}", errors[0]);
}

#[test]
fn what_is_wrong_with_a_scenario_is_named_with_its_place_and_the_others_can_be_played() {
    for (rest, start, word) in [
        (
            r#"phase: SR, slow_actions: [(actor: "X", ability: qs)]"#,
            ".slow_actions[0].actor: ",
            "unknown character \"X\"",
        ),
        (
            r#"phase: SR, slow_actions: [(actor: "A", ability: fire)]"#,
            ".slow_actions[0].ability: ",
            "unknown choice \"fire\"",
        ),
        (
            r#"phase: SR, slow_actions: [(actor: "A", ability: qs, ticks: 0)]"#,
            ".slow_actions[0].ticks: ",
            "at least 1",
        ),
        (
            r#"phase: SR, slow_actions: [(actor: "A", ability: qs, ticks: -1)]"#,
            ".slow_actions[0].ticks: ",
            "",
        ),
        (r#"phase: CR, slow_actions: [(actor: "A", ability: qs)]"#, ".slow_actions: ", "CR"),
        (r#"phase: CR, turns: { "C": [Wait] }"#, ".turns.C: ", "unknown character \"C\""),
        (
            r#"phase: CR, turns: { "A": [Wait], "A": [Wait] }"#,
            ".turns",
            "the name \"A\" is used twice",
        ),
        (
            r#"phase: CR, turns: { "A": [Act(ability: qs, hits: ["B", "B"])] }"#,
            ".turns.A[0].hits[1]: ",
            "hit twice",
        ),
        (r#"phase: CR, turns: { "A": [Forever(Wait), Wait] }"#, ".turns.A[0]: ", "Forever"),
        (r#"phase: CR, mime_hits: { "A": [[]] }"#, ".mime_hits.A: ", "not a mime"),
        (r#"phase: CR, turn: {}"#, "", "did you mean \"turns\"?"),
        (r#"phase: XR"#, ".phase: ", "unknown choice \"XR\""),
        (r#"phase: Ticks(0)"#, ".phase: ", "1 to 1000"),
    ] {
        refused(rest, start, word);
    }
}

#[test]
fn a_name_used_twice_is_refused_for_characters_and_for_cases() {
    let twice = r#"{ "x": (characters: [(id: "A", team: 1, speed: 9), (id: "A", team: 1, speed: 9)], phase: CR) }"#;
    let (errors, _) = outcome("cases.ron", twice);
    assert!(errors[0].contains("x.characters[1].id: the name \"A\" is used twice"));
    let text = format!(
        "{{\n\"x\": (characters: [{TWO}], phase: CR),\n\"x\": (characters: [{TWO}], phase: CR),\n}}"
    );
    let (errors, names) = outcome("cases.ron", &text);
    assert_eq!(names, ["x"]);
    assert!(errors[0].starts_with("cases.ron:3: x: ") && errors[0].contains("twice"));
}

const GOOD: &str = r#"{"name": "good", "scenario": {"characters": [{"id": "A", "team": 1, "reaction": null, "mime": false, "ct": 0, "speed": 9}], "phase": "SR", "slow_actions": [], "turns": {}, "mime_hits": {}}, "expect": []}"#;

#[test]
fn a_broken_json_case_is_named_with_its_line_and_the_others_can_be_played() {
    for (from, to, start, word) in [
        (r#""turns": {}"#, r#""turns": {"B": []}"#, ".scenario.turns.B: ", "unknown"),
        (r#""turns": {}"#, r#""turns": {"A": ["jump"]}"#, ".scenario.turns.A[0]: ", "jump"),
        (r#""turns": {}"#, r#""turns": {"A": [], "A": []}"#, ".scenario.turns", "twice"),
        (r#""turns""#, r#""urns""#, ".scenario", "urns"),
        (r#""speed": 9"#, r#""speed": -9"#, ".scenario.characters[0].speed: ", "-9"),
        ("null", r#""rage""#, ".scenario.characters[0].reaction: ", "rage"),
        (r#""SR""#, r#""ZR""#, ".scenario.phase: ", "ZR"),
        (
            r#""slow_actions": []"#,
            r#""slow_actions": [{"actor": "A", "ability": "fire", "hits": []}]"#,
            ".scenario.slow_actions[0].ability: ",
            "fire",
        ),
        (r#""name": "good""#, r#""name": "good", "more": 1"#, ".more: ", "more"),
    ] {
        assert!(GOOD.contains(from));
        let start = format!("c.json:2: bad{start}");
        let bad = GOOD.replacen(from, to, 1).replacen("good", "bad", 1);
        let (errors, names) = outcome("c.json", &format!("[\n{bad},\n{GOOD}\n]"));
        assert_eq!(names, ["good"], "{to}: {errors:?}");
        assert!(
            errors.len() == 1 && errors[0].starts_with(&start) && errors[0].contains(word),
            "{to}: {errors:?}"
        );
    }
    let (errors, _) = outcome("c.json", &format!("[\n{GOOD},\n{GOOD}\n]"));
    assert!(errors[0].starts_with("c.json:3: good: ") && errors[0].contains("twice"));
    let (errors, names) = outcome("c.json", &format!("[\n{{\"scenario\": 1}},\n{GOOD}\n]"));
    assert_eq!(names, ["good"]);
    assert!(errors[0].starts_with("c.json:2: case 1"), "{errors:?}");
}

#[test]
fn text_that_holds_no_cases_at_all_is_refused_with_its_line() {
    for (path, text) in [
        ("a.json", ""),
        ("a.json", "{}"),
        ("a.json", "[\n{\"name\": }]"),
        ("a.ron", "[]"),
        ("a.ron", "{ \"x\": ("),
        ("a.txt", "prose"),
    ] {
        let (errors, names) = outcome(path, text);
        assert!(names.is_empty() && errors.len() == 1, "{path}: {text:?}");
        assert!(errors[0].starts_with(&format!("{path}:")), "{}", errors[0]);
    }
}

#[test]
fn the_form_is_known_by_extension_or_else_by_the_first_character() {
    let json = format!(" [{GOOD}]");
    let ron = format!("// A comment.\n{{ \"good\": (characters: [{TWO}], phase: SR) }}");
    for (path, text) in [("a.json", &json), ("a", &json), ("a.ron", &ron), ("-", &ron)] {
        assert_eq!(outcome(path, text).1, ["good"], "{path}");
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
