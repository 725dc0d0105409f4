//! Pictures in memory, and as PNG files.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::Pixmap;

use super::few;
use crate::BakeError;

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
    let (table, places) = few::reduce(&pixels(picture));
    encode(picture, &places, Filter::NoFilter, Some(&table))
}

fn pixels(picture: &Pixmap) -> Vec<few::Rgba> {
    let pixels = picture.pixels().iter().map(|pixel| pixel.demultiply());
    pixels.map(|it| [it.red(), it.green(), it.blue(), it.alpha()]).collect()
}

fn encode(
    picture: &Pixmap,
    bytes: &[u8],
    filter: Filter,
    table: Option<&[few::Rgba]>,
) -> Result<Vec<u8>, BakeError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, picture.width(), picture.height());
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
    let wrong = |error: png::EncodingError| BakeError::Draw(error.to_string());
    let mut writer = encoder.write_header().map_err(wrong)?;
    writer.write_image_data(bytes).map_err(wrong)?;
    writer.finish().map_err(wrong)?;
    Ok(file)
}

pub fn blank(width: u32, height: u32) -> Result<Pixmap, BakeError> {
    Pixmap::new(width, height)
        .ok_or_else(|| BakeError::Draw(format!("a picture cannot be {width} × {height}")))
}
