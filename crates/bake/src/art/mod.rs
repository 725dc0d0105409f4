//! Pictures: SVG sources to atlases, lights, the logo and the program's icon.

pub mod atlas;
pub mod blur;
pub mod glow;
pub mod lights;
pub mod pack;
pub mod palette;
pub mod render;
pub mod sheet;
pub mod source;

use std::path::Path;

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

/// Encodes a picture as PNG.
///
/// # Errors
/// If the encoder refuses it.
pub fn png(picture: &Pixmap) -> Result<Vec<u8>, BakeError> {
    picture
        .encode_png()
        .map_err(|error| BakeError::Draw(error.to_string()))
}

/// A transparent picture.
///
/// # Errors
/// If a side is zero or too long.
pub fn blank(width: u32, height: u32) -> Result<Pixmap, BakeError> {
    Pixmap::new(width, height)
        .ok_or_else(|| BakeError::Draw(format!("no picture can be {width} × {height}")))
}
