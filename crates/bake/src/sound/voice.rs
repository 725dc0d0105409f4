//! One voice: a wave with a pitch that may slide, a swell and a dying away.

use std::f32::consts::TAU;

use super::RATE;
use super::wave::Wave;

/// One voice of a sound.
#[derive(Debug, Clone, Copy)]
pub struct Voice {
    wave: Wave,
    start: f32,
    length: f32,
    from: f32,
    to: f32,
    attack: f32,
    level: f32,
    cut: f32,
    tremble: f32,
}

impl Voice {
    /// A voice of `wave` at a steady `pitch` in hertz, dying away over `length` seconds.
    #[must_use]
    pub fn new(wave: Wave, pitch: f32, length: f32) -> Self {
        let (from, to) = (pitch, pitch);
        Self {
            wave,
            start: 0.0,
            length,
            from,
            to,
            attack: 0.004,
            level: 1.0,
            cut: 20_000.0,
            tremble: 0.0,
        }
    }

    /// Starts `seconds` after the sound does.
    #[must_use]
    pub fn after(self, seconds: f32) -> Self {
        Self {
            start: seconds,
            ..self
        }
    }

    /// Slides to `pitch`, fast at first.
    #[must_use]
    pub fn slide(self, pitch: f32) -> Self {
        Self { to: pitch, ..self }
    }

    /// Swells over `seconds` before it dies away.
    #[must_use]
    pub fn attack(self, seconds: f32) -> Self {
        Self {
            attack: seconds,
            ..self
        }
    }

    /// How loud it is beside the other voices.
    #[must_use]
    pub fn level(self, level: f32) -> Self {
        Self { level, ..self }
    }

    /// Takes off what lies above `pitch`.
    #[must_use]
    pub fn cut(self, pitch: f32) -> Self {
        Self { cut: pitch, ..self }
    }

    /// Wavers in loudness, `pitch` times a second.
    #[must_use]
    pub fn tremble(self, pitch: f32) -> Self {
        Self {
            tremble: pitch,
            ..self
        }
    }

    /// When it has died away, in seconds since the sound began.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.length
    }

    /// Adds it to what is already mixed.
    pub fn add_to(&self, samples: &mut [f32]) {
        let (mut phase, mut smooth, mut smoother) = (0.0_f32, 0.0_f32, 0.0_f32);
        let keep = (self.cut * TAU / RATE as f32).min(1.0);
        let first = (self.start * RATE as f32) as usize;
        let count = (self.length * RATE as f32) as usize;
        for (step, sample) in samples.iter_mut().skip(first).take(count).enumerate() {
            let (time, left) = (step as f32 / RATE as f32, 1.0 - step as f32 / count as f32);
            phase += (self.to + (self.from - self.to) * left * left * left) / RATE as f32;
            smooth += keep * (self.wave.at(phase) - smooth);
            smoother += keep * (smooth - smoother);
            let swell = (time / self.attack).min(1.0);
            let waver = if self.tremble > 0.0 {
                0.7 + 0.3 * Wave::Sine.at(time * self.tremble)
            } else {
                1.0
            };
            *sample += smoother * swell * left * left * waver * self.level;
        }
    }
}
