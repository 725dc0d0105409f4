//! The glossary: what the game's words mean, and where they appear in other texts.
//!
//! Terms are data (`glossary.ron`). [`Glossary::find`] finds their spellings in a text, as whole
//! words, singular or plural, so that the display can underline them. A term's own text marks other
//! terms, `[[so]]`, and links to them. No rule reads the glossary.

mod find;
mod load;

pub use load::FILE;

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The part of the game that a term belongs to.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    Game,
    Dive,
    Breach,
    /// Battles between stacks.
    Battle,
    /// The sector map, and what a run carries from place to place.
    Sector,
}

impl Topic {
    /// All topics, in the order of lists.
    pub const ALL: [Self; 5] = [Self::Game, Self::Dive, Self::Breach, Self::Battle, Self::Sector];

    pub fn name(self) -> &'static str {
        match self {
            Self::Game => "The game",
            Self::Dive => "The dive",
            Self::Breach => "The breach",
            Self::Battle => "The battle",
            Self::Sector => "The sector",
        }
    }
}

/// A term: its index in the glossary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TermId(u16);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Words without an explanation.
    Plain(String),
    /// A term, as written in the text.
    Term(TermId, String),
}

impl Piece {
    pub fn words(&self) -> &str {
        match self {
            Self::Plain(words) | Self::Term(_, words) => words,
        }
    }
}

/// What a word of the game means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub key: String,
    /// Its name for headings.
    pub name: String,
    /// The part of the game that it belongs to.
    pub topic: Topic,
    /// Its spellings in texts, in the singular.
    pub spellings: Vec<String>,
    /// One to three short sentences.
    pub text: Vec<Piece>,
    /// Terms worth reading next, except those that the text links to.
    pub related: Vec<TermId>,
    /// The part of the help with more about it.
    pub see: Option<Topic>,
}

impl Term {
    /// Its text without link marks.
    pub fn words(&self) -> String {
        self.text.iter().map(Piece::words).collect()
    }

    /// The terms that its text links to, in order, each once.
    pub fn marked(&self) -> Vec<TermId> {
        let mut marked = Vec::new();
        for piece in &self.text {
            if let Piece::Term(id, _) = piece
                && !marked.contains(id)
            {
                marked.push(*id);
            }
        }
        marked
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its byte range in the text.
    pub at: Range<usize>,
    pub term: TermId,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glossary {
    terms: Vec<Term>,
}

impl Glossary {
    /// A term by its index; `None` if the index comes from another glossary.
    pub fn get(&self, id: TermId) -> Option<&Term> {
        self.terms.get(usize::from(id.0))
    }

    /// All terms, sorted by name.
    pub fn terms(&self) -> impl Iterator<Item = (TermId, &Term)> {
        (0..).map(TermId).zip(&self.terms)
    }

    /// The term with this name in the data.
    pub fn find_term(&self, key: &str) -> Option<TermId> {
        let place = self.terms.iter().position(|term| term.key == key)?;
        Some(TermId(place as u16))
    }

    /// Terms that contain these words, those that begin with them first; all terms for no words.
    pub fn search(&self, words: &str) -> Vec<TermId> {
        let words = words.trim().to_lowercase();
        let rank = |term: &Term| {
            let spellings = term.spellings.iter().map(|it| it.to_lowercase());
            let mut names = spellings.chain([term.name.to_lowercase()]);
            names.clone().any(|name| name.contains(&words)).then(|| {
                let begins = names.any(|name| name.starts_with(&words));
                !begins
            })
        };
        let mut found: Vec<(bool, TermId)> =
            self.terms().filter_map(|(id, term)| Some((rank(term)?, id))).collect();
        found.sort();
        found.into_iter().map(|(_, id)| id).collect()
    }
}

/// A part of a term's text: `[[quick flag]]` is a link, or `[[stack (breach)|stack]]` for other
/// words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark<'a> {
    Plain(&'a str),
    /// A link: its target and the words shown.
    Link(&'a str, &'a str),
}

/// Splits a marked text; the error is a bracket that is not closed, or an empty link.
fn split(text: &str) -> Result<Vec<Mark<'_>>, String> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while let Some((before, opened)) = rest.split_once("[[") {
        let Some((inside, after)) = opened.split_once("]]") else {
            return Err(format!("\"[[{opened}\" is not closed by \"]]\""));
        };
        let (to, shown) = inside.split_once('|').unwrap_or((inside, inside));
        if to.is_empty() || shown.is_empty() {
            return Err(format!("\"[[{inside}]]\" names no term"));
        }
        if !before.is_empty() {
            pieces.push(Mark::Plain(before));
        }
        pieces.push(Mark::Link(to, shown));
        rest = after;
    }
    if rest.contains("]]") {
        return Err(format!("\"]]\" closes nothing in {rest:?}"));
    }
    if !rest.is_empty() {
        pieces.push(Mark::Plain(rest));
    }
    Ok(pieces)
}

#[cfg(test)]
mod tests;
