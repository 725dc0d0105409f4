//! The atlas: one picture of all sprites, and the list of their places.

use std::collections::BTreeMap;
use std::path::Path;

use resvg::tiny_skia::Pixmap;
use serde::Serialize;

use super::glow::Glow;
use super::pack::{Rect, pack};
use super::palette::{self, Palette};
use super::picture::{blank, png_of_few};
use super::render;
use super::source::{Source, read_all};
use crate::BakeError;
use crate::output::Baked;

pub const WIDTH: u32 = 2048;

#[derive(Debug, Serialize)]
pub struct Layout {
    pub size: (u32, u32),
    /// Pixels per unit; a cell of the board is 48 units wide.
    pub scale: u32,
    pub sprites: BTreeMap<String, Entry>,
}

#[derive(Debug, Serialize)]
pub struct Entry {
    pub group: String,
    pub title: String,
    pub role: String,
    /// Its size in units, without a margin.
    pub units: (u32, u32),
    /// The shape alone, without a margin.
    pub plain: Rect,
    /// The shape with its glow, `margin` pixels larger on each side; `plain` if it has no glow.
    pub glow: Rect,
    pub margin: u32,
}

pub fn bake(assets: &Path) -> Result<Vec<Baked>, BakeError> {
    let mut files = Vec::new();
    for palette in palette::ALL {
        let (layout, picture) = build(assets, &palette)?;
        files.push(Baked::new(format!("art/{}.png", palette.name), png_of_few(&picture)?));
        if palette.name == palette::STANDARD.name {
            let text = serde_json::to_string_pretty(&layout)
                .map_err(|error| BakeError::Draw(error.to_string()))?;
            files.push(Baked::new("art/atlas.json", (text + "\n").into_bytes()));
        }
    }
    Ok(files)
}

pub fn build(assets: &Path, palette: &Palette) -> Result<(Layout, Pixmap), BakeError> {
    let sources = read_all(assets, palette)?;
    let mut pictures = Vec::new();
    for source in &sources {
        pictures.push(render::plain(source)?);
    }
    let lit: Vec<usize> =
        (0..sources.len()).filter(|&index| sources[index].glow != Glow::None).collect();
    for &index in &lit {
        pictures.push(render::with_glow(&sources[index])?);
    }
    let sizes: Vec<(u32, u32)> =
        pictures.iter().map(|picture| (picture.width(), picture.height())).collect();
    let (places, height) = pack(&sizes, WIDTH);
    let mut atlas = blank(WIDTH, height)?;
    for (picture, place) in pictures.iter().zip(&places) {
        render::place(picture, &mut atlas, place.x, place.y);
    }
    let glow_of = |index: usize| {
        lit.iter().position(|&one| one == index).map(|nth| places[sources.len() + nth])
    };
    let entries = sources
        .iter()
        .enumerate()
        .map(|(index, source)| (source.name.clone(), entry(source, places[index], glow_of(index))));
    Ok((Layout { size: (WIDTH, height), scale: render::SCALE, sprites: entries.collect() }, atlas))
}

fn entry(source: &Source, plain: Rect, glow: Option<Rect>) -> Entry {
    Entry {
        group: source.group.clone(),
        title: source.title.clone(),
        role: source.role.clone(),
        units: (plain.w / render::SCALE, plain.h / render::SCALE),
        plain,
        glow: glow.unwrap_or(plain),
        margin: source.glow.margin(),
    }
}
