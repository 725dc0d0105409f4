//! Fingers: one finger moves the pointer, so that it can do whatever a mouse can; where a screen
//! wants it, it also swipes, and two fingers zoom.
//!
//! [`gesture`] recognizes what fingers do, [`finger_pointer`] what that means for the things under
//! them.
//! Buttons take one tap. Things that should be inspected before use take two: the first tap acts as
//! hovering, the second as a click. A finger held still shows what a resting pointer shows.

mod finger_pointer;
mod gesture;
mod seen;
mod target;

use super::keys::KeyPress;
use super::synthetic;
use bevy::picking::PickingSystems;
use bevy::picking::hover::Hovered;
use bevy::picking::input::PointerInputSettings;
use bevy::prelude::*;

pub use finger_pointer::{Dragged, Pinched, Swiped};
pub use seen::Touched;

/// Needs two taps: the first only inspects it, a second one on the same place uses it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TapTwice;

/// Something that a finger drags, where it would otherwise scroll.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TakesDrag;

/// Something that can be pressed. Fingers may miss it a little, since they are wider than pointers.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Pressable;

/// Pushed on press and repeatedly while held; the click at the end does nothing more.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Hovered, Pressable)]
pub struct RepeatButton;

/// A list scrolled by the wheel and keys, and to keep the focused row in view.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Scrolls;

/// The cell or tile under the pointer; screens whose world has positions set it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    pub place: Option<(i32, i32)>,
    /// Whether a finger that moves from there swipes.
    pub swipes: bool,
}

/// Logical pixels that a finger covers: the tap area of a pressable thing is never smaller.
pub const FINGER: f32 = 44.0;

pub fn press_key(world: &mut World, key: &KeyPress) {
    synthetic::press(world, key);
    synthetic::release(world, key);
    world.resource_mut::<seen::Feigned>().0 += if key.shift { 4 } else { 2 };
}

pub fn plugin(app: &mut App) {
    // The engine would make every finger its own pointer, which presses at once.
    app.insert_resource(PointerInputSettings { is_touch_enabled: false, is_mouse_enabled: true })
        .init_resource::<Spot>()
        .init_resource::<finger_pointer::TouchPointer>()
        .insert_resource(seen::Touched::at_first())
        .init_resource::<seen::Feigned>()
        .add_message::<Pinched>()
        .add_message::<Dragged>()
        .add_message::<Swiped>()
        .add_systems(
            First,
            (seen::notice, finger_pointer::follow).chain().before(PickingSystems::Input),
        );
}
