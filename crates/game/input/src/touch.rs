//! Fingers: one finger moves the pointer, so that it can do whatever a mouse can; where a screen
//! wants it, it also swipes, and two fingers zoom.
//!
//! [`gesture`] recognizes what fingers do, [`finger_pointer`] what that means for the things under
//! them.
//! Buttons take one tap. Things that should be inspected before use take two: the first tap acts as
//! hovering, the second as a click. A finger held still shows what a resting pointer shows.

mod finger_pointer;
mod gesture;
mod target;

use super::keys::KeyPress;
use super::synthetic;
use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::picking::PickingSystems;
use bevy::picking::hover::Hovered;
use bevy::picking::input::PointerInputSettings;
use bevy::prelude::*;
use bevy::window::CursorMoved;

pub use finger_pointer::{Dragged, Pinched, Swiped};

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
    world.resource_mut::<Feigned>().0 += if key.shift { 4 } else { 2 };
}

/// Whether fingers were used last, rather than keys or a mouse.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched(pub bool);

impl Touched {
    /// The state before any input: in a browser, how the page was started.
    pub fn at_first() -> Self {
        #[cfg(target_family = "wasm")]
        let touched = daemonfall_platform::web::touched();
        #[cfg(not(target_family = "wasm"))]
        let touched = false;
        Self(touched)
    }
}

/// Key messages that fingers produced and that have not been skipped yet.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Feigned(pub usize);

/// Finger-made pointer events come after this was read, and [`Cursors::pass`] skips them.
#[derive(Default)]
struct Cursors {
    moved: MessageCursor<CursorMoved>,
    pressed: MessageCursor<MouseButtonInput>,
}

/// Skips everything written so far.
pub fn pass(world: &mut World) {
    world.init_resource::<Passed>();
    let (moved, pressed) = (
        world.resource::<Messages<CursorMoved>>().get_cursor_current(),
        world.resource::<Messages<MouseButtonInput>>().get_cursor_current(),
    );
    world.insert_resource(Passed(Some(Cursors { moved, pressed })));
}

#[derive(Resource, Default)]
pub struct Passed(Option<Cursors>);

fn notice(
    touches: Res<Messages<TouchInput>>,
    keys: Res<Messages<KeyboardInput>>,
    moved: Res<Messages<CursorMoved>>,
    pressed: Res<Messages<MouseButtonInput>>,
    mut of_touches: Local<MessageCursor<TouchInput>>,
    mut of_keys: Local<MessageCursor<KeyboardInput>>,
    mut cursors: Local<Cursors>,
    passed: Option<ResMut<Passed>>,
    mut feigned: ResMut<Feigned>,
    mut touched: ResMut<Touched>,
) {
    if let Some(passed) = passed.and_then(|mut passed| passed.0.take()) {
        *cursors = passed;
    }
    let typed = of_keys.read(&keys).count();
    let real = typed.saturating_sub(std::mem::take(&mut feigned.0));
    let pointed = cursors.moved.read(&moved).count() + cursors.pressed.read(&pressed).count();
    if of_touches.read(&touches).count() > 0 {
        touched.set_if_neq(Touched(true));
    } else if real + pointed > 0 {
        touched.set_if_neq(Touched(false));
    }
}

pub fn plugin(app: &mut App) {
    // The engine would make every finger its own pointer, which presses at once.
    app.insert_resource(PointerInputSettings { is_touch_enabled: false, is_mouse_enabled: true })
        .init_resource::<Spot>()
        .init_resource::<finger_pointer::TouchPointer>()
        .insert_resource(Touched::at_first())
        .init_resource::<Feigned>()
        .add_message::<Pinched>()
        .add_message::<Dragged>()
        .add_message::<Swiped>()
        .add_systems(First, (notice, finger_pointer::follow).chain().before(PickingSystems::Input));
}
