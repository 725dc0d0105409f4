//! Names in their colours, and lines being written.

use super::Told;
use crate::assets::pictures;
use crate::breach::table::Table;
use crate::view::log::{Ink, Piece};
use daemonfall_breach::{Aim, BreachLibrary, Panel};
use daemonfall_core::CharacterId;
use daemonfall_stack::SubroutineId;

/// What the writer knows.
pub struct Voice<'a> {
    /// The picture before the event.
    pub table: &'a Table,
    /// The data.
    pub library: &'a BreachLibrary,
}

impl Voice<'_> {
    /// A unit's name in its side's colour.
    pub fn who(&self, id: CharacterId) -> Piece {
        Piece {
            text: self.table.name(id).to_owned(),
            ink: if self.table.is_own(id) {
                Ink::You
            } else {
                Ink::Hostile
            },
        }
    }

    /// A subroutine's name.
    pub fn what(&self, id: SubroutineId) -> String {
        self.library.subroutine(id).name.clone()
    }

    /// What is aimed at.
    pub fn aim(&self, aim: Aim) -> Piece {
        match aim {
            Aim::Character(id) => self.who(id),
            Aim::Panel(panel) => Piece {
                text: place(panel),
                ink: Ink::Neutral,
            },
        }
    }

    /// A line about somebody.
    pub fn line(&self, about: CharacterId) -> Sentence {
        let unit = self.table.unit(about);
        Sentence(Told {
            round: self.table.round,
            icon: unit.map_or_else(String::new, |unit| unit.sprite.clone()),
            own: Some(self.table.is_own(about)),
            pieces: Vec::new(),
            why: String::new(),
            at: unit.map_or_else(Vec::new, |unit| unit.stands.panels().collect()),
        })
    }

    /// A line about nobody.
    pub fn plain(&self, icon: &str) -> Sentence {
        Sentence(Told {
            round: self.table.round,
            icon: icon.into(),
            own: None,
            pieces: Vec::new(),
            why: String::new(),
            at: Vec::new(),
        })
    }
}

/// A panel in words: "the enemy's front, 2nd panel".
pub fn place(panel: Panel) -> String {
    let half = match panel.half() {
        daemonfall_core::Side::Player => "your",
        daemonfall_core::Side::Hostile | daemonfall_core::Side::Neutral => "their",
    };
    let depth = if panel.depth() == 0 { "front" } else { "back" };
    format!("{half} {depth}, panel {}", panel.column + 1)
}

/// A line being written.
pub struct Sentence(Told);

impl Sentence {
    /// Shows a subroutine in the place of whom it is about.
    pub fn with_picture_of(mut self, subroutine: SubroutineId, voice: &Voice) -> Self {
        self.0.icon = pictures::subroutine(voice.library.subroutine_key(subroutine));
        self
    }

    /// Plain words.
    pub fn say(mut self, text: impl Into<String>) -> Self {
        self.0.pieces.push(Piece {
            text: text.into(),
            ink: Ink::Plain,
        });
        self
    }

    /// A name in its colour.
    pub fn name(mut self, piece: Piece) -> Self {
        self.0.pieces.push(piece);
        self
    }

    /// The finished line and its reason.
    pub fn why(mut self, reason: impl Into<String>) -> Told {
        self.0.why = reason.into();
        self.0
    }
}
