//! A two-pole filter that can be tuned while it runs.

use super::rate::RATE;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    Low,
    Band,
    High,
}

/// A state-variable filter: stable at any tuning.
#[derive(Debug, Clone, Copy)]
pub struct Filter {
    pass: Pass,
    first: f32,
    second: f32,
    damping: f32,
    gain: f32,
}

impl Filter {
    /// A filter at `pitch` hertz; `ringing` is its quality, 0.7 for no resonance.
    pub fn new(pass: Pass, pitch: f32, ringing: f32) -> Self {
        let mut filter = Self { pass, first: 0.0, second: 0.0, damping: 1.0 / ringing, gain: 0.0 };
        filter.tune(pitch);
        filter
    }

    pub fn tune(&mut self, pitch: f32) {
        let x = std::f32::consts::PI * pitch.clamp(5.0, 18_000.0) / RATE as f32;
        let square = x * x;
        // The tangent as a fraction, accurate to a thousandth up to 18 kHz.
        self.gain = x * (105.0 - 10.0 * square) / (105.0 - 45.0 * square + square * square);
    }

    pub fn run(&mut self, sample: f32) -> f32 {
        let share = 1.0 / (1.0 + self.gain * (self.gain + self.damping));
        let rest = sample - self.second;
        let band = share * (self.first + self.gain * rest);
        let low = self.second + self.gain * band;
        self.first = 2.0 * band - self.first;
        self.second = 2.0 * low - self.second;
        match self.pass {
            Pass::Low => low,
            Pass::Band => band * self.damping,
            Pass::High => sample - self.damping * band - low,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::wave::Wave;

    /// How loud a tone comes through, once the filter has settled.
    fn passed(pass: Pass, tone: f64) -> f32 {
        let mut filter = Filter::new(pass, 1000.0, 0.7);
        let step = tone / f64::from(RATE);
        (0..20_000)
            .map(|nth| filter.run(Wave::Sine.at(f64::from(nth) * step, step)))
            .skip(10_000)
            .fold(0.0, |peak, value| peak.max(value.abs()))
    }

    #[test]
    fn each_pass_keeps_its_part_and_takes_off_the_others() {
        for (pass, kept, taken) in [
            (Pass::Low, 100.0, 10_000.0),
            (Pass::High, 10_000.0, 100.0),
            (Pass::Band, 1000.0, 30.0),
        ] {
            assert!(passed(pass, kept) > 0.95, "{pass:?} {}", passed(pass, kept));
            assert!(passed(pass, taken) < 0.05, "{pass:?} {}", passed(pass, taken));
        }
    }
}
