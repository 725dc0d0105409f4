//! Touches and a gamepad in scripts, one step a frame, sent as the messages of real devices.

use super::inject;
use crate::prelude::*;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::touch::TouchPhase::{Ended, Moved, Started};

/// Frames to wait after a finger is lifted: the pointer is moved there, pressed and released.
const AFTER: usize = 8;
const FRAMES: usize = 6;
/// The initial distance of two fingers, in logical pixels.
const APART: f32 = 80.0;

pub fn tap(world: &mut World, place: Vec2, step: usize) -> bool {
    match step {
        0 => inject::touch(world, 1, Started, place),
        2 => inject::touch(world, 1, Ended, place),
        _ => {}
    }
    step >= 2 + AFTER
}

pub fn rest(world: &mut World, place: Vec2, step: usize, over: bool) -> bool {
    if step == 0 {
        inject::touch(world, 1, Started, place);
    } else if over {
        inject::touch(world, 1, Ended, place);
    }
    step > 0 && over
}

pub fn swipe(world: &mut World, (from, to): (Vec2, Vec2), step: usize) -> bool {
    glide(world, step, |share| [from.lerp(to, share)])
}

/// Moves two fingers around a place `by` times as far apart; returns whether it is done.
pub fn pinch(world: &mut World, place: Vec2, by: f32, step: usize) -> bool {
    glide(world, step, |share| {
        let half = Vec2::X * APART / 2.0 * (1.0 + (by - 1.0) * share);
        [place - half, place + half]
    })
}

/// Moves fingers, which are where they should be after this share of their way.
fn glide<const N: usize>(world: &mut World, step: usize, at: impl Fn(f32) -> [Vec2; N]) -> bool {
    let (phase, share) = match step {
        0 => (Started, 0.0),
        1..=FRAMES => (Moved, step as f32 / FRAMES as f32),
        _ if step == FRAMES + 2 => (Ended, 1.0),
        _ => return step >= FRAMES + 2 + AFTER,
    };
    for (id, at) in (1..).zip(at(share)) {
        inject::touch(world, id, phase, at);
    }
    false
}

/// The button with this name in scripts, which is the engine's.
pub fn named(name: &str) -> Option<GamepadButton> {
    ron::from_str(name).ok()
}

fn plugged_in(world: &mut World) -> Option<Entity> {
    let mut pads = world.query_filtered::<Entity, With<Gamepad>>();
    pads.iter(world).next()
}

fn connect(world: &mut World, gamepad: Entity, connection: GamepadConnection) {
    let event = GamepadConnectionEvent::new(gamepad, connection);
    world.write_message(RawGamepadEvent::from(event.clone()));
    world.write_message(event);
}

/// The connected pad; plugs one in if there is none, which takes a frame.
pub fn plug_in(world: &mut World) -> Entity {
    if let Some(pad) = plugged_in(world) {
        return pad;
    }
    let gamepad = world.spawn_empty().id();
    let connection = GamepadConnection::Connected {
        name: "the script's pad".into(),
        vendor_id: None,
        product_id: None,
    };
    connect(world, gamepad, connection);
    gamepad
}

/// Unplugs the pad; buttons that are held are never released.
pub fn unplug(world: &mut World) -> Result<(), String> {
    let gamepad = plugged_in(world).ok_or("no gamepad is plugged in")?;
    connect(world, gamepad, GamepadConnection::Disconnected);
    Ok(())
}

pub fn set(world: &mut World, button: GamepadButton, pressed: bool) {
    let gamepad = plug_in(world);
    let value = if pressed { 1.0 } else { 0.0 };
    let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
    world.write_message(RawGamepadEvent::from(event));
    world.write_message(event);
}
