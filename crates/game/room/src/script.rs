//! `--script FILE`: a file that presses keys and moves the pointer in the player's place, and
//! checks the results.
//!
//! All input is sent as window messages, so that the whole input path is used. docs/scripts.md
//! describes the lines.

mod battle;
mod beats;
mod breach;
mod drawing;
mod driver;
mod expect;
mod fingers;
mod idle;
mod input;
mod line;
mod pads;
mod panels;
mod play;
mod recorder;
mod run;
mod sector;
mod wait;
mod window;
mod words;

use bevy::prelude::*;
use daemonfall_input::{keys, synthetic as inject};

pub fn plugin(app: &mut App) {
    app.add_plugins((run::plugin, recorder::plugin, drawing::plugin));
}
