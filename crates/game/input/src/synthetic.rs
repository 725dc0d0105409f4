//! Fakes window messages like those of a real keyboard, pointer and touch screen: for scripts, and
//! for fingers that press keys and move the pointer.

use super::keys::KeyPress;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButton, MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowCloseRequested, WindowEvent};

fn window(world: &mut World) -> Option<Entity> {
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok()
}

pub fn close(world: &mut World) {
    if let Some(window) = window(world) {
        world.write_message(WindowCloseRequested { window });
    }
}

fn send_key(world: &mut World, code: KeyCode, key: Key, text: Option<&str>, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let text = text.filter(|_| state == ButtonState::Pressed).map(Into::into);
    let message =
        KeyboardInput { key_code: code, logical_key: key, state, text, repeat: false, window };
    world.write_message(WindowEvent::KeyboardInput(message.clone()));
    world.write_message(message);
}

fn shift(world: &mut World, state: ButtonState) {
    send_key(world, KeyCode::ShiftLeft, Key::Shift, None, state);
}

pub fn press(world: &mut World, key: &KeyPress) {
    if key.shift {
        shift(world, ButtonState::Pressed);
    }
    send_key(world, key.code, key.key.clone(), key.text.as_deref(), ButtonState::Pressed);
}

pub fn release(world: &mut World, key: &KeyPress) {
    send_key(world, key.code, key.key.clone(), None, ButtonState::Released);
    if key.shift {
        shift(world, ButtonState::Released);
    }
}

/// Moves the pointer to a window position, in logical pixels.
pub fn move_to(world: &mut World, place: Vec2) {
    let Some(window) = window(world) else { return };
    let mut before = None;
    if let Some(mut window) = world.get_mut::<Window>(window) {
        before = window.cursor_position();
        window.set_cursor_position(Some(place));
    }
    send_move(world, window, place, before);
}

/// Moves the game's pointer but not the system's, which may not exist on a touch screen.
pub fn lead_to(world: &mut World, place: Vec2) {
    let Some(window) = window(world) else { return };
    send_move(world, window, place, None);
}

fn send_move(world: &mut World, window: Entity, place: Vec2, before: Option<Vec2>) {
    let message =
        CursorMoved { window, position: place, delta: before.map(|before| place - before) };
    world.write_message(WindowEvent::CursorMoved(message.clone()));
    world.write_message(message);
}

/// Scrolls the wheel by lines or logical pixels; upward is positive.
pub fn roll(world: &mut World, unit: MouseScrollUnit, y: f32) {
    let Some(window) = window(world) else { return };
    let message = MouseWheel { unit, x: 0.0, y, window, phase: TouchPhase::Moved };
    world.write_message(WindowEvent::MouseWheel(message));
    world.write_message(message);
}

/// A finger touches, moves or lifts at a position in logical pixels.
pub fn touch(world: &mut World, id: u64, phase: TouchPhase, position: Vec2) {
    let Some(window) = window(world) else { return };
    let message = TouchInput { phase, position, window, force: None, id };
    world.write_message(WindowEvent::TouchInput(message));
    world.write_message(message);
}

pub fn button(world: &mut World, button: MouseButton, state: ButtonState) {
    let Some(window) = window(world) else { return };
    let message = MouseButtonInput { button, state, window };
    world.write_message(WindowEvent::MouseButtonInput(message));
    world.write_message(message);
}
