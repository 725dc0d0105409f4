//! Texts of packs: where they lie, their bounds, and how a broken one is told.

use super::*;
use crate::Words;
use crate::words::{BRACKETS_AT_MOST, ENTRIES_AT_MOST, ENTRY_AT_MOST};

const MOTH: &str = "unit-moth = Moth\n    .about = It flies.\n";

fn of(files: &[(&str, &str)]) -> Result<Vec<Words>, DataErrors> {
    open(folder_with(files).path()).map(|pack| pack.words)
}

#[test]
fn texts_are_read_by_language_from_folders_and_archives() {
    let files = [
        ("text/de/units.ftl", "unit-moth = Motte\n"),
        ("text/en/more.ftl", "yes = Aye"),
        ("text/en/units.ftl", MOTH),
        ("text/read.md", "not read"),
        ("notes/de/units.ftl", "{ not read"),
    ];
    let words = of(&files).unwrap();
    let told: Vec<(&str, usize)> =
        words.iter().map(|it| (it.language.as_str(), it.entries)).collect();
    assert_eq!(told, [("de", 1), ("en", 3)]);
    assert_eq!(words[1].text, format!("yes = Aye\n{MOTH}\n"));
    let archive = archive_with(files.map(|(name, text)| (name, text.as_bytes().to_vec())));
    assert_eq!(open_archive(&archive).unwrap().words, words);
}

#[test]
fn texts_alone_are_a_pack_and_change_no_name_that_saves_know() {
    let about = manifest("thorns", "");
    let alone = [(MANIFEST, about.as_str()), ("text/en/units.ftl", MOTH)];
    let pack = open(folder_of(&alone).path()).unwrap();
    assert!(pack.sources.is_empty() && pack.words.len() == 1);
    let with_texts = open(folder_with(&[("text/en/units.ftl", MOTH)]).path()).unwrap();
    assert_eq!(
        with_texts.sources[0].pack,
        open_archive(&archive_with([])).unwrap().sources[0].pack
    );
}

#[test]
fn broken_texts_are_told_with_file_and_line_all_of_them() {
    let broken = "one = One\ntwo = { $\nthree = Three\nfour\n";
    let told = told(of(&[("text/de/a.ftl", broken), ("text/de/b.ftl", "{")]));
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 3, "{told}");
    for (line, place) in lines.iter().zip(["a.ftl:2: ", "a.ftl:", "b.ftl:1: "]) {
        assert!(line.contains(&format!("/text/de/{place}")), "{told}");
    }
}

#[test]
fn a_text_that_stands_twice_is_told_with_both_files() {
    let twice = [("text/de/a.ftl", "yes = Ja\n"), ("text/de/b.ftl", "no = Nein\nyes = Ja\n")];
    let told_twice = told(of(&twice));
    let why = "/text/de/b.ftl:2: yes: stands twice, first in text/de/a.ftl";
    assert!(told_twice.ends_with(why), "{told_twice}");
    assert!(of(&[("text/de/a.ftl", "yes = Ja"), ("text/en/a.ftl", "yes = Yes")]).is_ok());
}

#[test]
fn texts_in_a_wrong_place_are_told() {
    for path in ["de.ftl", "text/de.ftl", "text/de/more/units.ftl"] {
        let told = told(of(&[(path, "yes = Ja")]));
        let why = format!("/{path}: lies where the game reads no texts: they are text/LANGUAGE");
        assert!(told.contains(&why), "{told}");
    }
}

#[test]
fn a_file_of_texts_has_the_bound_of_all_files() {
    let large = format!("yes = {}", "x".repeat(512 << 10));
    let told = told(of(&[("text/de/a.ftl", large.as_str())]));
    assert!(told.ends_with("/text/de/a.ftl: is larger than 512 KiB"), "{told}");
}

#[test]
fn a_pack_has_a_bounded_number_of_texts() {
    let some = |count: usize| -> String { (0..count).map(|it| format!("a{it} = A\n")).collect() };
    let half = some(ENTRIES_AT_MOST / 2);
    let more = some(ENTRIES_AT_MOST / 2 + 1);
    let german = ("text/de/a.ftl", half.as_str());
    assert!(of(&[german, ("text/en/a.ftl", half.as_str())]).is_ok());
    let told = told(of(&[german, ("text/en/a.ftl", more.as_str())]));
    assert!(told.ends_with(&format!(": holds more than {ENTRIES_AT_MOST} texts")), "{told}");
}

#[test]
fn brackets_without_end_are_told_instead_of_followed() {
    let nested = "{ \"}\" ->\n *[a] ";
    for open in ["{", "{ A(", "{\nA(\n", nested] {
        let text = format!("a = b\nc = {}", open.repeat(1000));
        let told = told(of(&[("text/de/a.ftl", text.as_str())]));
        let why = format!("opens more than {BRACKETS_AT_MOST} brackets in one text");
        assert!(told.contains("/text/de/a.ftl:") && told.ends_with(&why), "{open}: {told}");
    }
    let many: String = (0..1000).map(|it| format!("a{it} = {{ $x }} {{ $y }}\n")).collect();
    assert!(of(&[("text/de/a.ftl", many.as_str())]).is_ok());
}

#[test]
fn a_text_that_would_stop_the_game_when_it_is_said_is_refused() {
    for (odd, why) in [
        ("{ 1 ->\n *[a] A\n }", "chooses by something that is always the same"),
        ("{ $x ->\n *[a] { \"\" ->\n *[b] B\n }\n }", "chooses by something"),
        ("{ 99999999999999999999 }", "has a number of more than 12 signs"),
        ("{ -t(n: 99999999999999999999) }", "has a number of more than 12 signs"),
        ("{ { $x } }", "has a bracket right inside a bracket"),
        ("{ LONG($x) }", "calls LONG: there are no functions"),
        ("{ -t($x) }", "gives a term a value without a name"),
    ] {
        for text in [format!("b = B\na = {odd}\n"), format!("b = B\na = A\n    .c = {odd}\n")] {
            let told = told(of(&[("text/de/a.ftl", text.as_str())]));
            assert!(told.contains("/text/de/a.ftl:2: a: ") && told.contains(why), "{odd}: {told}");
        }
    }
    let sound =
        "-t = T { $n }\na = { -t(n: 12) } { $x ->\n [1] { b }\n *[other] {\"{\"}\n }\nb = B\n";
    assert!(of(&[("text/de/a.ftl", sound)]).is_ok());
}

#[test]
fn a_text_has_a_bounded_length_and_comments_have_none() {
    let long = format!("a = A\nb = {}\n", "x".repeat(ENTRY_AT_MOST));
    let told = told(of(&[("text/de/a.ftl", long.as_str())]));
    assert!(told.ends_with("/text/de/a.ftl:2: a text is longer than 4096 bytes"), "{told}");
    let comments = format!("a = A\n{}b = B\n", "# (a note)\n".repeat(ENTRY_AT_MOST));
    assert!(of(&[("text/de/a.ftl", comments.as_str())]).is_ok());
}

#[test]
fn of_very_many_faults_the_first_are_told() {
    let wrong = "a =\n".repeat(50_000);
    let told_wrong = told(of(&[("text/de/a.ftl", wrong.as_str())]));
    assert_eq!(told_wrong.lines().count(), 32);
    let twice = "a = A\n".repeat(50_000);
    assert_eq!(told(of(&[("text/de/a.ftl", twice.as_str())])).lines().count(), 32);
}
