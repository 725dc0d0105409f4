//! One voice of an effect: a wave with a pitch that may slide, an attack and a decay; and voices
//! mixed into one effect.

use super::level::{self, Kind};
use super::wave::{Filter, Pass, RATE, Wave};
use crate::BakeError;

#[derive(Debug, Clone, Copy)]
pub struct Voice {
    wave: Wave,
    start: f32,
    length: f32,
    from: f32,
    to: f32,
    attack: f32,
    hold: f32,
    level: f32,
    cut: (f32, f32),
    ringing: f32,
    thin: f32,
    bend: (f32, f32),
    tremble: f32,
}

impl Voice {
    /// A voice of `wave` at a steady `pitch` in hertz, dying away over `length` seconds.
    pub fn new(wave: Wave, pitch: f32, length: f32) -> Self {
        let (from, to) = (pitch, pitch);
        Self {
            wave,
            start: 0.0,
            length,
            from,
            to,
            attack: 0.004,
            hold: 0.0,
            level: 1.0,
            cut: (16_000.0, 16_000.0),
            ringing: 0.7,
            thin: 0.0,
            bend: (0.0, 0.0),
            tremble: 0.0,
        }
    }

    pub fn after(self, seconds: f32) -> Self {
        Self { start: seconds, ..self }
    }

    /// Slides to `pitch`, fast at first.
    pub fn slide(self, pitch: f32) -> Self {
        Self { to: pitch, ..self }
    }

    pub fn attack(self, seconds: f32) -> Self {
        Self { attack: seconds, ..self }
    }

    /// Keeps its volume for this share of its length before it dies away.
    pub fn hold(self, share: f32) -> Self {
        Self { hold: share, ..self }
    }

    pub fn level(self, level: f32) -> Self {
        Self { level, ..self }
    }

    /// Removes everything above `pitch`.
    pub fn cut(self, pitch: f32) -> Self {
        self.sweep(pitch, pitch)
    }

    /// Removes everything above a pitch that slides.
    pub fn sweep(self, from: f32, to: f32) -> Self {
        Self { cut: (from, to), ..self }
    }

    /// Lets it ring at the cut: 0.7 is none, 8 is much.
    pub fn ringing(self, ringing: f32) -> Self {
        Self { ringing, ..self }
    }

    /// Removes everything below `pitch`.
    pub fn thin(self, pitch: f32) -> Self {
        Self { thin: pitch, ..self }
    }

    /// Modulates its phase by `depth` turns, `ratio` times a turn, less as it dies away: makes
    /// metal and glass sounds.
    pub fn bend(self, ratio: f32, depth: f32) -> Self {
        Self { bend: (ratio, depth), ..self }
    }

    /// Wavers in loudness, `pitch` times a second.
    pub fn tremble(self, pitch: f32) -> Self {
        Self { tremble: pitch, ..self }
    }

    pub fn end(&self) -> f32 {
        self.start + self.length
    }

    pub fn add_to(&self, samples: &mut [f32]) {
        let mut phase = 0.0_f64;
        let mut low = Filter::new(Pass::Low, self.cut.0, self.ringing);
        let mut high = Filter::new(Pass::High, self.thin.max(5.0), 0.7);
        let first = (self.start * RATE as f32) as usize;
        let count = (self.length * RATE as f32) as usize;
        for (nth, sample) in samples.iter_mut().skip(first).take(count).enumerate() {
            let time = nth as f32 / RATE as f32;
            let gone = nth as f32 / count as f32;
            let left = ((1.0 - gone) / (1.0 - self.hold)).min(1.0);
            let fast = (1.0 - gone) * (1.0 - gone) * (1.0 - gone);
            let step = f64::from(self.to + (self.from - self.to) * fast) / f64::from(RATE);
            phase += step;
            let (ratio, depth) = self.bend;
            let bent = if depth > 0.0 {
                let by = Wave::Sine.at(phase * f64::from(ratio), step);
                phase + f64::from(by * depth * left)
            } else {
                phase
            };
            if self.cut.0 != self.cut.1 {
                low.tune(self.cut.1 + (self.cut.0 - self.cut.1) * fast);
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
