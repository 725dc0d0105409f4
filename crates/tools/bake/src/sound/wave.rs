//! Oscillators and noise. A phase counts turns. Every value is between −1 and 1, except at the
//! rounded corners of [`Wave::Saw`] and [`Wave::Pulse`].

use serde::Deserialize;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Wave {
    Sine,
    Triangle,
    /// A bright tone with rounded corners.
    Square,
    /// A hollow, bright tone with exact corners.
    Pulse,
    Saw,
    /// Hiss; its pitch is how often it changes.
    Noise,
}

impl Wave {
    /// The value at `phase`, in turns since the sound began; each sample is `step` turns long.
    pub fn at(self, phase: f64, step: f64) -> f32 {
        let turn = (phase - phase.floor()) as f32;
        let step = step as f32;
        match self {
            Self::Sine => sine(turn),
            Self::Triangle => 1.0 - 4.0 * (turn - 0.5).abs(),
            Self::Square => (sine(turn) * 3.0).clamp(-1.0, 1.0),
            Self::Saw => 1.0 - 2.0 * turn + corner(turn, step),
            Self::Pulse => {
                let half = if turn < 0.5 { 1.0 } else { -1.0 };
                let other = if turn < 0.5 { turn + 0.5 } else { turn - 0.5 };
                half + corner(turn, step) - corner(other, step)
            }
            Self::Noise => noise(phase as i64 as u32),
        }
    }
}

/// Corrects an upward jump at the turn's start: no overtones above the sampling limit.
fn corner(turn: f32, step: f32) -> f32 {
    if turn < step {
        let x = turn / step - 1.0;
        -x * x
    } else if turn > 1.0 - step {
        let x = (turn - 1.0) / step + 1.0;
        x * x
    } else {
        0.0
    }
}

/// A sine by a polynomial, accurate to two hundred-thousandths.
pub fn sine(turn: f32) -> f32 {
    // The first quarter of the wave, mirrored into the others.
    let x = if turn < 0.25 {
        turn
    } else if turn < 0.75 {
        0.5 - turn
    } else {
        turn - 1.0
    };
    let x = x * std::f32::consts::TAU;
    let square = x * x;
    x * (1.0
        - square
            * (1.0 / 6.0 - square * (1.0 / 120.0 - square * (1.0 / 5040.0 - square / 362_880.0))))
}

/// A value from −1 to 1 that depends on `step` alone.
fn noise(step: u32) -> f32 {
    let mut bits = step.wrapping_mul(0x9E37_79B9) ^ 0x5BD1_E995;
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ (bits >> 13)).wrapping_mul(0xC2B2_AE35);
    bits ^= bits >> 16;
    (bits >> 8) as f32 / 8_388_608.0 - 1.0
}

/// Hertz of the twelve notes from C4 to B4.
const OCTAVE: [f64; 12] = [
    261.625_565_3,
    277.182_631_0,
    293.664_767_9,
    311.126_983_7,
    329.627_556_9,
    349.228_231_4,
    369.994_422_7,
    391.995_436_0,
    415.304_697_6,
    440.0,
    466.163_761_5,
    493.883_301_3,
];

/// The pitch of a note, in hertz: 60 is middle C, each step is a half tone.
pub fn hertz(note: i32) -> f64 {
    let octave = note.div_euclid(12) - 5;
    let pitch = OCTAVE[note.rem_euclid(12) as usize];
    if octave >= 0 {
        pitch * f64::from(1_u32 << octave.min(20))
    } else {
        pitch / f64::from(1_u32 << (-octave).min(20))
    }
}

pub const RATE: u32 = 44_100;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
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

    #[test]
    fn the_sine_is_a_sine() {
        for step in 0..1000 {
            let turn = step as f32 / 1000.0;
            let exact = (turn * std::f32::consts::TAU).sin();
            assert!((sine(turn) - exact).abs() < 2e-5, "sine({turn}) = {}", sine(turn));
        }
    }

    #[test]
    fn no_wave_leaves_its_bounds() {
        for wave in [Wave::Sine, Wave::Triangle, Wave::Square, Wave::Pulse, Wave::Saw, Wave::Noise]
        {
            assert!(
                (0..10_000).all(|step| wave.at(f64::from(step) * 0.0137, 0.0137).abs() <= 1.0001),
                "{wave:?}"
            );
        }
    }

    #[test]
    fn a_saw_has_no_jump_that_is_steeper_than_its_corner() {
        let step = 0.01;
        let values: Vec<f32> =
            (0..300).map(|nth| Wave::Saw.at(f64::from(nth) * step + 0.003, step)).collect();
        let steepest = values.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        assert!(steepest < 1.6, "{steepest}");
    }

    #[test]
    fn an_octave_doubles_the_pitch() {
        assert_eq!(hertz(69), 440.0);
        assert_eq!(hertz(81), 880.0);
        assert_eq!(hertz(33), 55.0);
    }

    #[test]
    fn every_half_tone_is_as_wide_as_the_next() {
        for note in 20..100 {
            let ratio = hertz(note + 1) / hertz(note);
            assert!((ratio - 1.059_463_094).abs() < 1e-8, "{note}: {ratio}");
        }
    }

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
