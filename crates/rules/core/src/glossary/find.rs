//! Finds terms in a text: whole words, longest spelling first, singular or plural.

use super::{Found, Glossary, Piece, TermId, Topic};
use std::cmp::Reverse;

impl Glossary {
    /// Finds terms of these topics in a text, each at its first place. If several share a spelling,
    /// the earlier topic wins; terms of the whole game come last.
    pub fn find(&self, text: &str, topics: &[Topic]) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::new();
        let mut from = 0;
        let mut before: Option<char> = None;
        while let Some(next) = text[from..].chars().next() {
            let begins = next.is_alphanumeric() && !before.is_some_and(is_of_a_word);
            let here = if begins { self.longest(&text[from..], topics) } else { None };
            let length = here.map_or(next.len_utf8(), |(length, _)| length);
            if let Some((_, term)) = here
                && found.iter().all(|known| known.term != term)
            {
                let at = from..from + length;
                found.push(Found { at, term });
            }
            before = text[from..from + length].chars().next_back();
            from += length;
        }
        found
    }

    /// The same, as pieces that make up the whole text.
    pub fn pieces(&self, text: &str, topics: &[Topic]) -> Vec<Piece> {
        let (mut pieces, mut from) = (Vec::new(), 0);
        for found in self.find(text, topics) {
            if found.at.start > from {
                pieces.push(Piece::Plain(text[from..found.at.start].into()));
            }
            from = found.at.end;
            pieces.push(Piece::Term(found.term, text[found.at].into()));
        }
        if from < text.len() {
            pieces.push(Piece::Plain(text[from..].into()));
        }
        pieces
    }

    /// The longest spelling at the start of a text, and its term.
    fn longest(&self, text: &str, topics: &[Topic]) -> Option<(usize, TermId)> {
        let rank = |topic: Topic| {
            let place = topics.iter().position(|it| *it == topic);
            place.or((topic == Topic::Game).then_some(topics.len()))
        };
        let begun = self.terms().filter_map(|(id, term)| {
            let rank = rank(term.topic)?;
            let lengths = term.spellings.iter().filter_map(|it| begins_with(text, it));
            Some((lengths.max()?, Reverse(rank), id))
        });
        let best = begun.max_by_key(|(length, rank, _)| (*length, *rank));
        best.map(|(length, _, id)| (length, id))
    }
}

fn is_of_a_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The length of a spelling, or its plural, at the start of a text. Capitals count if it has some.
fn begins_with(text: &str, spelling: &str) -> Option<usize> {
    let exact = spelling.chars().any(char::is_uppercase);
    let last = spelling.chars().next_back()?;
    let stem = spelling.len() - last.len_utf8();
    let matches = |from: usize, wanted: &str| prefix(&text[from..], wanted, exact);
    let ends = |length: usize| !text[length..].chars().next().is_some_and(is_of_a_word);
    let whole = matches(0, spelling);
    let singular = whole.filter(|length| ends(*length));
    let plural = || {
        let (begun, ending) = match ends_in_consonant_and_y(spelling) {
            true => (matches(0, &spelling[..stem]), "ies"),
            false if hisses(spelling) => (whole, "es"),
            false => (whole, "s"),
        };
        let begun = begun?;
        let length = begun + prefix(&text[begun..], ending, false)?;
        ends(length).then_some(length)
    };
    singular.or_else(plural)
}

fn prefix(text: &str, wanted: &str, exact: bool) -> Option<usize> {
    let mut letters = text.chars();
    let mut length = 0;
    for wanted in wanted.chars() {
        let letter = letters.next()?;
        let same = match exact {
            true => letter == wanted,
            // A capital may become several letters in lower case, but not in the game's words.
            false => letter == wanted || letter.to_lowercase().eq(wanted.to_lowercase()),
        };
        if !same {
            return None;
        }
        length += letter.len_utf8();
    }
    Some(length)
}

fn ends_in_consonant_and_y(spelling: &str) -> bool {
    let mut letters = spelling.chars().rev();
    letters.next() == Some('y') && letters.next().is_some_and(|it| !"aeiou".contains(it))
}

fn hisses(spelling: &str) -> bool {
    ["s", "x", "z", "ch", "sh"].iter().any(|end| spelling.ends_with(end))
}
