//! Touches in scripts, one step a frame, sent as the messages of a real touch screen.

use super::inject;
use bevy::input::touch::TouchPhase::{Ended, Moved, Started};
use bevy::prelude::*;

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
    match step {
        0 => inject::touch(world, 1, Started, from),
        1..=FRAMES => {
            let place = from.lerp(to, step as f32 / FRAMES as f32);
            inject::touch(world, 1, Moved, place);
        }
        _ if step == FRAMES + 2 => inject::touch(world, 1, Ended, to),
        _ => {}
    }
    step >= FRAMES + 2 + AFTER
}

/// Moves two fingers around a place `by` times as far apart; returns whether it is done.
pub fn pinch(world: &mut World, place: Vec2, by: f32, step: usize) -> bool {
    let both = |share: f32| {
        let half = Vec2::X * APART / 2.0 * (1.0 + (by - 1.0) * share);
        [(1, place - half), (2, place + half)]
    };
    let (phase, share) = match step {
        0 => (Started, 0.0),
        1..=FRAMES => (Moved, step as f32 / FRAMES as f32),
        _ if step == FRAMES + 2 => (Ended, 1.0),
        _ => return step >= FRAMES + 2 + AFTER,
    };
    for (id, at) in both(share) {
        inject::touch(world, id, phase, at);
    }
    false
}
