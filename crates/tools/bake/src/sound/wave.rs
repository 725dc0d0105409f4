//! Oscillators and noise. A phase counts turns. Every value is between −1 and 1, except at the
//! rounded corners of [`Wave::Saw`] and [`Wave::Pulse`].

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
}
