//! The conformance cases, compared row by row.
//!
//! Their results come from an independent implementation of the same rules.

use daemonfall_stack::{Scenario, ScenarioForm, play};
use serde::Deserialize;
use serde_json::Value;

const CASES: &str = include_str!("../../../../../tests/conformance/stack.json");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    scenario: ScenarioForm,
    expect: Vec<Value>,
}

#[test]
fn every_conformance_case_gives_the_expected_rows() {
    let cases: Vec<Case> = serde_json::from_str(CASES).expect("the cases can be read");
    assert_eq!(cases.len(), 40);
    for case in cases {
        let scenario = Scenario::from_form(case.scenario).expect("a sound scenario");
        let rows = play(&scenario);
        assert_eq!(rows.len(), case.expect.len(), "{}: rounds", case.name);
        for (row, expected) in rows.iter().zip(&case.expect) {
            let found = serde_json::to_value(row).expect("a row can be written");
            let fields = expected.as_object().expect("a row is an object");
            for (field, expected) in fields {
                let (name, round) = (&case.name, row.round);
                assert_eq!(&found[field], expected, "{name}, round {round}: {field}");
            }
            assert_eq!(&found, expected, "{}, round {}", case.name, row.round);
        }
    }
}
