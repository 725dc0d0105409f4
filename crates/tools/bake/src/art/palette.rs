//! The colours, each with one meaning, and their accessible variants.
//!
//! Sources are drawn in the standard palette. Another palette is the same drawing with its colours
//! replaced, so all atlases share one layout.

use super::render::{blank, png};
use super::{read_picture, sheet};
use crate::BakeError;
use resvg::tiny_skia::Color;
use std::fmt::Write as _;
use std::path::Path;

/// A name, and the colours that replace the standard ones.
#[derive(Debug, Clone, Copy)]
pub struct Palette {
    pub name: &'static str,
    swaps: &'static [(&'static str, &'static str)],
}

/// You are cyan, hostile is red, neutral grey-blue, danger amber, pick-up green, magic violet,
/// light white.
pub const STANDARD: Palette = Palette { name: "atlas", swaps: &[] };

/// Distinguishable with any kind of colour vision: sky blue, vermilion, yellow, bluish green, pink.
pub const SAFE: Palette = Palette {
    name: "atlas_safe",
    swaps: &[
        ("#4DE8FF", "#5BC4FF"),
        ("#FF5A4E", "#FF6A1A"),
        ("#FFB020", "#F7EA48"),
        ("#5CFFB0", "#14D9A6"),
        ("#B18CFF", "#F09AD2"),
    ],
};

/// Lighter shapes on a black ground.
pub const CONTRAST: Palette = Palette {
    name: "atlas_contrast",
    swaps: &[
        ("#4DE8FF", "#9DF6FF"),
        ("#FF5A4E", "#FF8A80"),
        ("#8CA0C0", "#D2DEF2"),
        ("#FFB020", "#FFD23F"),
        ("#5CFFB0", "#A6FFD4"),
        ("#B18CFF", "#D6C2FF"),
        ("#DCE6F5", "#FFFFFF"),
        ("#070B14", "#000000"),
        ("#04070D", "#000000"),
        ("#11203A", "#0A1428"),
        ("#101E37", "#0A1428"),
        ("#111F39", "#0A1428"),
        ("#14233F", "#3B5488"),
        ("#1D3157", "#4A6CB0"),
    ],
};

pub const ALL: [Palette; 3] = [STANDARD, SAFE, CONTRAST];

impl Palette {
    pub fn apply(&self, text: &str) -> String {
        self.swaps.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
    }
}

/// Each colour of the standard palette, with its role and its use.
const ROLES: [(&str, &str, &str); 8] = [
    ("#4DE8FF", "you", "yours to choose"),
    ("#FF5A4E", "hostile", "what hunts you"),
    ("#8CA0C0", "neutral", "on no side"),
    ("#FFB020", "danger", "about to hurt"),
    ("#5CFFB0", "pickup", "to be taken, went well"),
    ("#B18CFF", "magic", "magic, quick turns"),
    ("#DCE6F5", "light", "text, light"),
    ("#070B14", "ground", "where nothing is"),
];
const SHOWN: [&str; 8] =
    ["daemon", "crawler", "barrel", "bomb", "potion", "bounce", "stairs", "wall_a"];
/// The palettes' names for players, in the order of [`ALL`].
const NAMES: [&str; 3] = ["Standard", "Colour-blind safe", "High contrast"];

const COLUMN: u32 = 168;
const ROW: u32 = 160;
const RIM: u32 = 20;
const SIDE: u32 = 64;

pub fn render(assets: &Path) -> Result<Vec<u8>, BakeError> {
    let (width, height) = (8 * COLUMN + 2 * RIM, 3 * ROW + 2 * RIM);
    let mut picture = blank(width, height)?;
    picture.fill(Color::from_rgba8(7, 11, 20, 255));
    let mut text =
        format!("<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>");
    for (row, (palette, name)) in (0..).zip(ALL.iter().zip(NAMES)) {
        text.push_str(&swatches(palette, name, RIM + row * ROW));
    }
    sheet::lay(assets, &mut picture, &(text + "</svg>"))?;
    for (row, palette) in (0..).zip(&ALL) {
        for (column, name) in (0..).zip(SHOWN) {
            let source = read_picture(assets, name, palette)?;
            let place = (RIM + column * COLUMN, RIM + row * ROW + 80);
            sheet::draw(&mut picture, &source, place, SIDE, false)?;
        }
    }
    png(&picture)
}

fn swatches(palette: &Palette, name: &str, top: u32) -> String {
    let font = "font-family='Inter' fill='#DCE6F5'";
    let mut text = format!(
        "<text {font} font-size='14' font-weight='600' x='{RIM}' y='{}'>{name}</text>",
        top + 14
    );
    for (column, (standard, role, meaning)) in (0..).zip(ROLES) {
        let (x, y) = (RIM + column * COLUMN, top + 26);
        let colour = palette.apply(standard);
        let _ = write!(
            text,
            "<path fill='{colour}' stroke='#1D3157' d='M{x} {y}h32v32h-32Z'/>\
             <text {font} font-size='12' font-weight='500' x='{left}' y='{first}'>{role} {colour}</text>\
             <text {font} font-size='11' opacity='.7' x='{left}' y='{second}'>{meaning}</text>",
            left = x + 40,
            first = y + 13,
            second = y + 28
        );
    }
    text
}
