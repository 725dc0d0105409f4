//! The dive on the screen: its input, its session with the rules, its view.

use crate::prelude::*;

pub mod input;
mod prelude;
pub mod puzzle_actions;
pub mod screen;
pub mod session;
pub mod view;

pub fn plugin(app: &mut App) {
    app.add_plugins((screen::plugin, session::plugin, puzzle_actions::plugin, view::plugin));
}
