//! Fingers: one leads the pointer, so that whatever a mouse can do a finger can; on a dive it
//! swipes as well, two bring nearer.
//!
//! [`gesture`] knows what fingers do, [`hand`] what that means for what lies under them. Buttons
//! take one tap. What should be looked at before it is used takes two: the first is what resting
//! the pointer there is, the second a click. A finger that stays shows what a pointer that stays
//! shows.

mod gesture;
mod hand;
mod seen;
mod target;

use super::feign;
use super::keys::KeyPress;
use bevy::picking::PickingSystems;
use bevy::picking::input::PointerInputSettings;
use bevy::prelude::*;

pub use hand::{Dragged, Pinched};
pub use seen::Touched;

/// What a first tap only looks at, and a second one on the same place uses.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TapTwice;

/// What a finger drags, where elsewhere it would scroll.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TakesDrag;

/// What can be pressed: fingers, which are wider than pointers, may miss it a little.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Pressable;

/// The place of the world under the pointer, where a screen's world has places: a cell, a tile.
/// Screens tell it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// Which.
    pub place: Option<(i32, i32)>,
    /// Whether a finger that moves from there swipes.
    pub swipes: bool,
}

/// Logical pixels that a finger covers: nothing pressable is smaller for it.
pub const FINGER: f32 = 44.0;

/// Presses a key for a finger, and lets it go.
pub fn press_key(world: &mut World, key: &KeyPress) {
    feign::press(world, key);
    feign::release(world, key);
    world.resource_mut::<seen::Feigned>().0 += if key.shift { 4 } else { 2 };
}

/// Turns fingers into what the pointer does.
pub fn plugin(app: &mut App) {
    // The engine would let every finger be a pointer of its own, which presses at once.
    app.insert_resource(PointerInputSettings { is_touch_enabled: false, is_mouse_enabled: true })
        .init_resource::<Spot>()
        .init_resource::<hand::Hand>()
        .insert_resource(seen::Touched::at_first())
        .init_resource::<seen::Feigned>()
        .add_message::<Pinched>()
        .add_message::<Dragged>()
        .add_systems(First, (seen::notice, hand::follow).chain().before(PickingSystems::Input));
}
