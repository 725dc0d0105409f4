//! Basic actions of input devices, one step a frame, sent as the messages of real devices.

use super::InputDriver;
use crate::script::{fingers, pads};
use bevy::input::ButtonState;
use bevy::input::mouse::MouseScrollUnit;
use bevy::prelude::*;
use daemonfall_input::{keys, synthetic};

/// Frames to wait after a press until it takes effect.
const AFTER: usize = 4;
/// Frames that a pointer rests before it is pressed, so that the widget under it is detected.
const REST: usize = 3;
const DRAG: usize = 6;
const LINES: f32 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DriverAction {
    /// Nothing for a frame.
    Rest,
    Key(&'static str),
    Pad(GamepadButton),
    /// Clicks or taps, in logical pixels of the window.
    Point(Vec2),
    /// Clicks with the mouse button that steps back.
    Aside(Vec2),
    /// Looks at a place: the pointer rests there, or a finger taps once.
    Look(Vec2),
    Drag(Vec2, Vec2),
    /// Scrolls a list down or up.
    Scroll(Vec2, bool),
}

pub fn perform(world: &mut World, hand: InputDriver, deed: DriverAction, step: usize) -> bool {
    match deed {
        DriverAction::Rest => true,
        DriverAction::Key(name) => {
            if let Some(key) = keys::named(name) {
                match step {
                    0 => synthetic::press(world, &key),
                    1 => synthetic::release(world, &key),
                    _ => {}
                }
            }
            step >= AFTER
        }
        DriverAction::Pad(button) => {
            match step {
                0 => drop(pads::plug_in(world)),
                1 => pads::set(world, button, true),
                2 => pads::set(world, button, false),
                _ => {}
            }
            step > AFTER
        }
        DriverAction::Point(place) | DriverAction::Look(place) if hand == InputDriver::Touch => {
            fingers::tap(world, place, step)
        }
        DriverAction::Drag(from, to) if hand == InputDriver::Touch => {
            fingers::swipe(world, (from, to), step)
        }
        DriverAction::Scroll(place, down) if hand == InputDriver::Touch => {
            let by = Vec2::Y * if down { -40.0 } else { 40.0 };
            fingers::swipe(world, (place, place + by), step)
        }
        DriverAction::Point(place) => {
            click(world, (place, place), 1, step);
            step > REST + 2 + AFTER
        }
        DriverAction::Aside(place) => {
            match step {
                0 => synthetic::move_to(world, place),
                REST => synthetic::button(world, MouseButton::Right, ButtonState::Pressed),
                _ if step == REST + 2 => {
                    synthetic::button(world, MouseButton::Right, ButtonState::Released);
                }
                _ => {}
            }
            step > REST + 2 + AFTER
        }
        DriverAction::Look(place) => {
            if step == 0 {
                synthetic::move_to(world, place);
            }
            step >= REST
        }
        DriverAction::Drag(from, to) => {
            click(world, (from, to), DRAG, step);
            step > REST + 2 * DRAG + AFTER
        }
        DriverAction::Scroll(place, down) => {
            match step {
                0 => synthetic::move_to(world, place),
                REST => {
                    let lines = if down { -LINES } else { LINES };
                    synthetic::roll(world, MouseScrollUnit::Line, lines);
                }
                _ => {}
            }
            step >= REST + AFTER
        }
    }
}

/// Presses the pointer at one place and releases it at another, this many frames later.
fn click(world: &mut World, (from, to): (Vec2, Vec2), frames: usize, step: usize) {
    match step {
        0 => synthetic::move_to(world, from),
        REST => synthetic::button(world, MouseButton::Left, ButtonState::Pressed),
        _ if step == REST + 1 + frames => {
            synthetic::button(world, MouseButton::Left, ButtonState::Released)
        }
        _ if (REST + 1..=REST + frames).contains(&step) && from != to => {
            let part = (step - REST) as f32 / frames as f32;
            synthetic::move_to(world, from.lerp(to, part));
        }
        _ => {}
    }
}
