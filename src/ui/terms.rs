//! Words of the game in its texts: underlined, and explained where they stand.
//!
//! [`text`] is a text whose terms are underlined. A pointer that rests on one opens its definition,
//! whose own terms open the next; a tap or a click opens it at once and keeps it. Keys walk from
//! term to term ([`keys`]). A step back closes the innermost that was asked for; what a resting
//! pointer opened goes by itself.

mod boxes;
mod keys;
mod opened;
mod place;
mod pointer;
mod spans;
mod split;

pub use opened::Opened;
pub use pointer::cursor;
pub use spans::{OnTop, Spans};
pub use split::{Explained, TermSpan, definition, list, text};

use crate::screens::Screen;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;

/// When, within [`Update`], definitions are opened and closed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TermSystems;

/// The wish to read the part of the help that tells more of a term.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadMore(pub Topic);

/// The parts of the game that texts of a screen speak of, the first one foremost.
pub fn topics(screen: Screen) -> &'static [Topic] {
    use Topic as T;
    match screen {
        Screen::Dive | Screen::Summary => &[T::Dive, T::Sector],
        Screen::Breach | Screen::LineUp | Screen::Door | Screen::TimeLab => &[T::Breach],
        Screen::Battle | Screen::Compose | Screen::Arrange => &[T::Battle, T::Sector],
        Screen::Ladder => &[T::Dive, T::Breach, T::Battle],
        Screen::Sector => &[T::Sector, T::Battle],
        Screen::Gear | Screen::Prize => &[T::Sector, T::Breach, T::Battle],
        // "Slot" means a place of a run there, not one of a unit.
        Screen::Saves => &[],
        Screen::Loading | Screen::Title | Screen::Practice | Screen::NewRun | Screen::RunEnd => {
            &[T::Sector]
        }
    }
}

/// Adds terms.
pub fn plugin(app: &mut App) {
    app.init_resource::<Opened>().add_message::<ReadMore>().add_plugins((
        split::plugin,
        pointer::plugin,
        keys::plugin,
        boxes::plugin,
    ));
}
