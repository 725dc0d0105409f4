//! The practice ladder in the game: the puzzle that is played, what was done before, and what of it
//! lies over the screens of dive and breach. What a puzzle is, and how it stands, is the campaign's
//! affair.

pub mod banner;
pub mod book;
pub mod breach;
pub mod buttons;
pub mod card;
pub mod climb;
pub mod dive;
pub mod input;
pub mod wishes;

use bevy::prelude::*;

/// Adds all of it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        book::plugin,
        climb::plugin,
        wishes::plugin,
        breach::plugin,
        banner::plugin,
        card::plugin,
    ));
}
