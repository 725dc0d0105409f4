//! Pictures computed without a drawing: torch light, vignette, particles, shock rings.

use resvg::tiny_skia::Pixmap;

use super::picture::blank;
use crate::BakeError;

/// Name, side in pixels, colour, and opacity at a distance from the middle; 1 is an edge's middle.
type Light = (&'static str, u32, [u32; 3], fn(f32) -> f32);

const LIGHTS: [Light; 5] = [
    // Bright in the middle and fading to nothing at the rim. The game adds it to the picture below.
    ("light", 512, [255; 3], |r| {
        let fall = (1.0 - r * r).max(0.0);
        fall * fall * (0.35 + 0.65 * (1.0 - r).max(0.0))
    }),
    // A dark rim with a clear middle, stretched over the whole window.
    ("vignette", 512, [4, 7, 13], |r| {
        let t = ((r - 0.62) / 0.79).clamp(0.0, 1.0);
        0.85 * t * t * (3.0 - 2.0 * t)
    }),
    // A soft dot with a solid centre.
    ("particle", 64, [255; 3], |r| {
        let core = ((0.22 - r) / 0.24 + 0.5).clamp(0.0, 1.0);
        let halo = (1.0 - r).max(0.0);
        core.max(0.6 * halo * halo)
    }),
    // A thin ring, soft on the inside and sharp on the outside: the front of an explosion.
    ("ring", 256, [255; 3], |r| {
        let outer = ((0.97 - r) / 0.02).clamp(0.0, 1.0);
        let inner = ((r - 0.45) / 0.5).clamp(0.0, 1.0);
        outer * inner * inner * inner
    }),
    ("square", 8, [255; 3], |_| 1.0),
];

pub fn all() -> Result<Vec<(&'static str, Pixmap)>, BakeError> {
    let lights = LIGHTS.into_iter();
    lights.map(|(name, side, ink, cover)| Ok((name, paint(side, ink, cover)?))).collect()
}

/// A fixed dither pattern breaks up the bands that long, faint slopes would show.
fn paint(side: u32, ink: [u32; 3], cover: fn(f32) -> f32) -> Result<Pixmap, BakeError> {
    const BAYER: [f32; 16] = [0., 8., 2., 10., 12., 4., 14., 6., 3., 11., 1., 9., 15., 7., 13., 5.];
    let mut picture = blank(side, side)?;
    let half = side as f32 / 2.0;
    for (index, pixel) in picture.data_mut().chunks_mut(4).enumerate() {
        let (x, y) = (index as u32 % side, index as u32 / side);
        let (dx, dy) = ((x as f32 + 0.5 - half) / half, (y as f32 + 0.5 - half) / half);
        let step = (BAYER[(y % 4 * 4 + x % 4) as usize] + 0.5) / 16.0;
        let alpha =
            (cover((dx * dx + dy * dy).sqrt()) * 255.0 + step * 0.99).clamp(0.0, 255.0) as u32;
        for (channel, ink) in pixel.iter_mut().zip(ink) {
            *channel = (ink * alpha / 255) as u8;
        }
        pixel[3] = alpha as u8;
    }
    Ok(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_fades_to_nothing_at_the_rim() -> Result<(), BakeError> {
        let (_, _, ink, cover) = LIGHTS[0];
        let picture = paint(64, ink, cover)?;
        let alpha = |x: usize, y: usize| picture.data()[(y * 64 + x) * 4 + 3];
        assert!(alpha(32, 32) > 240 && alpha(0, 0) == 0 && alpha(0, 32) == 0);
        Ok(())
    }
}
