//! Tests which lines are accepted, and how wrong ones are reported.

use super::*;

fn screens() -> Screens {
    Screens(vec![Screen::TITLE, Screen::TIME_LAB, Screen::BREACH])
}

#[test]
fn comments_and_empty_lines_are_passed_over() {
    let script = "# a script\n\nwait title # until it is there\n  expect text seed #7\nquit\n";
    let lines: Vec<(u32, &str)> = said(script).collect();
    assert_eq!(lines, [(3, "wait title"), (4, "expect text seed"), (5, "quit")]);
    assert!(parse(script, &screens()).is_ok());
}

#[test]
fn every_kind_of_line_is_read() {
    assert_eq!(parse(ALL, &screens()).map(|lines| lines.len()), Ok(61));
}

#[test]
fn the_longest_form_decides_and_blanks_between_words_do_not_matter() {
    for (line, form, rest) in [
        ("wait title", "wait SCREEN", "title"),
        ("wait   text Go on", "wait text WORDS", "Go on"),
        ("click text Go on", "click text WORDS", "Go on"),
        ("quit", "quit", ""),
        ("quit after 60", "quit after SECONDS", "60"),
    ] {
        let fitting = kinds().filter_map(|(form, _)| Some((form, after(line, form)?)));
        let found = fitting.max_by_key(|(form, _)| beginning(form).len());
        assert_eq!(found.map(|(form, rest)| (*form, rest)), Some((form, rest)));
    }
}

#[test]
fn a_line_without_its_arguments_is_told_what_they_are() {
    let error = parse("command", &screens()).err().map(|error| error.1).unwrap_or_default();
    assert!(error.contains("bomb"), "{error}");
}

#[test]
fn a_line_that_is_none_is_named_by_its_number() {
    for (script, number) in [
        ("wait\n", 1),
        ("quit\njump\n", 2),
        ("\n\nkey Hyper", 3),
        ("pad Hyper", 1),
        ("pad Hyper held", 1),
        ("unplug South", 1),
        ("resize 32x20", 1),
        ("scale 9", 1),
        ("command step up", 1),
        ("click 3", 1),
        ("touch 3", 1),
        ("hand foot", 1),
        ("swipe 1 2 3", 1),
        ("pinch 1 2 -1", 1),
        ("film a 0", 1),
        ("expect fingerprint xyz", 1),
        ("wait seconds nan", 1),
        ("wait seconds -1", 1),
        ("hold Space inf", 1),
        ("pinch 1 2 nan", 1),
        ("quit after 1e99", 1),
    ] {
        assert_eq!(
            parse(script, &screens()).err().map(|error| error.0),
            Some(number),
            "{script:?}"
        );
    }
}

#[test]
fn a_number_that_is_too_large_is_refused_by_name() {
    for form in include_str!("forms.txt").lines() {
        // N must be a number.
        let digits = "1234567890".repeat(5);
        let line = form.replace('N', &digits);
        let refused = parse(&line, &screens()).err().map(|error| error.1).unwrap_or_default();
        assert!(refused.contains(&digits) || refused.contains("write"), "{line}: {refused:?}");
    }
}
