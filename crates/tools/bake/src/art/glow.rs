//! Baked light: a soft glow in a sprite's own colours, drawn behind it.

use std::str::FromStr;

use resvg::tiny_skia::Pixmap;

use super::blur::soften;

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
