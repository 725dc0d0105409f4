//! Sounds: short effects and music loops, synthesised by arithmetic alone.
//!
//! [`wave`] holds the oscillators and noise, [`voice`] shapes and mixes them,
//! [`effects`] lists the effects that the game plays, [`music`] composes its loops, [`level`] evens
//! their loudness, [`ogg`] encodes them. Samples are made by exact arithmetic only (no library
//! sines), so that every machine makes the same ones. The encoder's output may differ between
//! processors, so each file carries a [seal](ogg::seal) of its samples.

pub mod effects;
pub mod level;
pub mod music;
pub mod ogg;
pub mod spectrogram;
pub mod voice;
pub mod wave;

pub use wave::RATE;

use crate::{BakeError, Baked};
use serde::de::DeserializeOwned;

/// Encoder quality of effects and of music, from −0.1 to 1.
const EFFECTS: f32 = 0.1;
const MUSIC: f32 = -0.1;

pub fn bake() -> Result<Vec<Baked>, BakeError> {
    let mut files = Vec::new();
    for sound in effects::all()? {
        let path = format!("sound/{}.ogg", sound.name);
        files.push(file(&path, &[sound.finish()?], EFFECTS)?);
    }
    for track in music::TRACKS {
        for (layer, ring) in music::LAYERS.iter().zip(track.render()?) {
            let path = format!("sound/music/{}_{layer}.ogg", track.name);
            files.push(file(&path, &ring.with_leads(), MUSIC)?);
        }
    }
    Ok(files)
}

fn source<T: DeserializeOwned>(path: &str, text: &str) -> Result<T, BakeError> {
    ron::from_str(text).map_err(|error| {
        let path = format!("{path}:{}", error.span.start.line);
        BakeError::source(path, error.code)
    })
}

fn file(path: &str, channels: &[Vec<f32>], quality: f32) -> Result<Baked, BakeError> {
    let bytes = ogg::encode(channels, quality).map_err(|error| BakeError::source(path, error))?;
    Ok(Baked::sealed(path, bytes, ogg::seal(channels)))
}
