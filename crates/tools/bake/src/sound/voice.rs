//! One voice of an effect: a wave with a pitch that may slide, an attack and a decay; and voices
//! mixed into one effect.

use super::level::{self, Kind};
use super::wave::{Filter, Pass, RATE, Wave};
use crate::BakeError;
use serde::Deserialize;

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Voice {
    wave: Wave,
    pitch: f32,
    slide: Option<f32>,
    length: f32,
    after: f32,
    attack: f32,
    hold: f32,
    level: f32,
    cut: f32,
    sweep: Option<f32>,
    thin: f32,
    bend: (f32, f32),
    tremble: f32,
}

impl Default for Voice {
    fn default() -> Self {
        Self {
            wave: Wave::Sine,
            pitch: 440.0,
            slide: None,
            length: 0.1,
            after: 0.0,
            attack: 0.004,
            hold: 0.0,
            level: 1.0,
            cut: 16_000.0,
            sweep: None,
            thin: 0.0,
            bend: (0.0, 0.0),
            tremble: 0.0,
        }
    }
}

impl Voice {
    pub fn end(&self) -> f32 {
        self.after + self.length
    }

    pub fn add_to(&self, samples: &mut [f32]) {
        let mut phase = 0.0_f64;
        let slide = self.slide.unwrap_or(self.pitch);
        let mut low = Filter::new(Pass::Low, self.cut, 0.7);
        let mut high = Filter::new(Pass::High, self.thin.max(5.0), 0.7);
        let first = (self.after * RATE as f32) as usize;
        let count = (self.length * RATE as f32) as usize;
        for (nth, sample) in samples.iter_mut().skip(first).take(count).enumerate() {
            let time = nth as f32 / RATE as f32;
            let gone = nth as f32 / count as f32;
            let left = ((1.0 - gone) / (1.0 - self.hold)).min(1.0);
            let fast = (1.0 - gone) * (1.0 - gone) * (1.0 - gone);
            let step = f64::from(slide + (self.pitch - slide) * fast) / f64::from(RATE);
            phase += step;
            let (ratio, depth) = self.bend;
            let bent = if depth > 0.0 {
                let by = Wave::Sine.at(phase * f64::from(ratio), step);
                phase + f64::from(by * depth * left)
            } else {
                phase
            };
            if let Some(sweep) = self.sweep {
                low.tune(sweep + (self.cut - sweep) * fast);
            }
            let mut value = low.run(self.wave.at(bent, step));
            if self.thin > 0.0 {
                value = high.run(value);
            }
            let swell = (time / self.attack).min(1.0);
            let waver = if self.tremble > 0.0 {
                let turns = f64::from(time * self.tremble);
                0.7 + 0.3 * Wave::Sine.at(turns, 0.0)
            } else {
                1.0
            };
            *sample += value * swell * left * left * waver * self.level;
        }
    }
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sound {
    pub name: String,
    pub kind: Kind,
    #[serde(default)]
    echo: Option<(f32, f32)>,
    voices: Vec<Voice>,
}

impl Sound {
    pub fn finish(&self) -> Result<Vec<f32>, BakeError> {
        let dry = self.voices.iter().map(Voice::end).fold(0.0, f32::max);
        let tail = self.echo.map_or(0.0, |(seconds, _)| 2.0 * seconds);
        let mut samples = vec![0.0; ((dry + tail) * RATE as f32) as usize];
        for voice in &self.voices {
            voice.add_to(&mut samples);
        }
        if let Some((seconds, share)) = self.echo {
            let lag = (seconds * RATE as f32) as usize;
            for step in lag..samples.len() {
                samples[step] += samples[step - lag] * share;
            }
        }
        level::even(samples, self.kind)
    }
}
