//! The sounds the game plays, and the voices they share.

mod doing;
mod fighting;
mod telling;

use super::patch::Sound;
use super::voice::Voice;
use super::wave::Wave::{Noise, Sine, Triangle};

/// Every sound by name.
#[must_use]
pub fn all() -> Vec<(&'static str, Sound)> {
    let mut sounds = fighting::sounds();
    sounds.extend(doing::sounds());
    sounds.extend(telling::sounds());
    sounds
}

/// A pure tone.
fn tone(pitch: f32, length: f32) -> Voice {
    Voice::new(Sine, pitch, length)
}

/// Hiss.
fn hiss(pitch: f32, length: f32) -> Voice {
    Voice::new(Noise, pitch, length)
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
    Voice::new(Triangle, pitch, length)
        .after(start)
        .cut(pitch * 4.0)
        .attack(0.003)
}
