//! Pictures: turns SVG sources into atlases, lights, the logo and the program's icon.

pub mod atlas;
pub mod blur;
pub mod few;
pub mod glow;
pub mod lights;
pub mod likeness;
pub mod pack;
pub mod palette;
mod picture;
pub mod render;
pub mod sheet;
pub mod source;
pub mod swatches;

pub use picture::{blank, png, png_of_few};

use std::path::Path;

use resvg::tiny_skia::Pixmap;

use crate::BakeError;
use crate::output::Baked;

pub fn bake(assets: &Path) -> Result<Vec<Baked>, BakeError> {
    let mut files = atlas::bake(assets)?;
    for (name, picture) in lights::all()? {
        files.push(Baked::new(format!("art/{name}.png"), png(&picture)?));
    }
    for (name, write) in [("logo", png_of_few as fn(&Pixmap) -> _), ("icon", png)] {
        let source = source::read_picture(assets, name, &palette::STANDARD)?;
        files.push(Baked::new(format!("art/{name}.png"), write(&render::with_glow(&source)?)?));
    }
    Ok(files)
}
