//! The debug panels ("machine room"): a dock over the running game that shows the rules at work.
//!
//! [`panel::PANELS`] lists them; each has its own file. They only watch, unless [`lock::Lock`] is
//! open; then they change things with commands like the player's own. egui is not created until the
//! dock is opened for the first time, and does not run while the dock is closed: see [`room`].

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
