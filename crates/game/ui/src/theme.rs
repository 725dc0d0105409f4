//! The look: colours that each have one meaning, text styles, spacing. No widgets and no state.
//! `docs/art.md` says what is used for what.

use crate::base::*;
use bevy::text::{LetterSpacing, RemSize};

/// The background of every screen.
pub const GROUND: Color = Color::srgb_u8(0x07, 0x0B, 0x14);
/// Below the background: beyond the walls, behind a dimmed screen.
pub const ABYSS: Color = Color::srgb_u8(0x04, 0x07, 0x0D);
/// Panels, key caps, fields.
pub const PANEL: Color = Color::srgb_u8(0x0B, 0x12, 0x20);
/// A highlighted part of a panel, under the pointer or with the focus.
pub const PANEL_LIT: Color = Color::srgb_u8(0x0F, 0x25, 0x47);
/// Quiet lines: dividers, the edges of header and footer.
pub const LINE: Color = Color::srgb_u8(0x14, 0x23, 0x3F);
/// Lines of panels and key caps.
pub const EDGE: Color = Color::srgb_u8(0x1D, 0x31, 0x57);
/// Glowing lines: walls, the rim of open things.
pub const RIM: Color = Color::srgb_u8(0x4A, 0x76, 0xBF);
/// You, and the choices that are yours.
pub const YOU: Color = Color::srgb_u8(0x4D, 0xE8, 0xFF);
/// Things that hunt you.
pub const HOSTILE: Color = Color::srgb_u8(0xFF, 0x5A, 0x4E);
/// Things that are on no side.
pub const NEUTRAL: Color = Color::srgb_u8(0x8C, 0xA0, 0xC0);
/// Imminent harm.
pub const DANGER: Color = Color::srgb_u8(0xFF, 0xB0, 0x20);
/// Things that can be picked up; success.
pub const PICKUP: Color = Color::srgb_u8(0x5C, 0xFF, 0xB0);
/// Magic and quick turns.
pub const MAGIC: Color = Color::srgb_u8(0xB1, 0x8C, 0xFF);
/// Bright text.
pub const LIGHT: Color = Color::srgb_u8(0xDC, 0xE6, 0xF5);
/// Text that may be skipped.
pub const DIM: Color = Color::srgb_u8(0xB4, 0xC1, 0xD9);
/// Text of options that cannot be chosen now.
pub const FAINT: Color = Color::srgb_u8(0x92, 0xA3, 0xC6);

/// A picture in its own colours.
pub const AS_DRAWN: Color = Color::WHITE;
/// The flash of something being hit.
pub const FLASH: Color = Color::WHITE;

/// The least contrast of text and what is behind it, as defined by WCAG.
pub const CONTRAST: f32 = 4.9;
/// The same for details in grey on a dark ground: small letters that are not bold.
pub const QUIET_CONTRAST: f32 = 7.0;

/// The contrast of two colours as defined by WCAG, 1 to 21.
pub fn contrast(one: Color, other: Color) -> f32 {
    let light = |colour: Color| colour.luminance() + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// Space between related things, in logical pixels.
pub const GAP: f32 = 8.0;
/// Space inside panels.
pub const PAD: f32 = 16.0;
/// Space between groups.
pub const WIDE: f32 = 24.0;

/// The font files that are loaded; texts name them by family and weight.
#[derive(Resource, Clone, Debug)]
pub struct Fonts {
    pub handles: [Handle<Font>; 6],
}

/// Paths of the font files below the assets folder, in the order of [`Face`].
pub const FONT_FILES: [&str; 6] = [
    "fonts/Inter-Regular.otf",
    "fonts/Inter-Medium.otf",
    "fonts/Inter-SemiBold.otf",
    "fonts/JetBrainsMono-Regular.ttf",
    "fonts/JetBrainsMono-Medium.ttf",
    "fonts/JetBrainsMono-Bold.ttf",
];

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Self {
        let server = world.resource::<AssetServer>();
        Self { handles: FONT_FILES.map(|file| server.load(file)) }
    }
}

/// The components that make a `Text`, `TextSpan` or `Text2d` look like `style` in `colour`.
pub fn styled(style: Style, colour: Color) -> (TextFont, TextColor, LetterSpacing) {
    let font = style.face.font().with_font_size(FontSize::Rem(style.size / REM));
    (font, TextColor(colour), LetterSpacing::Px(style.spacing))
}

/// Logical pixels of one rem at text scale 1; the text scale setting multiplies [`RemSize`].
pub const REM: f32 = 16.0;

/// The text scale in use.
pub fn letters(rem: &RemSize) -> f32 {
    rem.0 / REM
}

/// Text heights in logical pixels at text scale 1. Only names that must fit a space, and words that
/// grow in an animation, use others.
pub mod size {
    /// Details, keys, captions. Nothing is smaller.
    pub const SMALL: f32 = 14.0;
    /// Running text, buttons.
    pub const BODY: f32 = 15.0;
    /// Names and numbers that matter.
    pub const NAME: f32 = 16.0;
    /// The subject of a screen or panel.
    pub const HEAD: f32 = 20.0;
    /// Totals.
    pub const LARGE: f32 = 24.0;
    /// Headings of screens and dialogues.
    pub const TITLE: f32 = 28.0;
    pub const SCORE: f32 = 34.0;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Running text.
    Regular,
    /// Text that stands out a little.
    Medium,
    /// Names, headings.
    SemiBold,
    /// Keys, small numbers.
    Mono,
    /// Numbers in lines of text, seeds.
    MonoMedium,
    /// Numbers that matter.
    MonoBold,
}

