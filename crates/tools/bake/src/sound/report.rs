//! A table of the committed sounds' measurements.

use super::music::{LAYERS, TRACKS, ring};
use super::rate::RATE;
use super::{effects, level, ogg};
use crate::BakeError;
use std::fmt::Write;
use std::path::Path;

#[derive(Debug, Clone)]
pub struct Committed {
    pub channels: Vec<Vec<f32>>,
    pub bytes: usize,
}

impl Committed {
    pub fn read(assets: &Path, file: &str) -> Result<Self, BakeError> {
        let path = assets.join(file);
        let bytes = std::fs::read(&path)
            .map_err(|source| BakeError::Read { path: path.clone(), source })?;
        let channels = ogg::decode(&bytes).map_err(|error| BakeError::source(path, error))?;
        Ok(Self { channels, bytes: bytes.len() })
    }

    /// The loop alone, of a music file: without lead-in and lead-out.
    pub fn looped(&self) -> Vec<Vec<f32>> {
        let lead = (ring::LEAD * f64::from(RATE)).round() as usize;
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
    for name in effects::all().iter().map(|sound| sound.name) {
        let sound = Committed::read(assets, &format!("sound/{name}.ogg"))?;
        let measured = level::measure(&sound.channels)?;
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
            let measured = level::measure(&looped)?;
            line(&name, looped[0].len(), sound.bytes, measured.whole, measured.peak);
            bytes += sound.bytes;
            layers.push(looped);
        }
        let all = sum(&layers);
        let measured = level::measure(&all)?;
        line(track.name, all[0].len(), bytes, measured.whole, measured.peak);
    }
    Ok(text)
}
