//! The dive on the screen: its input, its session with the rules, its view.

pub mod input;
pub mod puzzle_actions;
pub mod screen;
pub mod session;
pub mod view;

use daemonfall_ui::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((screen::plugin, session::plugin, puzzle_actions::plugin, view::plugin));
}
