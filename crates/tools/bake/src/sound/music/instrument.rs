//! Instruments, and the notes played on them.

use super::Ring;
use crate::sound::wave::{Filter, Pass, RATE, Wave, hertz};
use serde::Deserialize;
use std::collections::BTreeMap;

/// How a note sounds. Times are in seconds.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Instrument {
    pub wave: Wave,
    /// How many waves play each note, spread over the stereo field.
    pub waves: usize,
    /// Their detuning, as a share of the pitch.
    pub apart: f64,
    pub attack: f32,
    /// Time from the end of `attack` until it has fallen to a third of the way to `keep`.
    pub decay: f32,
    /// The sustain level, 0 to 1.
    pub keep: f32,
    pub release: f32,
    pub pass: Pass,
    /// Hertz of the filter at rest, and how much the note's swell adds.
    pub filter: (f32, f32),
    /// How much the filter rings: 0.7 is none.
    pub ringing: f32,
    /// A second wave that modulates the phase of the first: its frequency ratio, and its depth in
    /// turns while the note is loud.
    pub bend: (f64, f32),
    /// The pitch from which a note falls to its own, as a factor; 1 does not fall.
    pub fall: f64,
}

impl Default for Instrument {
    fn default() -> Self {
        Self {
            wave: Wave::Sine,
            waves: 1,
            apart: 0.0,
            attack: 0.005,
            decay: 0.2,
            keep: 0.0,
            release: 0.1,
            pass: Pass::Low,
            filter: (12_000.0, 0.0),
            ringing: 0.7,
            bend: (0.0, 0.0),
            fall: 1.0,
        }
    }
}

/// The instruments of a track, by name.
pub type Band = BTreeMap<String, Instrument>;

#[derive(Debug, Clone, Copy)]
pub struct Note {
    /// When it begins, in seconds from the start of the loop.
    pub start: f64,
    pub held: f64,
    /// The note number: 60 is middle C.
    pub note: i32,
    pub level: f32,
    /// From −1 (left) to 1 (right).
    pub side: f32,
}

impl Instrument {
    /// The volume of a note `time` seconds after it begins, if held for `held`.
    fn swell(&self, time: f32, held: f32) -> f32 {
        let now = |time: f32| {
            if time < self.attack {
                return time / self.attack;
            }
            let gone = (time - self.attack) / self.decay;
            // Falls as a fraction, with a long tail like an exponential.
            let fallen = 1.0 / (1.0 + gone + gone * gone);
            self.keep + (1.0 - self.keep) * fallen
        };
        if time < held {
            return now(time);
        }
        let left = (1.0 - (time - held) / self.release).max(0.0);
        now(held) * left * left
    }

    pub fn play(&self, ring: &mut Ring, note: Note) {
        let first = (note.start * f64::from(RATE)).round() as usize;
        let frames = ((note.held + f64::from(self.release)) * f64::from(RATE)) as usize;
        for nth in 0..self.waves {
            // From −1 to 1 across the waves.
            let spread = if self.waves == 1 {
                0.0
            } else {
                2.0 * nth as f64 / (self.waves - 1) as f64 - 1.0
            };
            let pitch = hertz(note.note) * (1.0 + spread * self.apart);
            let side = (note.side + spread as f32 * 0.8).clamp(-1.0, 1.0);
            let mut filter = Filter::new(self.pass, self.filter.0, self.ringing);
            // Waves with different starting phases do not cancel each other.
            let mut phase = nth as f64 * 0.381_966;
            for frame in 0..frames {
                let time = frame as f32 / RATE as f32;
                let swell = self.swell(time, note.held as f32);
                let fall = 1.0 + (self.fall - 1.0) * f64::from(1.0 / (1.0 + time * time * 900.0));
                let step = pitch * fall / f64::from(RATE);
                phase += step;
                let (ratio, depth) = self.bend;
                let by = if depth > 0.0 {
                    Wave::Sine.at(phase * ratio, step) * depth * swell
                } else {
                    0.0
                };
                if frame.is_multiple_of(16) {
                    filter.tune(self.filter.0 + self.filter.1 * swell);
                }
                let value = filter.run(self.wave.at(phase + f64::from(by), step));
                ring.put(first + frame, value * swell * note.level, side);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_that_runs_over_the_end_goes_on_at_the_beginning() {
        let mut ring = Ring::new(1.0);
        let note = Note { start: 0.9, held: 0.2, note: 69, level: 1.0, side: 0.0 };
        Instrument::default().play(&mut ring, note);
        let loud = |from: f64| {
            let first = (from * f64::from(RATE)) as usize;
            ring.sides[0][first..first + 2000].iter().any(|it| it.abs() > 0.05)
        };
        assert!(loud(0.92) && loud(0.05));
        assert!(!loud(0.5));
    }

    #[test]
    fn a_note_on_the_left_is_not_heard_on_the_right() {
        let mut ring = Ring::new(0.5);
        let note = Note { start: 0.0, held: 0.2, note: 60, level: 1.0, side: -1.0 };
        Instrument::default().play(&mut ring, note);
        assert!(ring.sides[0].iter().any(|it| it.abs() > 0.3));
        assert!(ring.sides[1].iter().all(|it| *it == 0.0));
    }
}
