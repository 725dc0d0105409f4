//! Music loops, each of three layers that fit together and stand alone, since they share length,
//! key and time.
//!
//! A layer is composed from a seed: chords and motifs are fixed, and draws decide what is played of
//! them and when. It is rendered into a [`Ring`], in which every tail continues at the beginning.

mod breach;
mod chance;
mod dive;
mod instrument;
mod rhythm;
pub mod ring;
mod sector;
mod sheet;
mod space;

use super::level;
use crate::BakeError;
use ring::Ring;
use sheet::Sheet;

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
        let mut layers = self.layers.map(|compose| {
            let mut sheet = Sheet::new(self.beats, self.tempo);
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
