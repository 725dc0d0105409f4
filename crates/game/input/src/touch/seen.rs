//! Detects whether the player uses fingers, or keys and a pointer.

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;

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
pub struct Feigned(pub usize);

/// Finger-made pointer events come after this was read, and [`Cursors::pass`] skips them.
#[derive(Default)]
pub struct Cursors {
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

pub fn notice(
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
