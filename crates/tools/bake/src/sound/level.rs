//! Loudness of sounds: measured by EBU R128, and levelled; a table of the committed sounds'
//! measurements.

use super::music::{LAYERS, LEAD, TRACKS};
use super::wave::{Filter, Pass, RATE};
use super::{effects, ogg};
use crate::BakeError;
use ebur128::{EbuR128, Mode};
use serde::Deserialize;
use std::fmt::Write;
use std::path::Path;

/// The highest true peak of a file, in decibels.
pub const CEILING: f64 = -1.0;

/// The loudness of a track of music with all its layers, in LUFS.
pub const MUSIC: f64 = -18.0;

/// The loudest sample of an effect: two decibels below full. The encoder may add up to one.
const PEAK: f32 = 0.794;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Kind {
    /// Frequent and unimportant: steps, the pointer moving over buttons.
    Murmur,
    /// Actions: buttons, things picked up and used.
    Deed,
    /// Events of the rules: turns, the stack, doors, warnings.
    Signal,
    /// Harm.
    Blow,
    /// The end or beginning of something large.
    Grand,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Murmur, Self::Deed, Self::Signal, Self::Blow, Self::Grand];

    /// The loudness of its loudest 0.4 seconds, in LUFS.
    pub fn loudness(self) -> f64 {
        match self {
            Self::Murmur => -33.0,
            Self::Deed => -27.0,
            Self::Signal => -24.0,
            Self::Blow => -21.0,
            Self::Grand => -18.0,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    /// The loudness of the whole sound, in LUFS; far below zero if it is too short to have one.
    pub whole: f64,
    /// The loudness of its loudest 0.4 seconds, in LUFS.
    pub loudest: f64,
    /// Its highest true peak, in decibels.
    pub peak: f64,
}

pub fn measure(channels: &[Vec<f32>]) -> Result<Measure, BakeError> {
    meter(channels)
        .map_err(|error| BakeError::Plain(format!("the loudness cannot be measured: {error}")))
}

fn meter(channels: &[Vec<f32>]) -> Result<Measure, ebur128::Error> {
    let mode = Mode::I | Mode::M | Mode::TRUE_PEAK;
    let mut meter = EbuR128::new(channels.len() as u32, RATE, mode)?;
    if let [_] = channels {
        // Players hear one channel from two speakers.
        meter.set_channel(0, ebur128::Channel::DualMono)?;
    }
    let silence = vec![0.0; RATE as usize * 2 / 5];
    let mut loudest = f64::NEG_INFINITY;
    let padded: Vec<Vec<f32>> = channels
        .iter()
        .map(|channel| [silence.as_slice(), channel.as_slice(), silence.as_slice()].concat())
        .collect();
    let length = padded.first().map_or(0, Vec::len);
    for from in (0..length).step_by(RATE as usize / 100) {
        let to = (from + RATE as usize / 100).min(length);
        let part: Vec<&[f32]> = padded.iter().map(|channel| &channel[from..to]).collect();
        meter.add_frames_planar_f32(&part)?;
        if to >= silence.len() {
            loudest = loudest.max(meter.loudness_momentary()?);
        }
    }
    let mut peak = 0.0_f64;
    for channel in 0..channels.len() as u32 {
        peak = peak.max(meter.true_peak(channel)?);
    }
    Ok(Measure { whole: meter.loudness_global()?, loudest, peak: 20.0 * peak.log10() })
}

/// Rounded to hundredths of a decibel and multiplied up, so that it is the same everywhere.
pub fn factor(decibels: f64) -> f32 {
    /// The factor for a hundredth of a decibel.
    const HUNDREDTH: f64 = 1.001_151_955_538_168_6;
    let hundredths = (decibels.clamp(-200.0, 200.0) * 100.0).round() as i32;
    let (mut power, mut square) = (1.0_f64, HUNDREDTH);
    let mut left = hundredths.unsigned_abs();
    while left > 0 {
        if left & 1 == 1 {
            power *= square;
        }
        square *= square;
        left >>= 1;
    }
    (if hundredths < 0 { 1.0 / power } else { power }) as f32
}

/// Rumble is removed, peaks are bent rather than clipped, the end is faded out.
pub fn even(mut samples: Vec<f32>, kind: Kind) -> Result<Vec<f32>, BakeError> {
    let mut rumble = Filter::new(Pass::High, 28.0, 0.7);
    for sample in &mut samples {
        *sample = rumble.run(*sample);
    }
    let fade = 300.min(samples.len());
    let end = samples.len();
    for (left, sample) in samples[end - fade..].iter_mut().rev().enumerate() {
        *sample *= left as f32 / fade as f32;
    }
    let mut gain = 0.0;
    let mut evened = samples.clone();
    for _ in 0..6 {
        gain += kind.loudness() - measure(&[evened])?.loudest;
        let factor = factor(gain);
        evened = samples.iter().map(|sample| bent(sample * factor)).collect();
    }
    Ok(evened)
}

/// Bends a sample so that it stays below the peak; unchanged up to 60 % of the peak.
fn bent(sample: f32) -> f32 {
    let (knee, size) = (0.6 * PEAK, sample.abs());
    if size <= knee {
        return sample;
    }
    let room = PEAK - knee;
    let over = (size - knee) / room;
    (knee + room * over / (1.0 + over)) * sample.signum()
}

#[derive(Debug, Clone)]
pub struct Committed {
    pub channels: Vec<Vec<f32>>,
    pub bytes: usize,
}

impl Committed {
    pub fn read(assets: &Path, file: &str) -> Result<Self, BakeError> {
        let path = assets.join(file);
        let bytes = crate::read(&path)?;
        let channels = ogg::decode(&bytes).map_err(|error| BakeError::source(path, error))?;
        Ok(Self { channels, bytes: bytes.len() })
    }

    /// The loop alone, of a music file: without lead-in and lead-out.
    pub fn looped(&self) -> Vec<Vec<f32>> {
        let lead = (LEAD * f64::from(RATE)).round() as usize;
        let cut = |side: &Vec<f32>| {
            let end = side.len().saturating_sub(lead);
            side.get(lead..end).unwrap_or_default().to_vec()
        };
        self.channels.iter().map(cut).collect()
    }
}

/// The sum of layers of equal length.
pub fn sum(layers: &[Vec<Vec<f32>>]) -> Vec<Vec<f32>> {
    let mut all = layers.first().cloned().unwrap_or_default();
    for layer in layers.iter().skip(1) {
        for (side, more) in all.iter_mut().zip(layer) {
            for (sample, more) in side.iter_mut().zip(more) {
                *sample += more;
            }
        }
    }
    all
}

/// Music is measured with the loop played twice, by layer and all together.
pub fn table(assets: &Path) -> Result<String, BakeError> {
    let mut text = String::from("sound                    seconds   bytes    LUFS    dBTP\n");
    let mut line = |name: &str, samples: usize, bytes: usize, loud: f64, peak: f64| {
        let seconds = samples as f64 / f64::from(RATE);
        let _ = writeln!(text, "{name:24} {seconds:7.2} {bytes:7} {loud:7.1} {peak:7.1}");
    };
    for effect in effects::all()? {
        let name = &effect.name;
        let sound = Committed::read(assets, &format!("sound/{name}.ogg"))?;
        let measured = measure(&sound.channels)?;
        let samples = sound.channels[0].len();
        line(name, samples, sound.bytes, measured.loudest, measured.peak);
    }
    for track in TRACKS {
        let mut layers = Vec::new();
        let mut bytes = 0;
        for layer in LAYERS {
            let name = format!("{}_{layer}", track.name);
            let sound = Committed::read(assets, &format!("sound/music/{name}.ogg"))?;
            let looped = sound.looped();
            let measured = measure(&looped)?;
            line(&name, looped[0].len(), sound.bytes, measured.whole, measured.peak);
            bytes += sound.bytes;
            layers.push(looped);
        }
        let all = sum(&layers);
        let measured = measure(&all)?;
        line(track.name, all[0].len(), bytes, measured.whole, measured.peak);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::wave::Wave;

    #[test]
    fn factors_are_those_of_decibels() {
        assert!((factor(0.0) - 1.0).abs() < 1e-6);
        assert!((factor(20.0) - 10.0).abs() < 1e-4);
        assert!((factor(-6.02) - 0.5).abs() < 1e-4);
    }

    #[test]
    fn a_full_tone_of_a_kilohertz_on_both_sides_measures_as_the_standard_says()
    -> Result<(), BakeError> {
        let step = 997.0 / f64::from(RATE);
        let tone: Vec<f32> = (0..RATE * 3)
            .map(|nth| Wave::Sine.at(f64::from(nth) * step, step) * factor(-20.0))
            .collect();
        let measured = measure(&[tone.clone(), tone])?;
        assert!((measured.loudest + 20.0).abs() < 0.1, "{measured:?}");
        assert!((measured.peak + 20.0).abs() < 0.1, "{measured:?}");
        Ok(())
    }

    #[test]
    fn nothing_bends_above_the_peak_and_quiet_sounds_stay_as_they_are() {
        assert_eq!(bent(0.3), 0.3);
        assert!(bent(50.0) <= PEAK && bent(-50.0) >= -PEAK);
    }
}
