//! Turns input from keys, pads and fingers into what the player wants to do in a dive.
//!
//! Fingers move the pointer ([`touch`]) and swipe. Devices → [`action::DiveAction`] (by
//! [`bindings::Bindings`]) → [`taps::Taps`] (what was pressed in this frame, in order) →
//! [`intent::Intent`] (what the dive screen obeys). Nothing here knows the rules beyond directions.

pub mod action;
pub mod anywhere;
pub mod bindings;
pub mod bound;
pub mod caps;
pub mod device;
pub mod feign;
pub mod fitting;
pub mod group;
pub mod intent;
pub mod keys;
pub mod menus;
pub mod mode;
pub mod pressed;
pub mod reading;
pub mod remark;
pub mod repeat;
pub mod taps;
pub mod touch;
pub mod wanted;

use bevy::prelude::*;

/// The set, within [`Update`], in which input becomes intents. Systems that obey intents run after
/// it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntentSystems;

pub fn plugin(app: &mut App) {
    app.add_plugins((
        action::plugin,
        remark::plugin,
        reading::plugin,
        taps::plugin,
        mode::plugin,
        repeat::plugin,
        intent::plugin,
        anywhere::plugin,
        bindings::keep::plugin,
        device::plugin,
        wanted::plugin,
        touch::plugin,
    ));
}
