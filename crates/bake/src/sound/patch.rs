//! Voices mixed into one sound.

use super::voice::Voice;
use super::{PEAK, RATE};

/// A whole sound.
#[derive(Debug, Clone)]
pub struct Sound {
    voices: Vec<Voice>,
    echoes: Option<(f32, f32)>,
    loudness: f32,
}

impl Sound {
    /// A sound of these voices whose peak stands at `loudness`, 1 being the loudest allowed.
    #[must_use]
    pub fn new(loudness: f32, voices: impl Into<Vec<Voice>>) -> Self {
        Self {
            voices: voices.into(),
            echoes: None,
            loudness,
        }
    }

    /// Repeats itself after `seconds`, each time `share` as loud.
    #[must_use]
    pub fn echo(self, seconds: f32, share: f32) -> Self {
        Self {
            echoes: Some((seconds, share)),
            ..self
        }
    }

    /// Mixes the voices down to samples, brought to the sound's loudness.
    #[must_use]
    pub fn finish(&self) -> Vec<f32> {
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
        let fade = 200.min(samples.len());
        let end = samples.len();
        for (left, sample) in samples[end - fade..].iter_mut().rev().enumerate() {
            *sample *= left as f32 / fade as f32;
        }
        let peak = samples
            .iter()
            .fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let gain = if peak > 0.0 {
            PEAK * self.loudness / peak
        } else {
            0.0
        };
        samples.iter().map(|sample| sample * gain).collect()
    }
}
