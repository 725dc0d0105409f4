//! Voices that many effects share.

use crate::sound::voice::Voice;
use crate::sound::wave::Wave::{Noise, Sine, Triangle};

pub fn tone(pitch: f32, length: f32) -> Voice {
    Voice::new(Sine, pitch, length)
}

pub fn hiss(pitch: f32, length: f32) -> Voice {
    Voice::new(Noise, pitch, length).attack(0.001)
}

/// A struck bell: the higher `bright`, the glassier.
pub fn bell(pitch: f32, length: f32, bright: f32) -> Voice {
    Voice::new(Sine, pitch, length).bend(3.5, bright).attack(0.002)
}

pub fn chime(pitches: &[f32], gap: f32, length: f32) -> Vec<Voice> {
    pitches
        .iter()
        .enumerate()
        .map(|(nth, pitch)| chime_note(*pitch, nth as f32 * gap, length))
        .collect()
}

pub fn chime_note(pitch: f32, start: f32, length: f32) -> Voice {
    Voice::new(Triangle, pitch, length).after(start).cut(pitch * 4.0).attack(0.003)
}
