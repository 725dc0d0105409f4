//! Log lines being written, with names in their colours.

use super::BreachLine;
use crate::breach_view::BreachView;
use crate::prelude::*;
use daemonfall_ui::log::{Ink, Line, Message, Part, Piece, flat, part, phrase};

pub struct Voice<'a> {
    pub table: &'a BreachView,
    pub library: &'a BreachLibrary,
}

impl Voice<'_> {
    fn ink(&self, id: CharacterId) -> Ink {
        if self.table.is_own(id) { Ink::You } else { Ink::Hostile }
    }

    fn name(&self, id: CharacterId) -> Piece {
        Piece { text: self.table.name(id).to_owned(), ink: self.ink(id) }
    }

    pub fn who<'a>(&self, place: &'a str, id: CharacterId) -> Part<'a> {
        phrase(place, vec![self.name(id)])
    }

    pub fn all<'a>(&self, place: &'a str, ids: &[CharacterId]) -> Part<'a> {
        let mut pieces = Vec::new();
        for id in ids {
            if !pieces.is_empty() {
                pieces.push(Piece::plain(", ".into()));
            }
            pieces.push(self.name(*id));
        }
        phrase(place, pieces)
    }

    pub fn what(&self, id: SubroutineId) -> String {
        self.library.subroutine(id).name.clone()
    }

    pub fn aim<'a>(&self, place: &'a str, aim: Aim) -> Part<'a> {
        match aim {
            Aim::Character(id) => self.who(place, id),
            Aim::Panel(panel) => part(place, self::place(panel), Ink::Neutral),
        }
    }

    pub fn line(&self, about: CharacterId) -> Sentence {
        let unit = self.table.unit(about);
        let icon = unit.map_or("", |unit| unit.sprite.as_str());
        Sentence(Line {
            flip: !self.table.is_own(about),
            place: unit.map(|unit| unit.stands.panels().collect()),
            ..Line::new(self.table.round, icon, self.ink(about).colour())
        })
    }

    pub fn plain(&self, icon: &str) -> Sentence {
        Sentence(Line::new(self.table.round, icon, theme::MAGIC))
    }
}

/// A panel in words: "their front, panel 2".
pub fn place(panel: Panel) -> String {
    let own = panel.half() == daemonfall_core::Side::Player;
    let number = panel.column + 1;
    match (own, panel.depth() == 0) {
        (true, true) => t!("breach-place-your-front", panel = number),
        (true, false) => t!("breach-place-your-back", panel = number),
        (false, true) => t!("breach-place-their-front", panel = number),
        (false, false) => t!("breach-place-their-back", panel = number),
    }
}

pub struct Sentence(BreachLine);

impl Sentence {
    pub fn with_picture_of(mut self, subroutine: SubroutineId, voice: &Voice) -> Self {
        self.0.icon = pictures::subroutine(voice.library.subroutine_key(subroutine));
        self
    }

    pub fn message(mut self, message: Message) -> Self {
        self.0.pieces.extend(flat(message));
        self
    }

    pub fn words(mut self, words: String) -> Self {
        self.0.pieces.push(Piece::plain(words));
        self
    }

    pub fn why(mut self, reason: impl Into<String>) -> BreachLine {
        self.0.why = reason.into();
        self.0
    }
}
