//! The machine room: a dock of panels over the running game that show the rules at work.
//!
//! [`panel::PANELS`] lists them, each in a file of its own. They only watch, unless [`lock::Lock`]
//! is open; then what they change is a command like the player's own. Until the dock is opened for
//! the first time there is no egui at all, and while it is closed nothing of it runs: see [`room`].

pub mod absorb;
pub mod bar;
pub mod battle;
pub mod beat;
pub mod clock;
pub mod columns;
pub mod console;
pub mod dock;
pub mod events;
pub mod keep;
pub mod layout;
pub mod lock;
pub mod look;
pub mod panel;
pub mod parts;
pub mod probe;
pub mod random;
mod recolour;
pub mod room;
pub mod sector;
pub mod shade;
pub mod speed;
pub mod stack;
pub mod tale;
pub mod tape;
#[cfg(test)]
pub mod testing;
pub mod time;
pub mod world;

use bevy::prelude::*;
use bevy_egui::EguiPlugin;

/// Adds the dock and all panels.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).add_plugins((
        room::plugin,
        absorb::plugin,
        shade::plugin,
        look::plugin,
        recolour::plugin,
        lock::plugin,
        keep::plugin,
        dock::plugin,
        probe::plugin,
        tale::plugin,
        tape::plugin,
    ));
    for panel in panel::PANELS {
        (panel.plugin)(app);
    }
}
