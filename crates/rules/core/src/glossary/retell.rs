//! Translates the glossary: names, spellings and definitions may change, links stay the same.

use super::marks::{self, Mark};
use super::{Glossary, Piece, TermId};
use crate::texts::Texts;

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
    let pieces = marks::split(text).ok()?.into_iter().map(|mark| match mark {
        Mark::Plain(words) => Some(Piece::Plain(words.into())),
        Mark::Link(to, _) if to == own => None,
        Mark::Link(to, shown) => {
            let place = keys.iter().position(|key| key == to)?;
            Some(Piece::Term(TermId(place as u16), shown.into()))
        }
    });
    pieces.collect()
}
