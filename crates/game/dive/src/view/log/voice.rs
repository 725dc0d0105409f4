//! Names and phrases: "you" or "the crawler", and the sentences built from them.

use super::Line;
use super::names::{the, yes};
use crate::prelude::*;
use crate::view::dive_view::{Arms, DiveView, Look, Thing};
use daemonfall_ui::log::{self, Ink, flat};
pub use daemonfall_ui::log::{Message as Words, part};

pub type Part = log::Part<'static>;

pub struct Voice<'a> {
    roster: &'a BTreeMap<ObjectId, KindId>,
    looks: &'a [Look],
    new: &'a DiveView,
    old: &'a DiveView,
    sight: BTreeSet<ObjectId>,
    pub beat: u32,
}

impl<'a> Voice<'a> {
    pub fn new(
        roster: &'a BTreeMap<ObjectId, KindId>,
        new: &'a DiveView,
        old: &'a DiveView,
        sight: BTreeSet<ObjectId>,
    ) -> Self {
        Self { roster, looks: &new.looks, new, old, sight, beat: new.beat }
    }

    pub fn is_you(&self, id: ObjectId) -> bool {
        self.new.hero == Some(id)
    }

    /// The value that selects the words for "you" or for others.
    pub fn you(&self, id: ObjectId) -> daemonfall_text::Value<'static> {
        yes(self.is_you(id)).into()
    }

    pub fn saw(&self, id: ObjectId) -> bool {
        self.is_you(id) || self.sight.contains(&id)
    }

    pub fn kind(&self, id: ObjectId) -> Option<KindId> {
        self.roster.get(&id).copied()
    }

    pub fn look(&self, kind: KindId) -> Option<&Look> {
        self.looks.get(usize::from(kind.0))
    }

    pub fn thing(&self, id: ObjectId) -> Option<&Thing> {
        self.new.things.get(&id).or_else(|| self.old.things.get(&id))
    }

    /// What the player attacks with, before the beat.
    pub fn arms(&self) -> Option<&Arms> {
        self.old.arms.as_ref().or(self.new.arms.as_ref())
    }

    pub fn after(&self) -> &DiveView {
        self.new
    }

    pub fn name_of(&self, kind: KindId) -> (String, Ink) {
        self.look(kind).map_or_else(
            || (t!("dive-something"), Ink::Neutral),
            |look| (look.name.clone(), ink(look)),
        )
    }

    /// "you" or "the crawler", as the subject.
    pub fn who(&self, place: &'static str, id: ObjectId) -> Part {
        if self.is_you(id) {
            return part(place, t!("dive-log-you"), Ink::You);
        }
        self.other(place, id)
    }

    /// "you" or "the crawler", as the object.
    pub fn whom(&self, place: &'static str, id: ObjectId) -> Part {
        if self.is_you(id) {
            return part(place, t!("dive-log-you-done-to"), Ink::You);
        }
        self.other(place, id)
    }

    fn other(&self, place: &'static str, id: ObjectId) -> Part {
        let (name, ink) = self
            .kind(id)
            .map_or_else(|| (t!("dive-something"), Ink::Neutral), |kind| self.name_of(kind));
        part(place, the(&name), ink)
    }

    /// "the crawler", by its kind.
    pub fn the(&self, place: &'static str, kind: KindId) -> Part {
        let (name, ink) = self.name_of(kind);
        part(place, the(&name), ink)
    }

    /// "the bomb", in the colour of danger.
    pub fn the_danger(&self, place: &'static str, kind: KindId) -> Part {
        let (name, _) = self.name_of(kind);
        part(place, the(&name), Ink::Danger)
    }

    pub fn icon(&self, id: ObjectId) -> String {
        self.kind(id).map_or_else(String::new, |kind| self.icon_of(kind))
    }

    pub fn icon_of(&self, kind: KindId) -> String {
        self.look(kind).map_or_else(String::new, |look| look.sprite.clone())
    }

    pub fn line(&self, icon: impl Into<String>, at: Option<Cell>, words: Words) -> Line {
        let mut pieces = flat(words);
        if let Some(first) = pieces.first_mut()
            && let Some(letter) = first.text.chars().next()
        {
            first.text.replace_range(..letter.len_utf8(), &letter.to_uppercase().to_string());
        }
        let icon = icon.into();
        let tint = if icon.starts_with("icon_") { theme::DANGER } else { theme::AS_DRAWN };
        Line { pieces, place: at, ..Line::new(self.beat, icon, tint) }
    }

    pub fn cell(&self, id: ObjectId) -> Option<Cell> {
        self.thing(id).map(|thing| thing.placed.cell)
    }
}

pub fn ink(look: &Look) -> Ink {
    match (look.side, look.layer) {
        (Side::Player, _) => Ink::You,
        (Side::Hostile, _) => Ink::Hostile,
        (_, Layer::Item) => Ink::Pickup,
        (_, Layer::Trap | Layer::Explosive | Layer::Explosion | Layer::Projectile) => Ink::Danger,
        _ => Ink::Neutral,
    }
}

pub fn number(place: &'static str, number: impl std::fmt::Display) -> Part {
    part(place, number.to_string(), Ink::Number)
}

pub fn phrase(place: &'static str, words: Words) -> Part {
    log::phrase(place, flat(words))
}

pub fn and(mut one: Words, other: Words) -> Words {
    one.push(daemonfall_text::Piece { text: " ".into(), of: None });
    one.extend(other);
    one
}
