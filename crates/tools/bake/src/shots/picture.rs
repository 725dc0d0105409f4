//! A picture in memory, read from PNG.

use std::path::Path;

use resvg::tiny_skia::Pixmap;

use crate::BakeError;
use crate::art::render::halve;

#[derive(Clone, Debug, PartialEq)]
pub struct Picture(Pixmap);

impl Picture {
    pub fn read(path: &Path) -> Result<Self, BakeError> {
        let bytes = std::fs::read(path)
            .map_err(|source| BakeError::Read { path: path.to_owned(), source })?;
        Pixmap::decode_png(&bytes).map(Self).map_err(|error| BakeError::source(path, error))
    }

    pub fn halved(&self) -> Result<Self, BakeError> {
        halve(&self.0).map(Self)
    }

    pub fn size(&self) -> (u32, u32) {
        (self.0.width(), self.0.height())
    }

    /// Its pixels row by row, as red, green, blue and opacity.
    pub fn pixels(&self) -> &[u8] {
        self.0.data()
    }

    #[cfg(test)]
    pub fn drawn((width, height): (u32, u32), colour: impl Fn(u32, u32) -> [u8; 3]) -> Self {
        let mut picture = crate::art::blank(width, height).expect("a size");
        for (at, pixel) in picture.data_mut().chunks_mut(4).enumerate() {
            let [red, green, blue] = colour(at as u32 % width, at as u32 / width);
            pixel.copy_from_slice(&[red, green, blue, 255]);
        }
        Self(picture)
    }
}
