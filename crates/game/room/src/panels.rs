//! The debug panels ("machine room"): a dock over the running game that shows the rules at work.
//!
//! [`panel::of`] has the table of them; each has its own file. They only watch, unless [`lock::Lock`] is
//! open; then they change things with commands like the player's own. egui is not created until the
//! dock is opened for the first time, and does not run while the dock is closed: see [`room`].

pub mod bar;
pub mod battle;
pub mod beat;
pub mod breach_recording;
pub mod clock;
pub mod console;
pub mod dive_trace;
pub mod dock;
pub mod dock_state;
pub mod events;
mod fields;
pub mod found;
pub mod input_capture;
pub mod kind;
pub mod layout;
pub mod layout_file;
pub mod lock;
pub mod look;
pub mod made;
pub mod pages;
pub mod panel;
pub mod parts;
pub mod pointer_blocker;
mod prelude;
pub mod random;
mod recolour;
pub mod sector;
pub mod speed;
pub mod stack;
pub mod table;
pub mod tape;
#[cfg(test)]
pub mod testing;
pub mod time;
pub mod widget_query;
pub mod world;

use bevy::prelude::*;
use bevy_egui::EguiPlugin;

pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).add_plugins((
        dock_state::plugin,
        input_capture::plugin,
        pointer_blocker::plugin,
        look::plugin,
        recolour::plugin,
        lock::plugin,
        layout_file::plugin,
        dock::plugin,
        widget_query::plugin,
        dive_trace::plugin,
        breach_recording::plugin,
    ));
    for kind in kind::PanelKind::ALL {
        (panel::of(kind).plugin)(app);
    }
}
