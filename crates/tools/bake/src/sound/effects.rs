//! The effects that the game plays, and their shared voices.

mod ends;
mod fighting;
mod hands;
mod hits;
mod interface;
mod map;
mod stack;

use super::patch::Sound;
use super::voice::Voice;
use super::wave::Wave::{Noise, Sine, Triangle};

/// Every effect by name.
#[must_use]
pub fn all() -> Vec<(&'static str, Sound)> {
    [
        interface::sounds(),
        hands::sounds(),
        hits::sounds(),
        fighting::sounds(),
        stack::sounds(),
        map::sounds(),
        ends::sounds(),
    ]
    .concat()
}

/// A pure tone.
fn tone(pitch: f32, length: f32) -> Voice {
    Voice::new(Sine, pitch, length)
}

/// Hiss.
fn hiss(pitch: f32, length: f32) -> Voice {
    Voice::new(Noise, pitch, length).attack(0.001)
}

/// A struck bell: the higher `bright`, the glassier.
fn bell(pitch: f32, length: f32, bright: f32) -> Voice {
    Voice::new(Sine, pitch, length).bend(3.5, bright).attack(0.002)
}

/// Notes one after the other, `gap` seconds apart.
fn chime(pitches: &[f32], gap: f32, length: f32) -> Vec<Voice> {
    pitches
        .iter()
        .enumerate()
        .map(|(nth, pitch)| chime_note(*pitch, nth as f32 * gap, length))
        .collect()
}

/// One note, `start` seconds into the sound.
fn chime_note(pitch: f32, start: f32, length: f32) -> Voice {
    Voice::new(Triangle, pitch, length).after(start).cut(pitch * 4.0).attack(0.003)
}
