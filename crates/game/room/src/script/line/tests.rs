//! Tests which lines are accepted, and how wrong ones are reported.

use super::*;
use crate::testing::changed;
use proptest::prelude::*;

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

/// A line of each kind.
const ALL: &str = "wait frames 30\nwait seconds 0.5\nwait beat 3\nwait text Paused\nkey Enter\npad South\npad DPadUp held\nunplug\ntap ArrowUp\nhold Space 0.4\ntype 7F3A-19C2\nmove 10 20\nmove text Riposte\nclick 300 400\nclick text Go on\n\
               hand pad\nuse New run\nfollow run.json to turn 3\nfollow run.json\nquit after 60\n\
               touch 30 40\ntouch 30 40 0.8\ntouch text New run\nswipe 10 10 90 10\npinch 300 300 2\n\
               command step east\ncommand bomb north\ncommand wait\ncommand drink\nplay a.json\nshot a.png\nfilm a 80\ncut\n\
               expect fingerprint 00ff\nexpect screen time lab\nexpect floor 2\nexpect beat 9\nexpect text New dive\n\
               wait breach\nwait choice\nchoose wait\nchoose jab at their Thorn\nexpect round 3\nexpect turn Needle\nexpect outcome won\n\
               wait odds\nwait film\nwait move 3\nexpect move 12\n\
               press Speed\nwait panel Frames\nexpect panel Frames\nexpect panels closed\nend turn\nexpect spoken Button New run\nask Button New run\nexpect title Daemonfall\nresize 320x200\nscale 2\nclose\nquit";

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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_stands_in_a_script_is_read_or_refused_by_its_line(
        text in prop_oneof![any::<String>(), changed(ALL.lines())],
        before in 0..3usize,
    ) {
        let script = "quit\n".repeat(before) + &text;
        if let Err((line, reason)) = parse(&script, &screens()) {
            let lines = before as u32 + 1..=script.lines().count() as u32;
            prop_assert!(lines.contains(&line) && !reason.is_empty(), "{line}: {reason}");
        }
    }

    #[test]
    fn a_number_that_is_too_large_is_refused_by_name(form in prop::sample::select(FORMS.lines().collect::<Vec<_>>()), digits in "[1-9][0-9]{40,60}") {
        let line = form.replace('N', &digits);
        let refused = parse(&line, &screens()).err().map(|error| error.1).unwrap_or_default();
        prop_assert!(refused.contains(&digits) || refused.contains("write"), "{line}: {refused:?}");
    }
}

/// Lines in which N must be a number.
const FORMS: &str = include_str!("forms.txt");
