//! Game terms in texts: underlined and explained on the spot.
//!
//! [`text`] is a text whose terms are underlined. A pointer resting on one opens its definition,
//! whose own terms open further definitions; a tap or click opens it at once and pins it. Keys step
//! from term to term . Back closes the innermost one that the player asked for; a
//! definition opened by a resting pointer closes on its own.

mod boxes;
mod opened;
mod pointer;
mod spans;

pub use opened::Opened;
pub use pointer::cursor;
pub use spans::{OnTop, Spans};

use crate::base::*;
use crate::theme::{self, Style, styled};
use bevy::text::{LetterSpacing, Underline, UnderlineColor};
use bevy::ui::UiSystems;
use daemonfall_core::glossary::{Glossary, Piece, TermId};
use daemonfall_platform::data::GameData;

/// The set, within [`Update`], in which definitions are opened and closed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TermSystems;

/// Request to read the help page about a term.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadMore(pub Topic);

/// The content of such a text. Change it rather than the `Text` next to it.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub enum Explained {
    Words(String, &'static [Topic]),
    Definition(TermId),
    List(String, Vec<TermId>),
}

#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Pressable)]
struct TermSpan {
    pub term: TermId,
    pub colour: Color,
}

/// A text whose terms are underlined.
pub fn text(
    style: Style,
    colour: Color,
    words: impl Into<String>,
    topics: &'static [Topic],
) -> impl Bundle {
    explained(style, colour, Explained::Words(words.into(), topics))
}

pub fn definition(style: Style, colour: Color, term: TermId) -> impl Bundle {
    explained(style, colour, Explained::Definition(term))
}

/// A text with a word and then the names of terms.
pub fn list(
    style: Style,
    colour: Color,
    before: impl Into<String>,
    terms: Vec<TermId>,
) -> impl Bundle {
    explained(style, colour, Explained::List(before.into(), terms))
}

fn explained(style: Style, colour: Color, says: Explained) -> impl Bundle {
    (says, Text::default(), styled(style, colour), Pickable::IGNORE)
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

pub fn plugin(app: &mut App) {
    app.init_resource::<Opened>()
        .add_message::<ReadMore>()
        .add_plugins((pointer::plugin, boxes::plugin))
        .add_systems(PostUpdate, split.before(UiSystems::Content));
}
