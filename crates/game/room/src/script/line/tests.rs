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
    let all = "wait frames 30\nwait seconds 0.5\nwait beat 3\nwait text Paused\nkey Enter\npad South\npad DPadUp held\nunplug\ntap ArrowUp\nhold Space 0.4\ntype 7F3A-19C2\nmove 10 20\nmove text Riposte\nclick 300 400\nclick text Go on\n\
               hand pad\nuse New run\nfollow run.json to turn 3\nfollow run.json\nquit after 60\n\
               touch 30 40\ntouch 30 40 0.8\ntouch text New run\nswipe 10 10 90 10\npinch 300 300 2\n\
               command step east\ncommand bomb north\ncommand wait\ncommand drink\nplay a.json\nshot a.png\nfilm a 80\ncut\n\
               expect fingerprint 00ff\nexpect screen time lab\nexpect floor 2\nexpect beat 9\nexpect text New dive\n\
               wait breach\nwait choice\nchoose wait\nchoose jab at their Thorn\nexpect round 3\nexpect turn Needle\nexpect outcome won\n\
               wait odds\nwait film\nwait move 3\nexpect move 12\n\
               press Speed\nwait panel Frames\nexpect panel Frames\nexpect panels closed\nend turn\nexpect title Daemonfall\nresize 320x200\nscale 2\nclose\nquit";
    assert_eq!(parse(all, &screens()).map(|lines| lines.len()), Ok(59));
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
    ] {
        assert_eq!(
            parse(script, &screens()).err().map(|error| error.0),
            Some(number),
            "{script:?}"
        );
    }
}
