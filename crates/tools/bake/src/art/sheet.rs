//! A labelled sheet of sprites by group, each large and at the smallest size in the game, for
//! people to look at; and how similar two sprites look: in grey, at that size, wherever each sprite
//! is on its grid.

use super::render::{self, blank, png};
use super::{Source, palette, read_all};
use crate::BakeError;
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

const COLUMNS: u32 = 14;
/// Space for a sprite, its small copy and its title.
const CELL: (u32, u32) = (112, 102);
const HEAD: u32 = 34;
const RIM: u32 = 20;
/// Sides of the large picture and of the small one, in pixels.
const SIDES: [u32; 2] = [64, 24];

/// Shows all groups if none is named; `grey` removes colour and glow.
pub fn render(assets: &Path, groups: &[String], grey: bool) -> Result<Vec<u8>, BakeError> {
    let sources = read_all(assets, &palette::STANDARD)?;
    let named = |group: &str| sources.iter().any(|source| source.group == group);
    if let Some(stranger) = groups.iter().find(|group| !named(group)) {
        return Err(BakeError::source(
            assets.join("art/sprites.json"),
            format!("unknown group {stranger:?}"),
        ));
    }
    let shown: Vec<&Source> = sources
        .iter()
        .filter(|source| groups.is_empty() || groups.contains(&source.group))
        .collect();
    let (places, captions, height) = arrange(&shown);
    let width = COLUMNS * CELL.0 + 2 * RIM;
    let mut sheet = blank(width, height)?;
    sheet.fill(Color::from_rgba8(7, 11, 20, 255));
    let mut plates =
        format!("<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>");
    let mut words = plates.clone();
    for (x, y) in &places {
        let _ = write!(
            plates,
            "<path fill='#0F1B31' d='M{x} {y}h64v64h-64Z M{} {}h24v24h-24Z'/>",
            x + 70,
            y + 40
        );
    }
    let text = "font-family='Inter' fill='#DCE6F5'";
    for (caption, y) in captions {
        let style = "font-size='14' font-weight='600'";
        let _ = write!(words, "<text {text} {style} x='{RIM}' y='{y}'>{caption}</text>");
    }
    for (source, (x, y)) in shown.iter().zip(&places) {
        let style = "font-size='11' font-weight='500'";
        let title = short(&source.title);
        let _ = write!(words, "<text {text} {style} x='{x}' y='{}'>{title}</text>", y + 80);
    }
    lay(assets, &mut sheet, &(plates + "</svg>"))?;
    for (source, (x, y)) in shown.iter().zip(&places) {
        draw(&mut sheet, source, (*x, *y), SIDES[0], grey)?;
        draw(&mut sheet, source, (x + 70, y + 40), SIDES[1], true)?;
    }
    if grey {
        drain(&mut sheet);
    }
    lay(assets, &mut sheet, &(words + "</svg>"))?;
    png(&sheet)
}

/// A title that fits under its sprite, as text of an SVG.
fn short(title: &str) -> String {
    let mut short: String = title.chars().take(17).collect();
    if short.len() < title.len() {
        short.push('\u{2026}');
    }
    short.replace('&', "&amp;").replace('<', "&lt;")
}

/// The place of each sprite, each group's name with its baseline, and the total height.
fn arrange(shown: &[&Source]) -> (Vec<(u32, u32)>, Vec<(String, u32)>, u32) {
    let (mut places, mut captions) = (Vec::new(), Vec::new());
    let mut y = RIM;
    for group in shown.chunk_by(|one, next| one.group == next.group) {
        captions.push((group[0].group.clone(), y + 14));
        y += HEAD;
        let all = group.len() as u32;
        places
            .extend((0..all).map(|nth| (RIM + nth % COLUMNS * CELL.0, y + nth / COLUMNS * CELL.1)));
        y += all.div_ceil(COLUMNS) * CELL.1;
    }
    (places, captions, y + RIM)
}

pub(super) fn draw(
    sheet: &mut Pixmap,
    source: &Source,
    (x, y): (u32, u32),
    side: u32,
    plain: bool,
) -> Result<(), BakeError> {
    let (picture, margin) = if plain {
        (render::plain(source)?, 0)
    } else {
        (render::with_glow(source)?, source.glow.margin())
    };
    let (width, height) = render::size(source);
    let scale = side as f32 / width.max(height) as f32;
    let shift = Transform::from_translate(x as f32, y as f32)
        .pre_scale(scale, scale)
        .pre_translate(-(margin as f32), -(margin as f32));
    let paint =
        PixmapPaint { quality: resvg::tiny_skia::FilterQuality::Bicubic, ..PixmapPaint::default() };
    sheet.draw_pixmap(0, 0, picture.as_ref(), &paint, shift, None);
    Ok(())
}

