//! From keys, pads and fingers to what the player wants.
//!
//! Devices → an action of a registered table ([`actions`]), by what it is bound to ([`bindings`]) →
//! the presses of a frame, which the modes read. Fingers move the pointer ([`touch`]) and swipe.

pub mod actions;
pub mod anywhere;
pub mod back;
pub mod bindings;
pub mod bound;
pub mod caps;
pub mod device;
pub mod drawn;
pub mod feign;
pub mod focus;
pub mod group;
pub mod keys;
pub mod menus;
pub mod pressed;
pub mod reading;
pub mod remark;
pub mod repeat;
pub mod touch;
pub mod wanted;

use bevy::prelude::*;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        remark::plugin,
        reading::plugin,
        anywhere::plugin,
        menus::plugin,
        back::plugin,
        bindings::keep::plugin,
        device::plugin,
        wanted::plugin,
        touch::plugin,
    ));
}
