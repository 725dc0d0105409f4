//! Music loops, each of three layers that fit together and stand alone, since they share length,
//! key and time.
//!
//! A layer is composed from a seed: chords and motifs are fixed, and draws decide what is played of
//! them and when. It is rendered into a [`Ring`], in which every tail continues at the beginning.

mod breach;
mod dive;
mod instrument;
mod sector;
mod sheet;

use super::{level, source};
use crate::BakeError;
use crate::sound::wave::RATE;
use instrument::Band;
use sheet::Sheet;
use std::collections::BTreeMap;

/// The layers of each track, in the order in which danger adds them.
pub const LAYERS: [&str; 3] = ["bed", "pulse", "danger"];

#[derive(Debug, Clone, Copy)]
pub struct Track {
    pub name: &'static str,
    beats: f64,
    /// Beats a minute.
    tempo: f64,
    layers: [fn(&mut Sheet); 3],
}

pub const TRACKS: [Track; 3] = [sector::TRACK, dive::TRACK, breach::TRACK];

/// LUFS of each layer before the track is levelled: the bed carries, the pulse stays behind it.
const SHARES: [f64; 3] = [-20.0, -23.0, -21.5];

impl Track {
    /// Its layers, levelled so that all together have the loudness of music.
    pub fn render(&self) -> Result<[Ring; 3], BakeError> {
        let bands: BTreeMap<String, Band> =
            source("instruments.ron", include_str!("instruments.ron"))?;
        let mut layers = self.layers.map(|compose| {
            let mut sheet = Sheet::new(self.beats, self.tempo, bands[self.name].clone());
            compose(&mut sheet);
            sheet.finish()
        });
        for (layer, share) in layers.iter_mut().zip(SHARES) {
            let whole = level::measure(&layer.twice())?.whole;
            layer.scale(level::factor(share - whole));
        }
        let mut all = layers[0].clone();
        for layer in &layers[1..] {
            all.add(layer);
        }
        let whole = level::measure(&all.twice())?.whole;
        for layer in &mut layers {
            layer.scale(level::factor(level::MUSIC - whole));
        }
        Ok(layers)
    }
}

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

/// Adds echoes. Like the hall they run over the loop twice and keep the second round, so that the
/// tails of its end overlap its beginning. They alternate sides: each `seconds` after the one
/// before, and `share` as loud.
pub fn echo(ring: &mut Ring, seconds: f64, share: f32, loudness: f32) {
    let lag = (seconds * f64::from(RATE)).round() as usize;
    let frames = ring.frames();
    let mut wet = [vec![0.0_f32; frames], vec![0.0_f32; frames]];
    for round in 0..2 * frames {
        let (now, before) = (round % frames, (round + frames - lag % frames) % frames);
        for side in 0..2 {
            let fed = if round < lag { 0.0 } else { wet[1 - side][before] };
            let dry = if round < lag { 0.0 } else { ring.sides[side][before] };
            wet[side][now] = share * (fed + dry);
        }
    }
    mix(ring, &wet, loudness);
}

/// Adds a hall that dies away over `seconds`, darker than its input.
pub fn hall(ring: &mut Ring, seconds: f32, loudness: f32) {
    /// The delays of the combs and diffusers in samples, without a common divisor.
    const COMBS: [usize; 6] = [1687, 1873, 2053, 2251, 2393, 2647];
    const DIFFUSERS: [usize; 3] = [347, 521, 683];
    let frames = ring.frames();
    let mut wet = [vec![0.0_f32; frames], vec![0.0_f32; frames]];
    for (side, out) in wet.iter_mut().enumerate() {
        let wider = side * 29;
        for lag in COMBS.map(|lag| lag + wider) {
            let share = dies_away(lag, seconds);
            let (mut line, mut at, mut dark) = (vec![0.0_f32; lag], 0, 0.0_f32);
            for round in 0..2 * frames {
                let now = round % frames;
                let old = line[at];
                dark += 0.45 * (old - dark);
                line[at] =
                    ring.sides[side][now] * 0.7 + ring.sides[1 - side][now] * 0.3 + dark * share;
                at = (at + 1) % lag;
                if round >= frames {
                    out[now] += old / COMBS.len() as f32;
                }
            }
        }
        for lag in DIFFUSERS.map(|lag| lag + wider) {
            let (mut line, mut at) = (vec![0.0_f32; lag], 0);
            let dry = out.clone();
            for round in 0..2 * frames {
                let now = round % frames;
                let old = line[at];
                let fed = dry[now] + old * 0.6;
                line[at] = fed;
                at = (at + 1) % lag;
                out[now] = old - fed * 0.6;
            }
        }
    }
    mix(ring, &wet, loudness);
}

/// The feedback of a comb with this lag, so that it falls to a thousandth after `seconds`: 0.001 to
/// the power of their ratio, computed by halving the exponent repeatedly and squaring back up.
fn dies_away(lag: usize, seconds: f32) -> f32 {
    let exponent = -6.907_755 * lag as f32 / RATE as f32 / seconds / 1024.0;
    let mut share = 1.0 + exponent + exponent * exponent / 2.0;
    for _ in 0..10 {
        share *= share;
    }
    share
}

fn mix(ring: &mut Ring, wet: &[Vec<f32>; 2], loudness: f32) {
    for (side, wet) in ring.sides.iter_mut().zip(wet) {
        for (sample, more) in side.iter_mut().zip(wet) {
            *sample += more * loudness;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn echoes_change_sides_and_go_on_over_the_end() {
        let mut ring = Ring::new(1.0);
        ring.put(40_000, 1.0, -1.0);
        echo(&mut ring, 0.25, 0.5, 1.0);
        let lag = RATE as usize / 4;
        let frames = ring.frames();
        assert!((ring.sides[0][(40_000 + lag) % frames] - 0.5).abs() < 1e-3);
        assert!((ring.sides[1][(40_000 + 2 * lag) % frames] - 0.25).abs() < 1e-3);
    }

    #[test]
    fn a_hall_is_a_thousandth_as_loud_after_its_time() {
        let share = dies_away(2000, 2.0);
        let rounds = (2.0 * RATE as f32 / 2000.0) as i32;
        let left: f32 = (0..rounds).map(|_| share).product();
        assert!((left - 0.001).abs() < 1e-4, "{left}");
    }
}
