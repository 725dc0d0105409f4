//! The loops of music: each of three layers that sound right together and alone, since they share
//! length, key and time.
//!
//! A layer is composed from a seed: chords and motifs are written down, what is played of them and
//! when is drawn. It is rendered into a [`Ring`], in which every tail goes on at the beginning.

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

/// The layers of each track, in the order in which danger adds them.
pub const LAYERS: [&str; 3] = ["bed", "pulse", "danger"];

/// A track of music.
#[derive(Debug, Clone, Copy)]
pub struct Track {
    /// Its name, and the part of the game that it is for.
    pub name: &'static str,
    /// How it is composed.
    layers: fn() -> [Ring; 3],
}

/// Every track.
pub const TRACKS: [Track; 3] = [
    Track { name: "sector", layers: sector::layers },
    Track { name: "dive", layers: dive::layers },
    Track { name: "breach", layers: breach::layers },
];

/// How loud each layer is before the track is evened, in LUFS: the bed carries, the pulse stays
/// behind it.
const SHARES: [f64; 3] = [-20.0, -23.0, -21.5];

impl Track {
    /// Its layers, evened, so that all of them together have the loudness of music.
    ///
    /// # Errors
    /// If the meter refuses them.
    pub fn render(&self) -> Result<[Ring; 3], BakeError> {
        let mut layers = (self.layers)();
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
