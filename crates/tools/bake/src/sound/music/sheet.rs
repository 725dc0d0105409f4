//! A sheet of music: notes by beat, and continuous sounds.

use super::instrument::{Band, Note};
use super::{Ring, echo, hall};
use crate::sound::wave::{Filter, Pass, RATE, Wave, hertz};

#[derive(Debug)]
pub struct Sheet {
    ring: Ring,
    beat: f64,
    band: Band,
}

/// A multiple of the drone's pitch, how loud it is, and how often it swells per loop.
type Partial = (f64, f32, u32);

impl Sheet {
    pub fn new(beats: f64, tempo: f64, band: Band) -> Self {
        let beat = 60.0 / tempo;
        Self { ring: Ring::new(beats * beat), beat, band }
    }

    /// A note starting at `beat`, held for `held` beats.
    pub fn play(
        &mut self,
        instrument: &str,
        (beat, held): (f64, f64),
        note: i32,
        level: f32,
        side: f32,
    ) {
        let note = Note { start: beat * self.beat, held: held * self.beat, note, level, side };
        self.band[instrument].play(&mut self.ring, note);
    }

    /// Changes an instrument's filter for the notes that follow.
    pub fn tune(&mut self, instrument: &str, filter: (f32, f32)) {
        if let Some(it) = self.band.get_mut(instrument) {
            it.filter = filter;
        }
    }

    pub fn chord(&mut self, instrument: &str, when: (f64, f64), notes: &[i32], level: f32) {
        for (nth, note) in notes.iter().enumerate() {
            let side = if nth.is_multiple_of(2) { -0.35 } else { 0.35 };
            self.play(instrument, when, *note, level, side);
        }
    }

    /// A tone that never ends, tuned to fit the loop exactly. Each partial begins to swell at its
    /// own phase: its multiple of the pitch, divided by `phases`.
    pub fn drone(&mut self, note: i32, phases: f64, partials: &[Partial]) {
        let frames = self.ring.frames();
        let whole = |pitch: f64| (pitch * frames as f64 / f64::from(RATE)).round();
        for (nth, (times, level, often)) in partials.iter().enumerate() {
            let turns = whole(hertz(note) * times);
            let side = if nth.is_multiple_of(2) { -0.25 } else { 0.25 };
            for frame in 0..frames {
                let part = frame as f64 / frames as f64;
                let breath = Wave::Sine.at(part * f64::from(*often) + times / phases, 0.0);
                let value = Wave::Sine.at(part * turns, 0.0);
                let loud = level * (0.6 + 0.4 * breath);
                self.ring.put(frame, value * loud, side);
            }
        }
    }

    /// Hiss around `pitch` hertz that swells `breaths` times a loop, separately on each side.
    pub fn air(&mut self, pitch: f32, ringing: f32, breaths: u32, level: f32) {
        let frames = self.ring.frames();
        for (side, from) in [(-0.8, 0.0), (0.8, 0.4)] {
            let mut filter = Filter::new(Pass::Band, pitch, ringing);
            for round in 0..2 * frames {
                let frame = round % frames;
                let part = frame as f64 / frames as f64;
                let breath = Wave::Sine.at(part * f64::from(breaths) + from, 0.0);
                if frame.is_multiple_of(64) {
                    filter.tune(pitch * (1.0 + 0.3 * breath));
                }
                // Each side uses its own stretch of the noise.
                let hiss = Wave::Noise.at(frame as f64 + from * 1e7, 1.0);
                let value = filter.run(hiss);
                if round >= frames {
                    let loud = level * (0.55 + 0.45 * breath);
                    self.ring.put(frame, value * loud, side);
                }
            }
        }
    }

    pub fn echo(&mut self, beats: f64, share: f32, loudness: f32) {
        echo(&mut self.ring, beats * self.beat, share, loudness);
    }

    pub fn hall(&mut self, seconds: f32, loudness: f32) {
        hall(&mut self.ring, seconds, loudness);
    }

    pub fn finish(mut self) -> Ring {
        let frames = self.ring.frames();
        for side in &mut self.ring.sides {
            let mut rumble = Filter::new(Pass::High, 30.0, 0.7);
            let dry = side.clone();
            for round in 0..2 * frames {
                side[round % frames] = rumble.run(dry[round % frames]);
            }
        }
        self.ring
    }
}

#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `below` (exclusive), which must not be 0.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        (bits % below as u64) as usize
    }

    /// A number from −1 to 1.
    pub fn swing(&mut self) -> f32 {
        self.below(20_001) as f32 / 10_000.0 - 1.0
    }

    /// A step along a scale of `length` notes from `place`, by at most two and never off the scale.
    pub fn walk(&mut self, place: usize, length: usize) -> usize {
        let to = (place + self.below(5)).saturating_sub(2);
        to.min(length - 1)
    }
}

/// Whether each step has a beat: they are spread evenly, and the first is on the first step.
pub fn even(beats: usize, steps: usize) -> Vec<bool> {
    (0..steps).map(|step| (step * beats) % steps < beats).collect()
}

/// The steps on which [`even`] has a beat, all shifted by `by` steps.
pub fn beats(beats: usize, steps: usize, by: usize) -> impl Iterator<Item = usize> {
    let pattern = even(beats, steps);
    (0..steps).filter(move |step| pattern[(step + steps - by % steps) % steps])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drone_comes_round_without_a_seam() {
        let mut sheet = Sheet::new(4.0, 120.0, Band::new());
        sheet.drone(45, 4.0, &[(1.0, 1.0, 1)]);
        let ring = sheet.finish();
        let side = &ring.sides[0];
        let steepest = side.windows(2).map(|it| (it[1] - it[0]).abs());
        let seam = (side[0] - side[side.len() - 1]).abs();
        assert!(seam <= steepest.fold(0.0, f32::max) * 1.01, "{seam}");
    }

    #[test]
    fn the_same_seed_draws_the_same() {
        let draw = |seed| {
            let mut chance = Chance::new(seed);
            (0..20).map(|_| chance.below(7)).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn a_walk_stays_on_its_scale() {
        let mut chance = Chance::new(1);
        let mut place = 0;
        for _ in 0..1000 {
            let next = chance.walk(place, 6);
            assert!(next < 6 && next.abs_diff(place) <= 2);
            place = next;
        }
    }

    fn drawn(beats: usize, steps: usize) -> String {
        let pattern = even(beats, steps);
        pattern.iter().map(|on| if *on { 'x' } else { '.' }).collect()
    }

    #[test]
    fn beats_are_spread_evenly_from_the_first_step_on() {
        assert_eq!(drawn(3, 8), "x..x..x.");
        assert_eq!(drawn(5, 8), "x.x.xx.x");
        assert_eq!(drawn(4, 16), "x...x...x...x...");
    }

    #[test]
    fn a_rhythm_moved_on_has_as_many_beats() {
        assert_eq!(beats(5, 16, 3).count(), 5);
        assert_eq!(beats(3, 8, 1).collect::<Vec<_>>(), [1, 4, 7]);
    }
}
