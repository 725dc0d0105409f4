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

use bevy::prelude::*;
use daemonfall_core::glossary::Topic;

/// The set, within [`Update`], in which definitions are opened and closed.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TermSystems;

/// Request to read the help page about a term.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadMore(pub Topic);

/// Registers terms.
pub fn plugin(app: &mut App) {
    app.init_resource::<Opened>().add_message::<ReadMore>().add_plugins((
        split::plugin,
        pointer::plugin,
        keys::plugin,
        boxes::plugin,
    ));
}
