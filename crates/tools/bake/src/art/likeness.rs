//! Measures how similar two sprites look: in grey, at the smallest size in the game, wherever each
//! sprite is on its grid.

use resvg::tiny_skia::{Color, Transform};

use super::picture::blank;
use super::sheet;
use super::source::Source;
use crate::BakeError;

/// The side of the picture that is compared, in pixels.
pub const SIDE: usize = 24;
/// How far one picture is shifted over the other to find the best match, in pixels each way.
const REACH: isize = 2;
/// The floor in medium light, behind units.
const PLATE: [u8; 3] = [0x0F, 0x1B, 0x31];

/// A sprite in grey and small: for each pixel, how much it stands out from the floor, as a fraction
/// of the largest difference. Neither colour nor brightness separates two sprites, only shape does.
#[derive(Debug, Clone, PartialEq)]
pub struct Silhouette(Vec<f32>);

impl Silhouette {
    pub fn of(source: &Source) -> Result<Self, BakeError> {
        let mut picture = blank(SIDE as u32, SIDE as u32)?;
        let [red, green, blue] = PLATE;
        picture.fill(Color::from_rgba8(red, green, blue, 255));
        let size = source.tree.size();
        let scale = SIDE as f32 / size.width().max(size.height());
        resvg::render(&source.tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
        let plate = f32::from(sheet::luma(&PLATE));
        let ink: Vec<f32> = picture
            .data()
            .chunks(4)
            .map(|pixel| (f32::from(sheet::luma(pixel)) - plate).abs())
            .collect();
        let most = ink.iter().copied().fold(1.0, f32::max);
        Ok(Self(ink.iter().map(|ink| ink / most).collect()))
    }

    /// From 0 (the same shape) to 1 (no pixel in common): the sum of differences divided by the sum
    /// of the larger values, pixel by pixel. The other picture is shifted by up to two pixels each
    /// way to where this is smallest.
    pub fn distance(&self, other: &Self) -> f32 {
        let shifts = (-REACH..=REACH).flat_map(|x| (-REACH..=REACH).map(move |y| (x, y)));
        shifts.map(|shift| self.shifted_distance(other, shift)).fold(1.0, f32::min)
    }

    fn shifted_distance(&self, other: &Self, (dx, dy): (isize, isize)) -> f32 {
        let side = SIDE as isize;
        let (mut apart, mut either) = (0.0, f32::EPSILON);
        for y in -REACH..side + REACH {
            for x in -REACH..side + REACH {
                let (one, two) = (self.at(x, y), other.at(x + dx, y + dy));
                apart += (one - two).abs();
                either += one.max(two);
            }
        }
        apart / either
    }

    fn at(&self, x: isize, y: isize) -> f32 {
        let side = SIDE as isize;
        let inside = (0..side).contains(&x) && (0..side).contains(&y);
        if inside { self.0[(y * side + x) as usize] } else { 0.0 }
    }
}

/// Every pair of sprites of one group, with their distance, nearest first.
pub fn pairs(sources: &[Source]) -> Result<Vec<(f32, &Source, &Source)>, BakeError> {
    let shapes: Vec<Silhouette> = sources.iter().map(Silhouette::of).collect::<Result<_, _>>()?;
    let mut pairs = Vec::new();
    for (index, one) in sources.iter().enumerate() {
        for (other, two) in sources.iter().enumerate().skip(index + 1) {
            if one.group == two.group {
                pairs.push((shapes[index].distance(&shapes[other]), one, two));
            }
        }
    }
    pairs.sort_by(|one, two| one.0.total_cmp(&two.0));
    Ok(pairs)
}
