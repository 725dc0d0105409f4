//! The colours, each with one meaning, and their accessible variants.
//!
//! Sources are drawn in the standard palette. Another palette is the same drawing with its colours
//! replaced, so all atlases share one layout.

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
