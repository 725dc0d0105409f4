//! Loads the glossary and checks it; translates it: names, spellings and definitions may change,
//! links stay the same.

use super::{Glossary, Mark, Piece, Term, TermId, Topic, split};
use crate::data::{DataErrors, Entry, Source, did_you_mean, merged, missing};
use crate::texts::Texts;
use serde::Deserialize;
use std::collections::BTreeMap;

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
        match split(&form.text) {
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

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TermForm {
    /// Its name for headings; defaults to its name in the data.
    pub name: Option<String>,
    pub topic: Topic,
    /// How it is written in texts; defaults to its name in the data.
    pub spelled: Option<Vec<String>>,
    #[serde(default)]
    pub also: Vec<String>,
    /// One to three sentences, other terms in double brackets.
    pub text: String,
    #[serde(default)]
    pub related: Vec<String>,
    /// The part of the help with more about it; defaults to its topic.
    pub see: Option<Topic>,
}

/// The separator between a term's spellings in a message.
const BETWEEN: &str = ", ";

impl Glossary {
    /// Visits every text. `term-KEY` is a term's name, `.spelled` its spellings with commas,
    /// in every form except English plurals, `.text` its definition, with marks that link by key;
    /// one with broken marks is ignored. Afterwards the terms are sorted by name.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        let keys: Vec<String> = self.terms.iter().map(|term| term.key.clone()).collect();
        for term in &mut self.terms {
            let spelled = term.spellings.join(BETWEEN);
            let text = marked(&term.text, &keys);
            let (mut new_spelled, mut new_text) = (spelled.clone(), text.clone());
            Texts::of("term", &term.key, tell)
                .own(&mut term.name)
                .part("spelled", &mut new_spelled)
                .part("text", &mut new_text);
            if new_spelled != spelled {
                let all = new_spelled.split(BETWEEN.trim()).map(str::trim);
                term.spellings = all.filter(|it| !it.is_empty()).map(Into::into).collect();
            }
            if new_text != text
                && let Some(pieces) = read(&new_text, &term.key, &keys)
            {
                term.text = pieces;
            }
        }
        self.sort();
    }

    fn sort(&mut self) {
        let name = |id: &TermId| {
            let term = &self.terms[usize::from(id.0)];
            (term.name.to_lowercase(), term.key.clone())
        };
        let mut order: Vec<TermId> = (0..self.terms.len()).map(|at| TermId(at as u16)).collect();
        order.sort_by_key(name);
        let mut places = order.clone();
        for (place, id) in order.iter().enumerate() {
            places[usize::from(id.0)] = TermId(place as u16);
        }
        let mut terms: Vec<_> = std::mem::take(&mut self.terms).into_iter().enumerate().collect();
        terms.sort_by_key(|(at, _)| places[*at]);
        self.terms = terms.into_iter().map(|(_, term)| term).collect();
        let links = self.terms.iter_mut().flat_map(|term| {
            let marks = term.text.iter_mut().filter_map(|piece| match piece {
                Piece::Term(id, _) => Some(id),
                Piece::Plain(_) => None,
            });
            marks.chain(&mut term.related)
        });
        for id in links {
            *id = places[usize::from(id.0)];
        }
    }
}

fn marked(text: &[Piece], keys: &[String]) -> String {
    let pieces = text.iter().map(|piece| match piece {
        Piece::Plain(words) => words.clone(),
        Piece::Term(id, shown) => match &keys[usize::from(id.0)] {
            key if key == shown => format!("[[{key}]]"),
            key => format!("[[{key}|{shown}]]"),
        },
    });
    pieces.collect()
}

/// `None` if a mark is broken, or links to the term itself or to no term.
fn read(text: &str, own: &str, keys: &[String]) -> Option<Vec<Piece>> {
    let pieces = split(text).ok()?.into_iter().map(|mark| match mark {
        Mark::Plain(words) => Some(Piece::Plain(words.into())),
        Mark::Link(to, _) if to == own => None,
        Mark::Link(to, shown) => {
            let place = keys.iter().position(|key| key == to)?;
            Some(Piece::Term(TermId(place as u16), shown.into()))
        }
    });
    pieces.collect()
}
