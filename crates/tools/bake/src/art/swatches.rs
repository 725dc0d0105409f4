//! A picture of what the colours mean in each palette, with sprites, for people to look at.

use std::fmt::Write as _;
use std::path::Path;

use resvg::tiny_skia::Color;

use super::palette::{ALL, Palette};
use super::picture::{blank, png};
use super::sheet;
use super::source::read_picture;
use crate::BakeError;

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
