//! Game terms in texts: underlined and explained on the spot.
//!
//! [`text`] is a text whose terms are underlined. A pointer resting on one opens its definition,
//! whose own terms open further definitions; a tap or click opens it at once and pins it. Keys step
//! from term to term ([`keys`]). Back closes the innermost one that the player asked for; a
//! definition opened by a resting pointer closes on its own.

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

use crate::screen::Screen;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;

/// The set, within [`Update`], in which definitions are opened and closed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TermSystems;

/// Request to read the help page about a term.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadMore(pub Topic);

/// The topics of a screen's texts, the most important first.
pub fn topics(screen: Screen) -> &'static [Topic] {
    use Topic as T;
    match screen {
        Screen::DIVE | Screen::SUMMARY => &[T::Dive, T::Sector],
        Screen::BREACH | Screen::LINE_UP | Screen::DOOR | Screen::TIME_LAB => &[T::Breach],
        Screen::BATTLE | Screen::COMPOSE | Screen::ARRANGE => &[T::Battle, T::Sector],
        Screen::LADDER => &[T::Dive, T::Breach, T::Battle],
        Screen::SECTOR => &[T::Sector, T::Battle],
        Screen::GEAR | Screen::PRIZE => &[T::Sector, T::Breach, T::Battle],
        // There, "slot" means a save slot, not a slot of a unit.
        Screen::SAVES => &[],
        _ => &[T::Sector],
    }
}

/// Registers terms.
pub fn plugin(app: &mut App) {
    app.init_resource::<Opened>().add_message::<ReadMore>().add_plugins((
        split::plugin,
        pointer::plugin,
        keys::plugin,
        boxes::plugin,
    ));
}
