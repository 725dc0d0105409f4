//! From keys, pads and fingers to what the player wants.
//!
//! Each mode registers a table of actions ([`action_table`]). Devices → actions, by what they are
//! bound to ([`bindings`]) → the presses of a frame ([`action_input`]), which screens read. Fingers
//! move the pointer ([`touch`]) and swipe.

pub mod action_input;
pub mod action_table;
pub mod actions;
pub mod back;
pub mod bindings;
mod clicks;
pub mod device;
pub mod focus;
pub mod global_actions;
pub mod group;
pub mod key_labels;
pub mod keys;
pub mod node_rect;
pub mod repeat;
pub mod synthetic;
pub mod touch;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        action_input::plugin,
        global_actions::plugin,
        back::plugin,
        bindings::plugin,
        clicks::plugin,
        device::plugin,
        touch::plugin,
    ));
}
