//! Waits for the input that the player wants to bind.

use super::binder::{Binder, Stage};
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use daemonfall_input::action_input::Awaiting;
use daemonfall_input::action_table::Input;
use daemonfall_input::bindings::Bindings;

/// Modifier keys, which cannot be bound.
const MODIFIERS: [KeyCode; 8] = [
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

fn await_press(
    mut keys: MessageReader<KeyboardInput>,
    mouse: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    awaiting: Res<Awaiting>,
    binder: Option<ResMut<Binder>>,
    mut bindings: ResMut<Bindings>,
) {
    let Some(mut binder) = binder.filter(|_| awaiting.0) else {
        keys.clear();
        return;
    };
    let Stage::Awaits(instead_of, left) = binder.stage else {
        keys.clear();
        return;
    };
    let pressed = keys
        .read()
        .filter(|key| key.state == ButtonState::Pressed && !key.repeat)
        .map(|key| key.key_code)
        .find(|key| !MODIFIERS.contains(key));
    // The primary mouse button is for pointing.
    let mut clicks = mouse.get_just_pressed();
    let clicked = clicks.find(|button| **button != MouseButton::Left);
    let buttons = pads.iter().flat_map(Gamepad::get_just_pressed).next();
    let input = pressed
        .map(Input::Key)
        .or(clicked.copied().map(Input::Mouse))
        .or(buttons.copied().map(Input::Pad));
    let left = left - time.delta_secs().min(0.1);
    match input {
        Some(Input::Key(KeyCode::Escape)) => binder.stage = Stage::List,
        Some(input) => binder.take(&mut bindings, input, instead_of),
        None if left <= 0.0 => binder.stage = Stage::List,
        None => binder.stage = Stage::Awaits(instead_of, left),
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, await_press);
}
