//! Pictures: SVG sources to atlases, lights, the logo and the program's icon.

pub mod atlas;
pub mod blur;
pub mod glow;
pub mod lights;
pub mod likeness;
pub mod pack;
pub mod palette;
pub mod render;
pub mod sheet;
pub mod source;
pub mod swatches;

use std::path::Path;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use resvg::tiny_skia::Pixmap;

use crate::BakeError;
use crate::output::Baked;

/// Bakes every picture from the sources below `assets`.
///
/// # Errors
/// If a source is missing or broken; nothing has been written then.
pub fn bake(assets: &Path) -> Result<Vec<Baked>, BakeError> {
    let mut files = atlas::bake(assets)?;
    for (name, picture) in [
        ("light", lights::light(512)?),
        ("vignette", lights::vignette(512)?),
        ("particle", lights::particle(64)?),
        ("ring", lights::ring(256)?),
        ("square", lights::square(8)?),
    ] {
        files.push(Baked::new(format!("art/{name}.png"), png(&picture)?));
    }
    for name in ["logo", "icon"] {
        let source = source::read_picture(assets, name, &palette::STANDARD)?;
        files.push(Baked::new(
            format!("art/{name}.png"),
            png(&render::with_glow(&source)?)?,
        ));
    }
    Ok(files)
}

/// Encodes a picture as PNG: with rows filtered or as they are, whichever file is smaller. What is mostly empty or even, as an atlas, is smaller as
/// it is; smooth light is smaller filtered.
///
/// # Errors
/// If the encoder refuses it.
pub fn png(picture: &Pixmap) -> Result<Vec<u8>, BakeError> {
    let bytes: Vec<u8> = picture
        .pixels()
        .iter()
        .map(|pixel| pixel.demultiply())
        .flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
        .collect();
    let size = (picture.width(), picture.height());
    let wrong = |error: png::EncodingError| BakeError::Draw(error.to_string());
    let plain = encode(size, &bytes, Filter::NoFilter).map_err(wrong)?;
    let filtered = encode(size, &bytes, Filter::Adaptive).map_err(wrong)?;
    Ok(if filtered.len() < plain.len() {
        filtered
    } else {
        plain
    })
}

fn encode(size: (u32, u32), bytes: &[u8], filter: Filter) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, size.0, size.1);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::High);
    encoder.set_filter(filter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(bytes)?;
    writer.finish()?;
    Ok(file)
}

/// A transparent picture.
///
/// # Errors
/// If a side is zero or too long.
pub fn blank(width: u32, height: u32) -> Result<Pixmap, BakeError> {
    Pixmap::new(width, height)
        .ok_or_else(|| BakeError::Draw(format!("no picture can be {width} × {height}")))
}