impl Face {
    pub fn font(self) -> TextFont {
        let (family, weight) = match self {
            Face::Regular => ("Inter", FontWeight::NORMAL),
            Face::Medium => ("Inter", FontWeight::MEDIUM),
            Face::SemiBold => ("Inter", FontWeight::SEMIBOLD),
            Face::Mono => ("JetBrains Mono", FontWeight::NORMAL),
            Face::MonoMedium => ("JetBrains Mono", FontWeight::MEDIUM),
            Face::MonoBold => ("JetBrains Mono", FontWeight::BOLD),
        };
        TextFont { font: family.into(), weight, ..default() }
    }
}

/// The look of a piece of text, except its colour. Sizes are in logical pixels at text scale 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    pub face: Face,
    /// Height in logical pixels.
    pub size: f32,
    /// Space added between letters, in logical pixels.
    pub spacing: f32,
}

/// A style without added letter spacing.
pub const fn style(face: Face, size: f32) -> Style {
    Style { face, size, spacing: 0.0 }
}

/// Headings above values; write them in capitals.
pub const CAPTION: Style = Style { face: Face::SemiBold, size: size::SMALL, spacing: 0.6 };
/// Details.
pub const SMALL: Style = style(Face::Regular, size::SMALL);
/// Names in lists.
pub const SMALL_MEDIUM: Style = style(Face::Medium, size::SMALL);
/// Running text.
pub const BODY: Style = style(Face::Regular, size::BODY);
/// Text of buttons.
pub const BODY_MEDIUM: Style = style(Face::Medium, size::BODY);
pub const NAME: Style = style(Face::SemiBold, size::NAME);
/// Headings of screens and dialogues.
pub const TITLE: Style = Style { face: Face::SemiBold, size: size::TITLE, spacing: 0.4 };
/// Keys, quiet numbers among details.
pub const KEY: Style = style(Face::MonoMedium, size::SMALL);
/// Numbers and seeds in the screen's header.
pub const NUMBER: Style = style(Face::MonoBold, size::NAME);
/// Seeds, and numbers next to more important ones.
pub const NUMBER_QUIET: Style = style(Face::MonoMedium, size::NAME);
/// Headings among details.
pub const NAME_SMALL: Style = style(Face::SemiBold, size::SMALL);
/// Names in running text.
pub const NAME_IN_TEXT: Style = style(Face::SemiBold, size::BODY);
/// The name of a panel's subject.
pub const NAME_LARGE: Style = style(Face::SemiBold, size::HEAD);
/// Numbers among details.
pub const NUMBER_SMALL: Style = style(Face::MonoBold, size::SMALL);
/// Numbers in running text.
pub const NUMBER_IN_TEXT: Style = style(Face::MonoBold, size::BODY);
/// Numbers in columns next to running text.
pub const NUMBER_BODY: Style = style(Face::MonoMedium, size::BODY);
/// Rounds left.
pub const TIME: Style = style(Face::MonoBold, size::HEAD);
/// Totals.
pub const NUMBER_LARGE: Style = style(Face::MonoBold, size::LARGE);
/// The chance to win.
pub const CHANCE: Style = style(Face::MonoBold, size::TITLE);
pub const SCORE: Style = style(Face::MonoBold, size::SCORE);

pub fn plugin(app: &mut App) {
    app.init_resource::<Fonts>().insert_resource(RemSize(REM)).insert_resource(ClearColor(GROUND));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Exchange;
    use crate::widgets::face;
    use daemonfall_platform::settings::choices::Palette;

    #[test]
    fn text_stands_out_from_what_it_stands_on() {
        let bright = [YOU, HOSTILE, NEUTRAL, DANGER, PICKUP, MAGIC, LIGHT, DIM];
        let grounds = [GROUND, ABYSS, PANEL];
        let all = bright.into_iter().chain([FAINT]).flat_map(|it| grounds.map(|on| (it, on)));
        let lit = bright.map(|it| (it, PANEL_LIT));
        for palette in Palette::ALL {
            let mut exchange = Exchange::of(palette);
            let mut seen = |colour: Color| Color::from(exchange.mixed(colour.to_linear()));
            for (text, ground) in all.clone().chain(lit) {
                let quiet = [LIGHT, NEUTRAL, DIM].contains(&text) && ground != PANEL_LIT;
                let least = if quiet { QUIET_CONTRAST } else { CONTRAST };
                let contrast = contrast(seen(text), seen(ground));
                assert!(contrast >= least, "{palette:?}: {text:?} on {ground:?}: {contrast}");
            }
        }
    }

    #[test]
    fn buttons_and_rows_can_be_read_in_every_state() {
        let states: Vec<[bool; 4]> =
            (0..16).map(|state| [0, 1, 2, 3].map(|bit| (state >> bit) & 1 == 1)).collect();
        for palette in Palette::ALL {
            let least = if palette == Palette::Contrast { QUIET_CONTRAST } else { 4.5 };
            let mut exchange = Exchange::of(palette);
            let mut seen = |colour: Color| Color::from(exchange.mixed(colour.to_linear()));
            for state in &states {
                let [ground, _, label] = face(*state);
                for text in [label, LIGHT, NEUTRAL, DIM] {
                    let contrast = contrast(seen(text), seen(ground));
                    assert!(contrast >= least, "{palette:?}, {state:?}: {text:?}: {contrast}");
                }
            }
        }
    }
}
