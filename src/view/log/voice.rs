//! Names and phrases: who is "you", who is "the crawler", and which words fit.

use super::{Ink, Line, Piece};
use crate::view::scene::{Arms, Look, Scene, Thing};
use daemonfall_core::Side;
use daemonfall_dungeon::Cell;
use daemonfall_dungeon::components::{Layer, ObjectId};
use daemonfall_dungeon::library::names::KindId;
use std::collections::{BTreeMap, BTreeSet};

/// What the writer knows of those it writes about.
pub struct Voice<'a> {
    roster: &'a BTreeMap<ObjectId, KindId>,
    looks: &'a [Look],
    new: &'a Scene,
    old: &'a Scene,
    sight: BTreeSet<ObjectId>,
    /// The beat told of.
    pub beat: u32,
}

impl<'a> Voice<'a> {
    /// A voice for what happened between two scenes.
    pub fn new(
        roster: &'a BTreeMap<ObjectId, KindId>,
        new: &'a Scene,
        old: &'a Scene,
        sight: BTreeSet<ObjectId>,
    ) -> Self {
        Self {
            roster,
            looks: &new.looks,
            new,
            old,
            sight,
            beat: new.beat,
        }
    }

    /// Whether this is the player.
    pub fn is_you(&self, id: ObjectId) -> bool {
        self.new.hero == Some(id)
    }

    /// Whether the player saw it.
    pub fn saw(&self, id: ObjectId) -> bool {
        self.is_you(id) || self.sight.contains(&id)
    }

    /// The kind of an object.
    pub fn kind(&self, id: ObjectId) -> Option<KindId> {
        self.roster.get(&id).copied()
    }

    /// A kind's look.
    pub fn look(&self, kind: KindId) -> Option<&Look> {
        self.looks.get(usize::from(kind.0))
    }

    /// The object itself, in the newer scene or the older.
    pub fn thing(&self, id: ObjectId) -> Option<&Thing> {
        self.new
            .things
            .get(&id)
            .or_else(|| self.old.things.get(&id))
    }

    /// What the player strikes with, before the beat.
    pub fn arms(&self) -> Option<&Arms> {
        self.old.arms.as_ref().or(self.new.arms.as_ref())
    }

    /// The scene after the beat.
    pub fn after(&self) -> &Scene {
        self.new
    }

    /// Name and ink of a kind.
    pub fn name_of(&self, kind: KindId) -> (String, Ink) {
        self.look(kind).map_or_else(
            || ("something".into(), Ink::Neutral),
            |look| (look.name.clone(), ink(look)),
        )
    }

    /// "you" or "the crawler".
    pub fn who(&self, id: ObjectId) -> Piece {
        if self.is_you(id) {
            return Piece {
                text: "you".into(),
                ink: Ink::You,
            };
        }
        let (name, ink) = self.kind(id).map_or_else(
            || ("something".into(), Ink::Neutral),
            |kind| self.name_of(kind),
        );
        Piece {
            text: format!("the {name}"),
            ink,
        }
    }

    /// "your" or "the crawler's".
    pub fn whose(&self, id: ObjectId) -> Piece {
        let who = self.who(id);
        let text = if self.is_you(id) {
            "your".into()
        } else {
            format!("{}'s", who.text)
        };
        Piece { text, ..who }
    }

    /// The word for you, or else the one for others: `("have", "has")`.
    pub fn verb(&self, id: ObjectId, (you, other): (&'static str, &'static str)) -> &'static str {
        if self.is_you(id) { you } else { other }
    }

    /// The picture of an object's kind.
    pub fn icon(&self, id: ObjectId) -> String {
        self.kind(id)
            .map_or_else(String::new, |kind| self.icon_of(kind))
    }

    /// The picture of a kind.
    pub fn icon_of(&self, kind: KindId) -> String {
        self.look(kind)
            .map_or_else(String::new, |look| look.sprite.clone())
    }

    /// Starts a line.
    pub fn line(&self, icon: impl Into<String>, at: Option<Cell>) -> Sentence {
        Sentence(Line {
            beat: self.beat,
            icon: icon.into(),
            pieces: Vec::new(),
            at,
        })
    }

    /// The cell of an object.
    pub fn cell(&self, id: ObjectId) -> Option<Cell> {
        self.thing(id).map(|thing| thing.placed.cell)
    }
}

/// The colour that the name of a kind has.
pub fn ink(look: &Look) -> Ink {
    match (look.side, look.layer) {
        (Side::Player, _) => Ink::You,
        (Side::Hostile, _) => Ink::Hostile,
        (_, Layer::Item) => Ink::Pickup,
        (_, Layer::Trap | Layer::Explosive | Layer::Explosion | Layer::Projectile) => Ink::Danger,
        _ => Ink::Neutral,
    }
}

/// A line being written.
pub struct Sentence(Line);

impl Sentence {
    /// Plain words.
    pub fn say(mut self, text: impl Into<String>) -> Self {
        self.0.pieces.push(Piece {
            text: text.into(),
            ink: Ink::Plain,
        });
        self
    }

    /// A piece in its colour.
    pub fn name(mut self, piece: Piece) -> Self {
        self.0.pieces.push(piece);
        self
    }

    /// A number that matters.
    pub fn number(mut self, number: impl std::fmt::Display) -> Self {
        self.0.pieces.push(Piece {
            text: number.to_string(),
            ink: Ink::Number,
        });
        self
    }

    /// The finished line: its first letter is large.
    pub fn end(mut self) -> Line {
        if let Some(first) = self.0.pieces.first_mut()
            && let Some(letter) = first.text.chars().next()
        {
            first
                .text
                .replace_range(..letter.len_utf8(), &letter.to_uppercase().to_string());
        }
        self.0
    }
}

/// "1 beat", "2 beats".
pub fn count(number: impl Into<i64>, word: &str) -> String {
    let number = number.into();
    format!("{number} {word}{}", if number == 1 { "" } else { "s" })
}
