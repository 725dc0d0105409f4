//! The game's messages and its language files match: no message is missing or unused, each gets the
//! values it needs, and every language has all messages of the English one.

use crate::{game_sources, none, read, root};
use daemonfall_text::Language;
use std::collections::BTreeSet;

/// A use of a message with `t!`: its id, and the names of the values given to it.
struct Call {
    id: String,
    given: BTreeSet<String>,
}

fn literal(text: &str) -> Option<&str> {
    let inner = text.trim_start().strip_prefix('"')?;
    inner.split_once('"').map(|(id, _)| id)
}

/// The text up to the bracket that closes the one just opened.
fn inside(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (1, false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..at];
        }
    }
    text
}

/// The parts of an argument list, split at the commas outside of brackets.
fn arguments(text: &str) -> Vec<&str> {
    let (mut parts, mut from, mut rest) = (Vec::new(), 0, 0);
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    for (at, letter) in letters {
        if at < rest {
            continue;
        }
        match letter {
            '(' | '[' | '{' => rest = at + 1 + inside(&text[at + 1..]).len(),
            '"' => {
                let end = text[at + 1..].find('"').unwrap_or(0);
                rest = at + end + 2;
            }
            ',' => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// Each `t!` of a source; the argument lists of those whose id is not a literal come second.
fn calls(text: &str) -> (Vec<Call>, Vec<String>) {
    let (mut calls, mut odd) = (Vec::new(), Vec::new());
    for (at, _) in text.match_indices("t!(") {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let list = inside(&text[at + 3..]);
        let parts = arguments(list);
        let Some(id) = parts.first().and_then(|first| literal(first)) else {
            odd.push(list.trim().to_owned());
            continue;
        };
        let names = parts[1..].iter().filter_map(|part| part.split_once('='));
        calls.push(Call {
            id: id.to_owned(),
            given: names.map(|(name, _)| name.trim().to_owned()).collect(),
        });
    }
    (calls, odd)
}

/// A language's messages without those of the data, which have their own test.
fn language(tag: &str) -> Language {
    let file = format!("{tag}.ftl");
    let text = read(&root().join("assets/text").join(&file));
    let (before, data) = text.split_once("\n## data:").unwrap_or((&text, ""));
    let after = data.split_once("\n# end of data").map_or("", |(_, after)| after);
    let (language, faults) = Language::read(&file, tag, &format!("{before}\n#{after}"));
    none(faults.iter().map(ToString::to_string).collect());
    language
}

#[test]
fn every_message_that_is_asked_for_is_there_and_given_what_it_asks_for() {
    let english = language("en");
    let mut breaches = Vec::new();
    for (path, text) in game_sources() {
        let (calls, odd) = calls(&text);
        for words in odd {
            breaches.push(format!("{path}: the id in t!({words}) is not a literal"));
        }
        for call in calls {
            match english.asks(&call.id) {
                None => breaches.push(format!("{path}: there is no message `{}`", call.id)),
                Some(asked) => {
                    for value in asked.iter().filter(|value| !call.given.contains(*value)) {
                        breaches.push(format!("{path}: `{}` is not given ${value}", call.id));
                    }
                }
            }
        }
    }
    none(breaches);
}

#[test]
fn no_message_is_left_over() {
    let all: String = game_sources().map(|(_, text)| text).collect();
    let english = language("en");
    let left = english.ids().filter(|id| !all.contains(&format!("\"{id}\"")));
    none(left.map(|id| format!("en.ftl: `{id}` is not used")).collect());
}

#[test]
fn german_says_all_that_english_says_and_nothing_else() {
    let (english, german) = (language("en"), language("de"));
    let faults = german.against(&english);
    none(faults.iter().map(ToString::to_string).collect());
}

/// Parts of the game that are only in English, with its decimal point.
const ENGLISH_ALONE: [&str; 1] = ["crates/game/room/"];

/// Each line, counted from 1, that formats a number with decimals.
fn points(text: &str) -> Vec<usize> {
    let lines = text.lines().zip(1..);
    let written = lines.filter(|(line, _)| {
        let mut ends = line.match_indices(":.").map(|(at, _)| &line[at + 2..]);
        ends.any(|end| {
            let digit = end.strip_prefix(|it: char| ('1'..='9').contains(&it));
            digit.is_some_and(|rest| rest.starts_with('}'))
        })
    });
    written.map(|(_, number)| number).collect()
}

#[test]
fn numbers_that_players_read_have_the_mark_of_their_language() {
    let mut breaches = Vec::new();
    for (path, text) in game_sources() {
        if ENGLISH_ALONE.iter().any(|part| path.starts_with(part)) {
            continue;
        }
        for line in points(&text) {
            breaches.push(format!("{path}:{line}: a number with a fixed decimal point"));
        }
    }
    none(breaches);
    assert_eq!(points("format!(\"{it:.0}\")\nformat!(\"{:.1}\")"), [2]);
}

#[test]
fn a_call_is_read_with_its_values() {
    let text =
        r#"t!("hit", who = name(a, b), damage = t!("so-much", count = 3)); let t = print!("no");"#;
    let (calls, odd) = calls(text);
    let seen: Vec<(&str, Vec<&str>)> = calls
        .iter()
        .map(|call| {
            let given = call.given.iter().map(String::as_str).collect();
            (call.id.as_str(), given)
        })
        .collect();
    assert_eq!(seen, [("hit", vec!["damage", "who"]), ("so-much", vec!["count"])]);
    assert!(odd.is_empty());
    assert_eq!(super::messages::calls("t!(id)").1, ["id"]);
}
