//! Renders drawings to pixels.

use resvg::tiny_skia::{Pixmap, Transform};

use super::glow::Glow;
use super::picture::blank;
use super::source::Source;
use crate::BakeError;

/// Pixels per unit of the drawing.
pub const SCALE: u32 = 2;

/// The drawing's size in pixels, without a margin.
pub fn size(source: &Source) -> (u32, u32) {
    let size = source.tree.size().to_int_size();
    (size.width() * SCALE, size.height() * SCALE)
}

pub fn plain(source: &Source) -> Result<Pixmap, BakeError> {
    draw(source, 0)
}

/// The shape with its glow behind it, and the margin for the glow.
pub fn with_glow(source: &Source) -> Result<Pixmap, BakeError> {
    let mut picture = draw(source, source.glow.margin())?;
    if source.glow != Glow::None {
        source.glow.lay_behind(&mut picture);
    }
    Ok(picture)
}

fn draw(source: &Source, margin: u32) -> Result<Pixmap, BakeError> {
    let (width, height) = size(source);
    let mut shape = blank(width, height)?;
    resvg::render(
        &source.tree,
        Transform::from_scale(SCALE as f32, SCALE as f32),
        &mut shape.as_mut(),
    );
    if margin == 0 {
        return Ok(shape);
    }
    let mut picture = blank(width + 2 * margin, height + 2 * margin)?;
    place(&shape, &mut picture, margin, margin);
    Ok(picture)
}

pub fn place(picture: &Pixmap, ground: &mut Pixmap, x: u32, y: u32) {
    let (row, stride) = (picture.width() as usize * 4, ground.width() as usize * 4);
    for (line, pixels) in picture.data().chunks(row).enumerate() {
        let start = (y as usize + line) * stride + x as usize * 4;
        ground.data_mut()[start..start + row].copy_from_slice(pixels);
    }
}

pub fn halve(picture: &Pixmap) -> Result<Pixmap, BakeError> {
    let mut half = blank(picture.width() / 2, picture.height() / 2)?;
    let (stride, width) = (picture.width() as usize * 4, half.width() as usize);
    for (index, pixel) in half.data_mut().chunks_mut(4).enumerate() {
        let corner = (index / width) * 2 * stride + (index % width) * 8;
        for (channel, value) in pixel.iter_mut().enumerate() {
            let sum: u32 = [0, 4, stride, stride + 4]
                .iter()
                .map(|step| u32::from(picture.data()[corner + step + channel]))
                .sum();
            *value = ((sum + 2) / 4) as u8;
        }
    }
    Ok(half)
}
