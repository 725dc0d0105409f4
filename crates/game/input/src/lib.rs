//! From keys, pads and fingers to what the player wants.
//!
//! Devices → an action of a registered table ([`actions`]), by what it is bound to ([`bindings`]) →
//! the presses of a frame, which the modes read. Fingers move the pointer ([`touch`]) and swipe.

pub mod action_table;
pub mod actions;
pub mod back;
pub mod bindings;
pub mod device;
pub mod focus;
pub mod global_actions;
pub mod glossary_keys;
pub mod group;
pub mod hint_click;
pub mod key_labels;
pub mod keys;
pub mod menus;
pub mod node_rect;
pub mod quick_taps;
pub mod repeat;
pub mod screen_actions;
pub mod synthetic;
pub mod touch;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        quick_taps::plugin,
        glossary_keys::plugin,
        global_actions::plugin,
        menus::plugin,
        back::plugin,
        bindings::storage::plugin,
        device::plugin,
        hint_click::plugin,
        touch::plugin,
    ));
}
