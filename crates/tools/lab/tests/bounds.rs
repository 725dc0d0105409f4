//! Each number of the data and of the files of cases is bounded. Beyond the bounds it is refused with
//! its place. At them it is refused with a reason, or it plays, and no sum overflows.

use crate::support::{in_the_house, play_shortly};
use daemonfall_campaign::Content;
use daemonfall_clock::scenario::{read, trace};
use daemonfall_core::data::{DataError, DataErrors, Source, parse_entries};
use daemonfall_lab::puzzles::try_naively;
use daemonfall_lab::{battle, data, stack};
use serde::de::IgnoredAny;
use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::sync::Arc;
use std::thread;

const BOUNDS: [&str; 2] = ["-9999", "9999"];
const BEYOND: [&str; 2] = ["-10000", "10000"];

/// The entries of a text, RON or JSON, each with the places of its numbers.
struct Numbers<'a> {
    text: &'a str,
    entries: Vec<Vec<Range<usize>>>,
}

impl<'a> Numbers<'a> {
    fn of(text: &'a str) -> Self {
        let (mut entries, mut depth, mut at) = (vec![Vec::new()], 0, 0);
        while let Some(first) = text[at..].chars().next() {
            let rest = &text[at + first.len_utf8()..];
            let all = |is: fn(char) -> bool| rest.find(|next| !is(next)).unwrap_or(rest.len());
            let more = match first {
                '"' => rest.replace("\\\"", "__").find('"').map_or(0, |end| end + 1),
                '\'' => rest.find('\'').map_or(0, |end| end + 1),
                '/' => rest.find('\n').unwrap_or(rest.len()),
                'a'..='z' | 'A'..='Z' => all(|next| next.is_alphanumeric() || next == '_'),
                '-' | '0'..='9' => all(|next| next.is_ascii_digit() || next == '.'),
                _ => 0,
            };
            let end = at + first.len_utf8() + more;
            match first {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 1 => entries.push(Vec::new()),
                '-' | '0'..='9' => entries.last_mut().expect("one is there").push(at..end),
                _ => {}
            }
            at = end;
        }
        Self { text, entries }
    }

    /// For each rank, the entries that have so many numbers or more.
    fn ranks(&self) -> impl Iterator<Item = (usize, BTreeSet<usize>)> {
        let most = self.entries.iter().map(Vec::len).max().unwrap_or(0);
        (0..most).map(|rank| {
            let entries = self.entries.iter().enumerate();
            (rank, entries.filter(|(_, it)| it.len() > rank).map(|(place, _)| place).collect())
        })
    }

    /// The text in which the number of this rank is another one in each of these entries.
    fn altered(&self, rank: usize, entries: &BTreeSet<usize>, number: &str) -> String {
        let mut text = self.text.to_owned();
        for entry in entries.iter().rev() {
            text.replace_range(self.entries[*entry][rank].clone(), number);
        }
        text
    }
}

/// Alters the numbers of each rank in one of the data files.
fn try_data(sources: &[Source], place: usize) {
    let Source { file, path, text, .. } = &sources[place];
    let numbers = Numbers::of(text);
    let entries = parse_entries::<IgnoredAny>(path, text).expect("it is a map");
    let names: Vec<String> = entries.into_iter().flatten().map(|entry| entry.name).collect();
    let load = |text| {
        let mut sources = sources.to_vec();
        sources[place].text = text;
        Content::from_sources(&sources).map(Arc::new)
    };
    let told = |errors: &DataErrors, entry: usize| {
        let here = |it: &&DataError| it.file == *path && it.line.is_some();
        errors.0.iter().filter(here).any(|it| it.entry.as_ref() == Some(&names[entry]))
    };
    for (rank, entries) in numbers.ranks() {
        for number in BEYOND {
            let altered = load(numbers.altered(rank, &entries, number));
            let errors = altered.expect_err("a number is beyond the bounds");
            for entry in &entries {
                assert!(told(&errors, *entry), "{file}: {}, number {rank}", names[*entry]);
            }
        }
        for number in BOUNDS {
            let mut left = entries.clone();
            loop {
                match load(numbers.altered(rank, &left, number)) {
                    Ok(content) => break play(file, &content),
                    Err(errors) => {
                        let before = left.len();
                        left.retain(|entry| !told(&errors, *entry));
                        // What an entry of another file refuses is refused for all of this one.
                        if left.len() == before || left.is_empty() {
                            break;
                        }
                    }
                }
            }
        }
    }
}

fn play(file: &str, content: &Arc<Content>) {
    match file {
        "puzzles.ron" => {
            for puzzle in &content.puzzles {
                // What cannot begin is no fault here.
                let _ = try_naively(puzzle, content);
            }
        }
        _ => play_shortly(content),
    }
}

#[test]
fn a_number_of_the_data_beyond_its_bounds_is_refused_and_at_them_nothing_overflows() {
    let sources = &data::all_sources(None).expect("the game's data can be read");
    thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                (half..sources.len()).step_by(2).for_each(|place| try_data(sources, place));
            });
        }
    });
}

/// Alters the numbers of each rank in a file of cases. `play` tells of each case whether it was
/// refused.
fn try_cases(file: &str, play: fn(&str, &str) -> Vec<bool>) {
    let text = fs::read_to_string(in_the_house(file)).expect("it is in the repository");
    let numbers = Numbers::of(&text);
    for (rank, entries) in numbers.ranks() {
        for number in BEYOND {
            let refused = play(file, &numbers.altered(rank, &entries, number));
            assert!(entries.iter().all(|entry| refused[*entry]), "{file}: number {rank}");
        }
        for number in BOUNDS {
            play(file, &numbers.altered(rank, &entries, number));
        }
    }
}

fn clock(path: &str, text: &str) -> Vec<bool> {
    let cases = read(path, text).expect("they are cases").into_iter();
    cases.map(|case| case.map(|case| trace::play(&case.scenario)).is_err()).collect()
}

fn stack(path: &str, text: &str) -> Vec<bool> {
    stack::play_text(path, text).iter().map(Result::is_err).collect()
}

fn battle(path: &str, text: &str) -> Vec<bool> {
    battle::fight(path, text, 2, 1, |_, _| {}).iter().map(Result::is_err).collect()
}

#[test]
fn a_number_of_a_case_beyond_its_bounds_is_refused_and_at_them_nothing_overflows() {
    try_cases("assets/scenarios/clock.ron", clock);
    try_cases("crates/rules/clock/tests/conformance/clock.json", clock);
    try_cases("tests/scenarios/stack.ron", stack);
    try_cases("crates/rules/battle/tests/conformance/battle.json", battle);
}
