//! Oscillators and noise. A phase runs from 0 to 1 for each turn; every value lies between −1 and 1.

/// The shape of a tone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wave {
    /// A pure tone.
    Sine,
    /// A hollow tone.
    Triangle,
    /// A bright tone, its corners rounded off.
    Square,
    /// A buzzing tone.
    Saw,
    /// Hiss; its pitch says how often it changes.
    Noise,
}

impl Wave {
    /// The wave's value at `phase`, counted in turns since the sound began.
    #[must_use]
    pub fn at(self, phase: f32) -> f32 {
        let turn = phase - phase.floor();
        match self {
            Self::Sine => sine(turn),
            Self::Triangle => 1.0 - 4.0 * (turn - 0.5).abs(),
            Self::Square => (sine(turn) * 3.0).clamp(-1.0, 1.0),
            Self::Saw => 1.0 - 2.0 * turn,
            Self::Noise => noise(phase as u32),
        }
    }
}

/// A sine by a polynomial, true to a thousandth.
fn sine(turn: f32) -> f32 {
    let x = turn * 2.0 - 1.0;
    let bow = -4.0 * x * (1.0 - x.abs());
    bow * (0.775 + 0.225 * bow.abs())
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
    fn the_sine_passes_through_its_corners_and_rises_first() {
        for (turn, value) in [
            (0.0, 0.0),
            (0.25, 1.0),
            (0.5, 0.0),
            (0.75, -1.0),
            (1.0 / 12.0, 0.5),
        ] {
            assert!(
                (sine(turn) - value).abs() < 0.01,
                "sine({turn}) = {}",
                sine(turn)
            );
        }
    }

    #[test]
    fn no_wave_leaves_its_bounds() {
        for wave in [
            Wave::Sine,
            Wave::Triangle,
            Wave::Square,
            Wave::Saw,
            Wave::Noise,
        ] {
            assert!(
                (0..10_000).all(|step| wave.at(step as f32 * 0.0137).abs() <= 1.0),
                "{wave:?}"
            );
        }
    }
}
