//! A stereo loop: anything past its end continues at its beginning.

use crate::sound::rate::RATE;

/// A file holds this many seconds of the loop's end before the loop, and of its beginning after it.
/// So the decoder is in the middle of the sound wherever the game loops within them.
pub const LEAD: f64 = 0.1;

/// Where in a file the game starts the loop, in seconds; it wraps a loop's length later. It is
/// before the first beat, at the point where the encoder's losses differ least between the two ends
/// of any layer.
pub const SEAM: f64 = 0.08;

#[derive(Debug, Clone)]
pub struct Ring {
    /// Left and right, of the same length.
    pub sides: [Vec<f32>; 2],
}

impl Ring {
    pub fn new(seconds: f64) -> Self {
        let frames = (seconds * f64::from(RATE)).round() as usize;
        Self { sides: [vec![0.0; frames], vec![0.0; frames]] }
    }

    pub fn frames(&self) -> usize {
        self.sides[0].len()
    }

    /// Adds `sample` at a frame, which may be past the end; `side` is from −1 (left) to 1.
    pub fn put(&mut self, frame: usize, sample: f32, side: f32) {
        let frame = frame % self.frames();
        self.sides[0][frame] += sample * (1.0 - side).min(1.0);
        self.sides[1][frame] += sample * (1.0 + side).min(1.0);
    }

    pub fn add(&mut self, other: &Self) {
        for (side, other) in self.sides.iter_mut().zip(&other.sides) {
            for (sample, more) in side.iter_mut().zip(other) {
                *sample += more;
            }
        }
    }

    pub fn scale(&mut self, factor: f32) {
        for sample in self.sides.iter_mut().flatten() {
            *sample *= factor;
        }
    }

    /// Two rounds of the loop, for the meter.
    pub fn twice(&self) -> Vec<Vec<f32>> {
        self.sides.iter().map(|side| side.repeat(2)).collect()
    }

    pub fn with_leads(&self) -> Vec<Vec<f32>> {
        let lead = (LEAD * f64::from(RATE)).round() as usize;
        let around = |side: &Vec<f32>| {
            let into = &side[side.len() - lead..];
            [into, side.as_slice(), &side[..lead]].concat()
        };
        self.sides.iter().map(around).collect()
    }
}
