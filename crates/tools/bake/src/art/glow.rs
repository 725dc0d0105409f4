//! Baked light: a soft glow in a sprite's own colours, drawn behind it.

use super::render::blank;
use crate::BakeError;
use resvg::tiny_skia::Pixmap;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    /// No glow: floors, walls, dead things, icons.
    None,
    /// A soft glow: living things and things to take.
    Soft,
    /// A soft glow and a dark outline, for units on a lit floor.
    Key,
    /// A wide glow and a narrow one: the player, flames, explosions.
    Strong,
}

/// One layer of glow: the radius of a box blur run three times, and its strength in 256ths.
type Layer = (usize, u32);

impl FromStr for Glow {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "none" => Ok(Self::None),
            "soft" => Ok(Self::Soft),
            "key" => Ok(Self::Key),
            "strong" => Ok(Self::Strong),
            other => Err(format!("unknown glow {other:?}; use none, soft, key or strong")),
        }
    }
}

impl Glow {
    /// In pixels on each side: three box blurs of radius *r* reach exactly 3 *r*.
    pub fn margin(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Soft | Self::Key => 24,
            Self::Strong => 48,
        }
    }

    fn layers(self) -> &'static [Layer] {
        match self {
            Self::None => &[],
            Self::Soft => &[(8, 166)],
            Self::Key => &[(8, 200)],
            Self::Strong => &[(16, 210), (5, 120)],
        }
    }

    /// The picture keeps its size, so it needs [`Glow::margin`] around the shape.
    pub fn lay_behind(self, shape: &mut Pixmap) {
        let (width, height) = (shape.width() as usize, shape.height() as usize);
        let sharp = shape.data().to_vec();
        let mut under = vec![0; sharp.len()];
        for (radius, strength) in self.layers() {
            let soft = soften(&sharp, (width, height), *radius);
            let dimmed: Vec<u8> =
                soft.iter().map(|value| ((value * strength) >> 16).min(255) as u8).collect();
            under = over(&dimmed, &under);
        }
        if self == Self::Key {
            under = over(&keyline(&sharp, width), &under);
        }
        shape.data_mut().copy_from_slice(&over(&sharp, &under));
    }
}

/// A dark outline two pixels wide around everything in the picture.
fn keyline(sharp: &[u8], width: usize) -> Vec<u8> {
    let height = sharp.len() / 4 / width;
    let alpha = |x: isize, y: isize| -> u8 {
        let inside = x >= 0 && y >= 0 && (x as usize) < width && (y as usize) < height;
        if inside { sharp[(y as usize * width + x as usize) * 4 + 3] } else { 0 }
    };
    let square = (-2..=2isize).flat_map(|x| (-2..=2isize).map(move |y| (x, y)));
    let ring: Vec<_> = square.filter(|(x, y)| matches!(x.abs() + y.abs(), 1 | 2)).collect();
    let mut line = Vec::with_capacity(sharp.len());
    for index in 0..width * height {
        let (x, y) = ((index % width) as isize, (index / width) as isize);
        let cover = u32::from(ring.iter().map(|(dx, dy)| alpha(x + dx, y + dy)).max().unwrap_or(0));
        line.extend([7, 11, 20].map(|ink: u32| (ink * cover / 255) as u8));
        line.push(cover as u8);
    }
    line
}

/// `top` drawn over `under`; both have premultiplied colours.
fn over(top: &[u8], under: &[u8]) -> Vec<u8> {
    top.chunks(4)
        .zip(under.chunks(4))
        .flat_map(|(top, under)| {
            let through = 255 - u32::from(top[3]);
            [0, 1, 2, 3]
                .map(|c| top[c].saturating_add(((u32::from(under[c]) * through + 127) / 255) as u8))
        })
        .collect()
}

/// Three box blurs of `radius` in each direction, four channels per pixel. This is close to a
/// Gaussian and reaches exactly three times the radius. The result is in 256ths of a step. Integer
/// arithmetic gives the same pixels on every machine.
pub fn soften(sharp: &[u8], (width, height): (usize, usize), radius: usize) -> Vec<u32> {
    let mut soft: Vec<u32> = sharp.iter().map(|byte| u32::from(*byte) << 8).collect();
    for _ in 0..3 {
        soft = transpose(&blur(&soft, width, radius), width);
        soft = transpose(&blur(&soft, height, radius), height);
    }
    soft
}

/// A box blur along rows of `width` pixels, four channels each, edges taken as transparent.
fn blur(pixels: &[u32], width: usize, radius: usize) -> Vec<u32> {
    let span = 2 * radius as u32 + 1;
    let mut soft = vec![0; pixels.len()];
    for (row, out) in pixels.chunks(width * 4).zip(soft.chunks_mut(width * 4)) {
        for channel in 0..4 {
            let at = |x: usize| row[x * 4 + channel];
            let mut sum: u32 = (0..radius.min(width)).map(at).sum();
            for x in 0..width {
                sum += if x + radius < width { at(x + radius) } else { 0 };
                out[x * 4 + channel] = sum / span;
                sum -= if x >= radius { at(x - radius) } else { 0 };
            }
        }
    }
    soft
}

fn transpose(pixels: &[u32], width: usize) -> Vec<u32> {
    let height = pixels.len() / 4 / width;
    (0..width)
        .flat_map(|x| {
            (0..height).flat_map(move |y| (0..4).map(move |channel| (y * width + x) * 4 + channel))
        })
        .map(|index| pixels[index])
        .collect()
}

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
    fn a_blur_keeps_the_light_there_is_and_spreads_it_evenly() {
        let side = 31;
        let mut sharp = vec![0; side * side * 4];
        sharp[(15 * side + 15) * 4 + 3] = 255;
        let soft = soften(&sharp, (side, side), 2);
        let at = |x: usize, y: usize| soft[(y * side + x) * 4 + 3];
        let sum: u32 = soft.iter().sum();
        assert!((255 * 230..=255 * 256).contains(&sum), "{sum}");
        assert_eq!(at(15, 12), at(12, 15));
        assert_eq!(at(15, 12), at(15, 18));
        assert!(at(15, 15) > at(15, 13) && at(15, 13) > 0 && at(15, 22) == 0);
    }

    #[test]
    fn light_fades_to_nothing_at_the_rim() -> Result<(), BakeError> {
        let (_, _, ink, cover) = LIGHTS[0];
        let picture = paint(64, ink, cover)?;
        let alpha = |x: usize, y: usize| picture.data()[(y * 64 + x) * 4 + 3];
        assert!(alpha(32, 32) > 240 && alpha(0, 0) == 0 && alpha(0, 32) == 0);
        Ok(())
    }
}
