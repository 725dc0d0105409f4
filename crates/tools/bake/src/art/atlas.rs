//! The atlas: one picture of all sprites, and the list of their places.

use super::glow::Glow;
use super::palette::{self, Palette};
use super::render::{self, blank, png_of_few};
use super::{Source, read_all};
use crate::{BakeError, Baked};
use resvg::tiny_skia::Pixmap;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

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
                .map_err(|error| BakeError::Plain(error.to_string()))?;
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

/// A rectangle of the atlas, in pixels from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rect {
    pub x: u32,
    pub y: u32,
    pub w: u32,
    pub h: u32,
}

impl Rect {
    pub fn overlaps(&self, other: &Self) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }
}

/// Gap around each picture, so that filtering never reaches a neighbour.
pub const GAP: u32 = 4;

/// The place of each picture in an atlas `width` wide, in the order given, and the height used.
/// Sizes and places are even, so the atlas can be halved without mixing neighbours.
pub fn pack(sizes: &[(u32, u32)], width: u32) -> (Vec<Rect>, u32) {
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    order.sort_by_key(|&index| {
        (std::cmp::Reverse(sizes[index].1), std::cmp::Reverse(sizes[index].0), index)
    });
    let mut places = vec![Rect { x: 0, y: 0, w: 0, h: 0 }; sizes.len()];
    let (mut x, mut y, mut tallest) = (GAP, GAP, 0);
    for index in order {
        let (w, h) = sizes[index];
        if x + w + GAP > width {
            (x, y, tallest) = (GAP, y + tallest + GAP, 0);
        }
        places[index] = Rect { x, y, w, h };
        x += w + GAP;
        tallest = tallest.max(h);
    }
    (places, (y + tallest + GAP).next_multiple_of(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_packed_pictures_come_closer_than_the_gap() {
        let sizes: Vec<(u32, u32)> =
            (0..60).map(|i| (2 * (i * 37 % 90 + 8), 2 * (i * 53 % 70 + 8))).collect();
        let (places, height) = pack(&sizes, 1024);
        for (index, place) in places.iter().enumerate() {
            assert_eq!((place.w, place.h), sizes[index]);
            assert!(place.x + place.w + GAP <= 1024 && place.y + place.h + GAP <= height);
            let wide = Rect { w: place.w + GAP, h: place.h + GAP, ..*place };
            assert!(
                places[index + 1..].iter().all(|other| !wide.overlaps(other)),
                "{index} touches a neighbour"
            );
        }
    }

    #[test]
    fn the_same_sizes_pack_the_same_way_twice() {
        let sizes = [(96, 96), (144, 144), (96, 96), (192, 192)];
        assert_eq!(pack(&sizes, 512), pack(&sizes, 512));
    }
}
