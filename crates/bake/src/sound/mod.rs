//! Sounds: short effects, synthesised from arithmetic alone.
//!
//! [`wave`] holds the oscillators and noise, [`voice`] shapes them, [`patch`] mixes them, [`effects`] is the list of
//! sounds the game plays, and [`wav`] writes them down. Only exact arithmetic is used (no library sines), so that every machine
//! gives the same bytes.

pub mod effects;
pub mod patch;
pub mod voice;
pub mod wav;
pub mod wave;

use crate::output::Baked;

/// Samples a second.
pub const RATE: u32 = 44_100;

/// The loudest a sample may be: −4 dBFS.
pub const PEAK: f32 = 0.63;

/// Synthesises every sound.
#[must_use]
pub fn bake() -> Vec<Baked> {
    effects::all()
        .into_iter()
        .map(|(name, sound)| Baked::new(format!("sound/{name}.wav"), wav::encode(&sound.finish())))
        .collect()
}
