//! Loads the glossary and checks it.

use super::form::TermForm;
use super::marks::{self, Mark};
use super::{Glossary, Piece, Term, TermId, Topic};
use crate::data::{DataErrors, Entry, Source, did_you_mean, merged, missing};
use std::collections::BTreeMap;

/// The data file of the glossary.
pub const FILE: &str = "glossary.ron";

/// The most letters in a term's text: it is a tooltip, not a page.
const LONGEST: usize = 280;

impl Glossary {
    /// Loads and checks the glossary; tells all errors, with file, line, entry and field.
    pub fn from_sources(sources: &[Source]) -> Result<Self, DataErrors> {
        let mut errors = missing(sources, &[FILE]);
        let mut entries: Vec<Entry<TermForm>> = merged(sources, FILE, &mut errors);
        if !errors.0.is_empty() {
            return Err(errors);
        }
        entries.sort_by_key(|entry| (heading(entry).to_lowercase(), entry.name.clone()));
        let names = Names::new(&entries);
        let terms = entries.iter().map(|entry| names.term(entry, &mut errors)).collect();
        check_spellings(&entries, &mut errors);
        if errors.0.is_empty() { Ok(Self { terms }) } else { Err(errors) }
    }
}

fn heading(entry: &Entry<TermForm>) -> String {
    let name = entry.value.name.as_ref().unwrap_or(&entry.name);
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

fn spellings(entry: &Entry<TermForm>) -> Vec<String> {
    let own = || vec![entry.name.clone()];
    let mut all = entry.value.spelled.clone().unwrap_or_else(own);
    all.extend(entry.value.also.iter().cloned());
    all
}

/// The names in the data, in the order of the glossary.
struct Names<'a>(Vec<&'a str>);

impl<'a> Names<'a> {
    fn new(entries: &'a [Entry<TermForm>]) -> Self {
        Self(entries.iter().map(|entry| entry.name.as_str()).collect())
    }

    fn find(&self, name: &str) -> Result<TermId, String> {
        match self.0.iter().position(|known| *known == name) {
            Some(place) => Ok(TermId(place as u16)),
            None => {
                let hint = did_you_mean(name, self.0.iter().copied());
                Err(format!("there is no term {name:?}{hint}"))
            }
        }
    }

    fn term(&self, entry: &Entry<TermForm>, errors: &mut DataErrors) -> Term {
        let form = &entry.value;
        let mut wrong = |field: &str, reason: String| errors.0.push(entry.error(field, reason));
        let mut text = Vec::new();
        match marks::split(&form.text) {
            Err(reason) => wrong("text", reason),
            Ok(marks) => {
                for mark in marks {
                    match mark {
                        Mark::Plain(words) => text.push(Piece::Plain(words.into())),
                        Mark::Link(to, _) if to == entry.name => {
                            wrong("text", "it links to itself".into());
                        }
                        Mark::Link(to, shown) => match self.find(to) {
                            Ok(id) => text.push(Piece::Term(id, shown.into())),
                            Err(reason) => wrong("text", reason),
                        },
                    }
                }
            }
        }
        let length: usize = text.iter().map(|piece| piece.words().chars().count()).sum();
        if form.text.trim().is_empty() {
            wrong("text", "it explains nothing".into());
        }
        if length > LONGEST {
            let reason = format!("{length} letters are too many for a tooltip: {LONGEST} at most");
            wrong("text", reason);
        }
        let spellings = spellings(entry);
        if spellings.iter().any(|it| !begins_as_a_word(it)) {
            let reason = "a spelling begins and ends with a letter or a digit";
            wrong("spelled", reason.into());
        }
        let mut related = Vec::new();
        for (place, name) in form.related.iter().enumerate() {
            match self.find(name) {
                Ok(_) if *name == entry.name => {
                    wrong(&format!("related[{place}]"), "it links to itself".into());
                }
                Ok(id) => related.push(id),
                Err(reason) => wrong(&format!("related[{place}]"), reason),
            }
        }
        let mut term = Term {
            key: entry.name.clone(),
            name: heading(entry),
            topic: form.topic,
            spellings,
            text,
            related,
            see: form.see.or(Some(form.topic)).filter(|it| *it != Topic::Game),
        };
        let marked = term.marked();
        term.related.retain(|id| !marked.contains(id));
        term
    }
}

/// Within a topic, a spelling means one term.
fn check_spellings(entries: &[Entry<TermForm>], errors: &mut DataErrors) {
    let mut known: BTreeMap<(String, Topic), &str> = BTreeMap::new();
    for entry in entries {
        for spelling in spellings(entry) {
            let place = (spelling.to_lowercase(), entry.value.topic);
            let reason = match known.insert(place, &entry.name) {
                None => continue,
                Some(other) if other == entry.name => format!("{spelling:?} is written twice"),
                Some(other) => format!("{spelling:?} is a spelling of {other:?} already"),
            };
            errors.0.push(entry.error("spelled", reason));
        }
    }
}

fn begins_as_a_word(spelling: &str) -> bool {
    let mut letters = spelling.chars();
    let first = letters.next();
    let last = letters.next_back().or(first);
    [first, last].iter().all(|letter| letter.is_some_and(char::is_alphanumeric))
}
