//! The pictures of a pack, `art/NAME.png`: decoded within bounds when the pack is opened.

use crate::gather::Gathered;
use crate::place;
use daemonfall_core::data::DataErrors;
use png::{BitDepth, ColorType, Decoder, DecodingError, Limits, Transformations};
use std::io::Cursor;

/// The most pictures of a pack.
pub const PICTURES_AT_MOST: usize = 64;
/// The most pixels of a side: two cells.
pub const SIDE_AT_MOST: u32 = 192;
/// What decoding a picture may take, in bytes.
const LIMITS: Limits = Limits { bytes: 1 << 20 };

/// A picture for the place of the game's own of this name, or beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub name: String,
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and alpha of each pixel, in rows from the top.
    pub pixels: Vec<u8>,
}

/// The pictures of a pack, by name.
pub fn read(gathered: &Gathered) -> Result<Vec<Picture>, DataErrors> {
    if gathered.pictures.len() > PICTURES_AT_MOST {
        let reason = format!("holds more than {PICTURES_AT_MOST} pictures");
        return Err(gathered.whole(reason).into());
    }
    let (mut pictures, mut errors) = (Vec::new(), Vec::new());
    for (file, bytes) in &gathered.pictures {
        match decode(place::picture(file).unwrap_or_default(), bytes) {
            Ok(picture) => pictures.push(picture),
            Err(reason) => errors.push(gathered.error(file, reason)),
        }
    }
    if errors.is_empty() { Ok(pictures) } else { Err(DataErrors(errors)) }
}

fn decode(name: &str, bytes: &[u8]) -> Result<Picture, String> {
    let fits = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_';
    if name.is_empty() || !name.bytes().all(fits) {
        return Err("a picture's name has only small letters, digits and underscores".into());
    }
    let damaged = |error: DecodingError| format!("is no whole PNG picture: {error}");
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), LIMITS);
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    let (width, height) = decoder.read_header_info().map_err(damaged)?.size();
    if [width, height].iter().any(|side| !(1..=SIDE_AT_MOST).contains(side)) {
        let most = SIDE_AT_MOST;
        return Err(format!("has {width} \u{d7} {height} pixels, at most {most} \u{d7} {most}"));
    }
    let mut reader = decoder.read_info().map_err(damaged)?;
    let mut pixels = vec![0; reader.output_buffer_size().unwrap_or_default()];
    reader.next_frame(&mut pixels).map_err(damaged)?;
    let pixels = match reader.output_color_type() {
        (ColorType::Rgba, BitDepth::Eight) => pixels,
        (ColorType::GrayscaleAlpha, BitDepth::Eight) => {
            pixels.chunks_exact(2).flat_map(|it| [it[0], it[0], it[0], it[1]]).collect()
        }
        (colours, _) => return Err(format!("has pixels in a form that is not read: {colours:?}")),
    };
    Ok(Picture { name: name.into(), width, height, pixels })
}
