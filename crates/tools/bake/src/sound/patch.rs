//! Voices mixed into one effect.

use super::level::{self, Kind};
use super::rate::RATE;
use super::voice::Voice;
use crate::BakeError;

/// A complete effect.
#[derive(Debug, Clone)]
pub struct Sound {
    voices: Vec<Voice>,
    echoes: Option<(f32, f32)>,
    /// What it is about, and so how loud it is.
    pub kind: Kind,
}

impl Sound {
    /// An effect made of these voices.
    #[must_use]
    pub fn new(kind: Kind, voices: impl Into<Vec<Voice>>) -> Self {
        Self { voices: voices.into(), echoes: None, kind }
    }

    /// Repeats itself after `seconds`, each time `share` as loud.
    #[must_use]
    pub fn echo(self, seconds: f32, share: f32) -> Self {
        Self { echoes: Some((seconds, share)), ..self }
    }

    /// Mixes the voices down to samples, brought to its kind's loudness.
    ///
    /// # Errors
    /// If the loudness cannot be measured.
    pub fn finish(&self) -> Result<Vec<f32>, BakeError> {
        let dry = self.voices.iter().map(Voice::end).fold(0.0, f32::max);
        let tail = self.echoes.map_or(0.0, |(seconds, _)| 2.0 * seconds);
        let mut samples = vec![0.0; ((dry + tail) * RATE as f32) as usize];
        for voice in &self.voices {
            voice.add_to(&mut samples);
        }
        if let Some((seconds, share)) = self.echoes {
            let lag = (seconds * RATE as f32) as usize;
            for step in lag..samples.len() {
                samples[step] += samples[step - lag] * share;
            }
        }
        level::even(samples, self.kind)
    }
}
