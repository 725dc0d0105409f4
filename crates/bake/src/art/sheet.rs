//! A labelled sheet of every sprite, for a person to look at.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use super::source::{Source, read_all};
use super::{blank, palette, png, render};
use crate::BakeError;

const COLUMNS: u32 = 12;
const CELL: (u32, u32) = (132, 150);
const SIDE: u32 = 96;

/// Renders the sheet as PNG; `grey` takes colour and glow away.
///
/// # Errors
/// If a source is missing or broken.
pub fn render(assets: &Path, grey: bool) -> Result<Vec<u8>, BakeError> {
    let sources = read_all(assets, &palette::STANDARD)?;
    let rows = (sources.len() as u32).div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * CELL.0 + 24, rows * CELL.1 + 24);
    let mut sheet = blank(width, height)?;
    sheet.fill(Color::from_rgba8(7, 11, 20, 255));
    let mut labels =
        format!("<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>");
    let mut plates = labels.clone();
    for (index, source) in sources.iter().enumerate() {
        let (x, y) = corner(index as u32);
        let _ = write!(
            plates,
            "<path fill='#0F1B31' d='M{x} {y} h{SIDE} v{SIDE} h-{SIDE} Z'/>"
        );
        let style = "font-family='Inter' font-size='12' font-weight='500' text-anchor='middle'";
        let _ = write!(
            labels,
            "<text {style} fill='#DCE6F5' x='{}' y='{}'>{}</text>",
            x + 48,
            y + 118,
            source.name
        );
    }
    lay(assets, &mut sheet, &(plates + "</svg>"))?;
    for (index, source) in sources.iter().enumerate() {
        draw(&mut sheet, source, corner(index as u32), grey)?;
    }
    if grey {
        drain(&mut sheet);
    }
    lay(assets, &mut sheet, &(labels + "</svg>"))?;
    png(&sheet)
}

fn corner(index: u32) -> (u32, u32) {
    (30 + index % COLUMNS * CELL.0, 24 + index / COLUMNS * CELL.1)
}

fn draw(
    sheet: &mut Pixmap,
    source: &Source,
    (x, y): (u32, u32),
    grey: bool,
) -> Result<(), BakeError> {
    let (picture, margin) = if grey {
        (render::plain(source)?, 0)
    } else {
        (render::with_glow(source)?, source.glow.margin())
    };
    let scale = SIDE as f32 / render::size(source).0 as f32;
    let shift = Transform::from_translate(x as f32, y as f32)
        .pre_scale(scale, scale)
        .pre_translate(-(margin as f32), -(margin as f32));
    sheet.draw_pixmap(0, 0, picture.as_ref(), &PixmapPaint::default(), shift, None);
    Ok(())
}

/// Draws SVG `text`, with the bundled fonts, over the whole sheet.
fn lay(assets: &Path, sheet: &mut Pixmap, text: &str) -> Result<(), BakeError> {
    let mut fonts = fontdb::Database::new();
    fonts.load_fonts_dir(assets.join("fonts"));
    let options = Options {
        fontdb: Arc::new(fonts),
        ..Options::default()
    };
    let tree =
        Tree::from_str(text, &options).map_err(|error| BakeError::Draw(error.to_string()))?;
    resvg::render(&tree, Transform::identity(), &mut sheet.as_mut());
    Ok(())
}

/// Takes the colour out of an opaque picture.
pub fn drain(picture: &mut Pixmap) {
    for pixel in picture.data_mut().chunks_mut(4) {
        let luma =
            (u32::from(pixel[0]) * 54 + u32::from(pixel[1]) * 183 + u32::from(pixel[2]) * 19) >> 8;
        pixel[..3].fill(luma as u8);
    }
}
