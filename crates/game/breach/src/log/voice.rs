//! Log lines being written, with names in their colours.

use super::Told;
use crate::table::Table;
use daemonfall_breach::{Aim, BreachLibrary, Panel};
use daemonfall_core::CharacterId;
use daemonfall_platform::assets::pictures;
use daemonfall_stack::SubroutineId;
use daemonfall_text as text;
use daemonfall_text::t;
use daemonfall_ui::log::{Ink, Piece};

/// A message argument, with the pieces it is drawn in.
pub type Said<'a> = text::Told<'a, Vec<Piece>>;
/// A message with such arguments filled in.
pub type Message = Vec<text::Piece<Vec<Piece>>>;

pub struct Voice<'a> {
    pub table: &'a Table,
    pub library: &'a BreachLibrary,
}

impl Voice<'_> {
    /// A unit's name in its side's colour.
    fn name(&self, id: CharacterId) -> Piece {
        Piece {
            text: self.table.name(id).to_owned(),
            ink: if self.table.is_own(id) { Ink::You } else { Ink::Hostile },
        }
    }

    /// A unit's name in its side's colour, as a message argument.
    pub fn who<'a>(&self, place: &'a str, id: CharacterId) -> Said<'a> {
        said(place, vec![self.name(id)])
    }

    /// The names of several units, each in its side's colour.
    pub fn all<'a>(&self, place: &'a str, ids: &[CharacterId]) -> Said<'a> {
        let mut pieces = Vec::new();
        for id in ids {
            if !pieces.is_empty() {
                pieces.push(plain(", ".into()));
            }
            pieces.push(self.name(*id));
        }
        said(place, pieces)
    }

    pub fn what(&self, id: SubroutineId) -> String {
        self.library.subroutine(id).name.clone()
    }

    pub fn aim<'a>(&self, place: &'a str, aim: Aim) -> Said<'a> {
        match aim {
            Aim::Character(id) => self.who(place, id),
            Aim::Panel(panel) => {
                let text = self::place(panel);
                let ink = Ink::Neutral;
                said(place, vec![Piece { text, ink }])
            }
        }
    }

    pub fn line(&self, about: CharacterId) -> Sentence {
        let unit = self.table.unit(about);
        Sentence(Told {
            round: self.table.round,
            icon: unit.map_or_else(String::new, |unit| unit.sprite.clone()),
            own: Some(self.table.is_own(about)),
            pieces: Vec::new(),
            why: String::new(),
            at: unit.map_or_else(Vec::new, |unit| unit.stands.panels().collect()),
            formula: Vec::new(),
        })
    }

    /// A line about no unit.
    pub fn plain(&self, icon: &str) -> Sentence {
        Sentence(Told {
            round: self.table.round,
            icon: icon.into(),
            own: None,
            pieces: Vec::new(),
            why: String::new(),
            at: Vec::new(),
            formula: Vec::new(),
        })
    }
}

fn plain(text: String) -> Piece {
    let ink = Ink::Plain;
    Piece { text, ink }
}

fn said(place: &str, pieces: Vec<Piece>) -> Said<'_> {
    Said { name: place, text: pieces.iter().map(|piece| piece.text.as_str()).collect(), of: pieces }
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

pub struct Sentence(Told);

impl Sentence {
    /// Shows the subroutine's picture instead of the unit's.
    pub fn with_picture_of(mut self, subroutine: SubroutineId, voice: &Voice) -> Self {
        self.0.icon = pictures::subroutine(voice.library.subroutine_key(subroutine));
        self
    }

    /// The sentence, with coloured names.
    pub fn message(mut self, message: Message) -> Self {
        let pieces = message
            .into_iter()
            .flat_map(|piece| piece.of.unwrap_or_else(|| vec![plain(piece.text)]));
        self.0.pieces.extend(pieces);
        self
    }

    /// The sentence, without names.
    pub fn words(mut self, words: String) -> Self {
        self.0.pieces.push(plain(words));
        self
    }

    pub fn why(mut self, reason: impl Into<String>) -> Told {
        self.0.why = reason.into();
        self.0
    }
}
