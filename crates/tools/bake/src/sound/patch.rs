//! Voices mixed into one effect.

use super::level::{self, Kind};
use super::rate::RATE;
use super::voice::Voice;
use crate::BakeError;

#[derive(Debug, Clone)]
pub struct Sound {
    pub name: &'static str,
    voices: Vec<Voice>,
    echoes: Option<(f32, f32)>,
    pub kind: Kind,
}

impl Sound {
    pub fn new(name: &'static str, kind: Kind) -> Self {
        Self { name, voices: Vec::new(), echoes: None, kind }
    }

    pub fn mix(self, voices: impl Into<Vec<Voice>>) -> Self {
        Self { voices: voices.into(), ..self }
    }

    /// Repeats itself after `seconds`, each time `share` as loud.
    pub fn echo(self, seconds: f32, share: f32) -> Self {
        Self { echoes: Some((seconds, share)), ..self }
    }

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
