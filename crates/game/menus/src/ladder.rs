//! The practice ladder in the game.
//! The current puzzle, past results, and overlays on the screens of dive and breach. The rules of
//! puzzles are in the campaign crate.

pub mod banner;
pub mod book;
pub mod buttons;
pub mod card;
pub mod climb;
pub mod page;
pub mod requests;

use bevy::prelude::*;
use climb::Climb;
use daemonfall_ui::hints::HintSystems;

pub fn plugin(app: &mut App) {
    app.add_plugins((book::plugin, climb::plugin, requests::plugin, banner::plugin, card::plugin))
        // A puzzle has its own hints.
        .configure_sets(Update, HintSystems::Attend.run_if(not(resource_exists::<Climb>)));
}
