//! Texts with underlined terms: each term is its own text span, which a pointer can rest on.

use crate::theme::{self, Fonts, Style};
use bevy::prelude::*;
use bevy::text::{LetterSpacing, Underline, UnderlineColor};
use bevy::ui::UiSystems;
use daemonfall_core::glossary::{Glossary, Piece, TermId, Topic};
use daemonfall_input::touch::Pressable;
use daemonfall_platform::data::GameData;

/// The content of such a text. Change it rather than the `Text` next to it.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub enum Explained {
    /// Words, and the topics that they are about.
    Words(String, &'static [Topic]),
    /// The definition of a term.
    Definition(TermId),
    /// A word, then the names of terms.
    List(String, Vec<TermId>),
}

/// A term in a text.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Pressable)]
pub struct TermSpan {
    /// The term's id.
    pub term: TermId,
    /// Its colour while it is not highlighted.
    pub colour: Color,
}

/// A text whose terms are underlined.
pub fn text(
    fonts: &Fonts,
    style: Style,
    colour: Color,
    words: impl Into<String>,
    topics: &'static [Topic],
) -> impl Bundle {
    explained(fonts, style, colour, Explained::Words(words.into(), topics))
}

/// A text with the definition of a term.
pub fn definition(fonts: &Fonts, style: Style, colour: Color, term: TermId) -> impl Bundle {
    explained(fonts, style, colour, Explained::Definition(term))
}

/// A text with a word and then the names of terms.
pub fn list(
    fonts: &Fonts,
    style: Style,
    colour: Color,
    before: impl Into<String>,
    terms: Vec<TermId>,
) -> impl Bundle {
    explained(fonts, style, colour, Explained::List(before.into(), terms))
}

fn explained(fonts: &Fonts, style: Style, colour: Color, says: Explained) -> impl Bundle {
    (says, Text::default(), fonts.styled(style, colour), Pickable::IGNORE)
}

fn pieces(says: &Explained, glossary: &Glossary) -> Vec<Piece> {
    match says {
        Explained::Words(words, topics) => glossary.pieces(words, topics),
        Explained::Definition(term) => {
            glossary.get(*term).map_or(Vec::new(), |term| term.text.clone())
        }
        Explained::List(before, terms) => {
            let mut pieces = vec![Piece::Plain(before.clone())];
            for (place, id) in terms.iter().enumerate() {
                let Some(term) = glossary.get(*id) else {
                    continue;
                };
                let between = if place == 0 { " " } else { ", " };
                pieces.push(Piece::Plain(between.into()));
                pieces.push(Piece::Term(*id, term.name.clone()));
            }
            pieces
        }
    }
}

fn split(
    data: Option<Res<GameData>>,
    texts: Query<(Entity, Ref<Explained>, &TextFont, &TextColor, &LetterSpacing)>,
    mut commands: Commands,
) {
    let Some(data) = data else { return };
    let glossary = &data.0.glossary;
    for (entity, says, font, colour, spacing) in &texts {
        if !says.is_changed() && !data.is_changed() {
            continue;
        }
        let mut text = commands.entity(entity);
        text.despawn_related::<Children>();
        text.with_children(|text| {
            for piece in pieces(&says, glossary) {
                let look = (font.clone(), *colour, *spacing);
                match piece {
                    Piece::Plain(words) => {
                        text.spawn((TextSpan::new(words), look, Pickable::IGNORE));
                    }
                    Piece::Term(term, words) => {
                        let mark = TermSpan { term, colour: colour.0 };
                        let line = (Underline, UnderlineColor(theme::RIM));
                        text.spawn((TextSpan::new(words), look, line, mark, Pickable::default()));
                    }
                }
            }
        });
    }
}

/// Underlines terms.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, split.before(UiSystems::Content));
}
