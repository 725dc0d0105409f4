//! Renders drawings to pixels; pictures in memory, as PNG files, and reduced to a table of 256
//! colours, with the most common ones exact. This takes a third of the bytes and looks almost the
//! same.

use super::Source;
use super::glow::Glow;
use crate::BakeError;
use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use std::collections::BTreeMap;

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

/// Encodes a picture as PNG, with filtered rows or without, whichever file is smaller. Mostly empty
/// or flat pictures such as an atlas are smaller without, smooth light is smaller with filters.
pub fn png(picture: &Pixmap) -> Result<Vec<u8>, BakeError> {
    let bytes = pixels(picture).concat();
    let plain = encode(picture, &bytes, Filter::NoFilter, None)?;
    let filtered = encode(picture, &bytes, Filter::Adaptive, None)?;
    Ok(if filtered.len() < plain.len() { filtered } else { plain })
}

/// For flat or mostly white pictures such as sprites.
pub fn png_of_few(picture: &Pixmap) -> Result<Vec<u8>, BakeError> {
    let (table, places) = reduce(&pixels(picture), MOST);
    encode(picture, &places, Filter::NoFilter, Some(&table))
}

pub fn pixels(picture: &Pixmap) -> Vec<Rgba> {
    let pixels = picture.pixels().iter().map(|pixel| pixel.demultiply());
    pixels.map(|it| [it.red(), it.green(), it.blue(), it.alpha()]).collect()
}

fn encode(
    picture: &Pixmap,
    bytes: &[u8],
    filter: Filter,
    table: Option<&[Rgba]>,
) -> Result<Vec<u8>, BakeError> {
    let mut file = Vec::new();
    let encoder = encoder(&mut file, (picture.width(), picture.height()), filter, table);
    let mut writer = encoder.write_header().map_err(wrong)?;
    writer.write_image_data(bytes).map_err(wrong)?;
    writer.finish().map_err(wrong)?;
    Ok(file)
}

/// Without a table, pixels are written with their own colours.
pub fn encoder<'a>(
    file: &'a mut Vec<u8>,
    (width, height): (u32, u32),
    filter: Filter,
    table: Option<&[Rgba]>,
) -> Encoder<'a, &'a mut Vec<u8>> {
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_filter(filter);
    match table {
        None => encoder.set_color(ColorType::Rgba),
        Some(table) => {
            encoder.set_color(ColorType::Indexed);
            let colours = table.iter().flat_map(|it| [it[0], it[1], it[2]]);
            encoder.set_palette(colours.collect::<Vec<u8>>());
            encoder.set_trns(table.iter().map(|it| it[3]).collect::<Vec<u8>>());
        }
    }
    encoder
}

pub fn wrong(error: png::EncodingError) -> BakeError {
    BakeError::Plain(error.to_string())
}

pub fn blank(width: u32, height: u32) -> Result<Pixmap, BakeError> {
    Pixmap::new(width, height)
        .ok_or_else(|| BakeError::Plain(format!("a picture cannot be {width} × {height}")))
}

/// A colour: red, green, blue, opacity.
pub type Rgba = [u8; 4];

/// The most colours in a table.
pub const MOST: usize = 256;
/// One pixel in this many is used for learning.
const SAMPLED: i32 = 3;

/// A table of this many colours at most, and the index of each pixel in it. If there are more, half
/// of the table are the most common ones, and the others are learnt from the rest.
pub fn reduce(pixels: &[Rgba], most: usize) -> (Vec<Rgba>, Vec<u8>) {
    let mut counts: BTreeMap<Rgba, usize> = BTreeMap::new();
    for pixel in pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let mut common: Vec<(Rgba, usize)> = counts.iter().map(|(it, count)| (*it, *count)).collect();
    common.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let few = common.len() <= most;
    let exact = if few { common.len() } else { most / 2 };
    let mut table: Vec<Rgba> = common[..exact].iter().map(|(colour, _)| *colour).collect();
    if !few {
        let known: std::collections::BTreeSet<Rgba> = table.iter().copied().collect();
        let rest: Vec<u8> =
            pixels.iter().filter(|pixel| !known.contains(*pixel)).flatten().copied().collect();
        let learnt = NeuQuant::new(SAMPLED, most - exact, &rest).color_map_rgba();
        table.extend(learnt.as_chunks::<4>().0);
    }
    let places: BTreeMap<Rgba, u8> =
        counts.keys().map(|colour| (*colour, nearest(&table, *colour))).collect();
    let drawn = pixels.iter().map(|pixel| places[pixel]).collect();
    (table, drawn)
}

fn nearest(table: &[Rgba], colour: Rgba) -> u8 {
    let far = |(_, known): &(usize, &Rgba)| apart(**known, colour);
    let found = table.iter().enumerate().min_by_key(far);
    found.map_or(0, |(place, _)| place as u8)
}

/// How different two colours look. Nearly transparent colours look the same.
fn apart(one: Rgba, other: Rgba) -> i64 {
    let seen = |colour: Rgba, part: usize| i64::from(colour[part]) * i64::from(colour[3]) / 255;
    let cover = i64::from(one[3]) - i64::from(other[3]);
    let colours = (0..3).map(|part| (seen(one, part) - seen(other, part)).pow(2));
    colours.sum::<i64>() + 3 * cover.pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let pixels: Vec<Rgba> = (0..=255).map(|it| [it, 0, 255 - it, 255]).collect();
        let (table, places) = reduce(&pixels, MOST);
        let drawn: Vec<Rgba> = places.iter().map(|it| table[usize::from(*it)]).collect();
        assert_eq!(drawn, pixels);
    }

    #[test]
    fn of_many_the_commonest_stay_and_the_others_are_near() {
        let mut pixels = vec![[0, 0, 0, 0]; 5000];
        pixels.extend(vec![[255, 255, 255, 255]; 5000]);
        for cover in 0..=255u8 {
            for grey in (120..=255).step_by(9) {
                pixels.push([grey, grey, grey, cover]);
            }
        }
        let (table, places) = reduce(&pixels, MOST);
        assert_eq!(table.len(), MOST);
        let drawn = |place: &u8| table[usize::from(*place)];
        let far = pixels.iter().zip(&places);
        let far: Vec<i64> = far.map(|(it, place)| apart(drawn(place), *it)).collect();
        assert!(far[..10_000].iter().all(|far| *far == 0), "the most common");
        let mean = far.iter().sum::<i64>() / (far.len() as i64 - 10_000);
        assert!(mean < 300, "{mean}");
    }
}
