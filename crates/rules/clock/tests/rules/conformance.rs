//! The conformance cases, line by line: the seed's own examples, and random ones by an independent
//! program.

use crate::staged::first_difference;
use daemonfall_clock::scenario::{Case, read, trace};

fn all(path: &str, text: &str) -> Vec<Case> {
    let cases = read(path, text).expect("a file of cases");
    cases.into_iter().map(|case| case.expect("a valid case")).collect()
}

pub fn cases() -> Vec<Case> {
    all("clock.json", include_str!("../conformance/clock.json"))
}

pub fn case(name: &str) -> Case {
    let case = cases().into_iter().find(|case| case.name == name);
    case.expect("a case of this name")
}

pub const BUILT_IN: &str = include_str!("../../../../../assets/scenarios/clock.ron");

#[test]
fn every_case_goes_as_written_line_by_line() {
    let cases = cases();
    assert_eq!(cases.len(), 45);
    let mut wrong = Vec::new();
    for case in &cases {
        assert!(!case.expect.is_empty(), "{} expects nothing", case.name);
        let played = trace::play(&case.scenario);
        if let Some(difference) = first_difference(&played.lines, &case.expect) {
            wrong.push(format!("{}: {difference}", case.name));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_built_in_examples_are_the_seeds_and_go_as_its_cases_do() {
    let built_in = all("assets/scenarios/clock.ron", BUILT_IN);
    let mut compared = 0;
    for case in cases().iter().filter(|case| case.name.starts_with("seed-")) {
        let same = built_in
            .iter()
            .find(|built_in| built_in.name == case.name)
            .unwrap_or_else(|| panic!("{} is missing", case.name));
        assert!(!same.about.is_empty(), "{} says nothing about itself", same.name);
        assert_eq!(same.scenario, case.scenario, "{}", case.name);
        assert_eq!(trace::play(&same.scenario).lines, case.expect, "{}", case.name);
        compared += 1;
    }
    assert_eq!(compared, 5);
}

#[test]
fn the_two_short_examples_go_from_their_beginnings_as_from_the_moment_the_spell_goes_off() {
    let built_in = all("assets/scenarios/clock.ron", BUILT_IN);
    for (name, turns) in [
        ("seed-safety-example", "AT B B - wait AT C C - wait AT A A - wait"),
        ("seed-quick-mode-example", "AT A A - wait AT B B - wait AT C C - wait"),
    ] {
        let whole = format!("{name}-from-the-beginning");
        let whole = built_in.iter().find(|case| case.name == whole).expect("a built-in scenario");
        let lines = trace::play(&whole.scenario).lines;
        let last = lines.iter().position(|line| line == "tick 3");
        let last = &lines[last.expect("three ticks are played") + 1..];
        // The steps match the example that begins when the spell goes off. After them comes the
        // order that it states, turn by turn.
        let steps = case(name).expect;
        let steps = &steps[..steps.len() - 3];
        assert_eq!(&last[..steps.len()], steps, "{name}");
        let rest = last[steps.len()..last.len() - 2].join(" ");
        assert_eq!(rest, turns, "{name}");
    }
}