pub(super) fn lay(assets: &Path, sheet: &mut Pixmap, text: &str) -> Result<(), BakeError> {
    let mut fonts = fontdb::Database::new();
    fonts.load_fonts_dir(assets.join("fonts"));
    let options = Options { fontdb: Arc::new(fonts), ..Options::default() };
    let tree =
        Tree::from_str(text, &options).map_err(|error| BakeError::Plain(error.to_string()))?;
    resvg::render(&tree, Transform::identity(), &mut sheet.as_mut());
    Ok(())
}

pub fn drain(picture: &mut Pixmap) {
    for pixel in picture.data_mut().chunks_mut(4) {
        let luma = luma(pixel);
        pixel[..3].fill(luma);
    }
}

pub fn luma(pixel: &[u8]) -> u8 {
    ((u32::from(pixel[0]) * 54 + u32::from(pixel[1]) * 183 + u32::from(pixel[2]) * 19) >> 8) as u8
}

/// The side of the picture that is compared, in pixels.
pub const SIDE: usize = 24;
/// How far one picture is shifted over the other to find the best match, in pixels each way.
const REACH: isize = 2;
/// The floor in medium light, behind units.
const PLATE: [u8; 3] = [0x0F, 0x1B, 0x31];

/// A sprite in grey and small: for each pixel, how much it stands out from the floor, as a fraction
/// of the largest difference. Neither colour nor brightness separates two sprites, only shape does.
#[derive(Debug, Clone, PartialEq)]
pub struct Silhouette(Vec<f32>);

impl Silhouette {
    pub fn of(source: &Source) -> Result<Self, BakeError> {
        let mut picture = blank(SIDE as u32, SIDE as u32)?;
        let [red, green, blue] = PLATE;
        picture.fill(Color::from_rgba8(red, green, blue, 255));
        let size = source.tree.size();
        let scale = SIDE as f32 / size.width().max(size.height());
        resvg::render(&source.tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
        let plate = f32::from(luma(&PLATE));
        let ink: Vec<f32> =
            picture.data().chunks(4).map(|pixel| (f32::from(luma(pixel)) - plate).abs()).collect();
        let most = ink.iter().copied().fold(1.0, f32::max);
        Ok(Self(ink.iter().map(|ink| ink / most).collect()))
    }

    /// From 0 (the same shape) to 1 (no pixel in common): the sum of differences divided by the sum
    /// of the larger values, pixel by pixel. The other picture is shifted by up to two pixels each
    /// way to where this is smallest.
    pub fn distance(&self, other: &Self) -> f32 {
        let shifts = (-REACH..=REACH).flat_map(|x| (-REACH..=REACH).map(move |y| (x, y)));
        shifts.map(|shift| self.shifted_distance(other, shift)).fold(1.0, f32::min)
    }

    fn shifted_distance(&self, other: &Self, (dx, dy): (isize, isize)) -> f32 {
        let side = SIDE as isize;
        let (mut apart, mut either) = (0.0, f32::EPSILON);
        for y in -REACH..side + REACH {
            for x in -REACH..side + REACH {
                let (one, two) = (self.at(x, y), other.at(x + dx, y + dy));
                apart += (one - two).abs();
                either += one.max(two);
            }
        }
        apart / either
    }

    fn at(&self, x: isize, y: isize) -> f32 {
        let side = SIDE as isize;
        let inside = (0..side).contains(&x) && (0..side).contains(&y);
        if inside { self.0[(y * side + x) as usize] } else { 0.0 }
    }
}

/// Every pair of sprites of one group, with their distance, nearest first.
pub fn pairs(sources: &[Source]) -> Result<Vec<(f32, &Source, &Source)>, BakeError> {
    let shapes: Vec<Silhouette> = sources.iter().map(Silhouette::of).collect::<Result<_, _>>()?;
    let mut pairs = Vec::new();
    for (index, one) in sources.iter().enumerate() {
        for (other, two) in sources.iter().enumerate().skip(index + 1) {
            if one.group == two.group {
                pairs.push((shapes[index].distance(&shapes[other]), one, two));
            }
        }
    }
    pairs.sort_by(|one, two| one.0.total_cmp(&two.0));
    Ok(pairs)
}
