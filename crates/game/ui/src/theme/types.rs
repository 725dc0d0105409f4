//! The type scale: the sizes that exist, and the styles made of them. `tests/house.rs` finds sizes
//! written elsewhere.

/// Text heights in logical pixels at text scale 1. Only names that must fit a space, and words that
/// grow in an animation, use others.
pub mod size {
    /// Captions where room is tight.
    pub const MICRO: f32 = 9.0;
    /// Captions, and details on screens with a fixed layout size.
    pub const DENSE: f32 = 11.0;
    /// Details, keys.
    pub const SMALL: f32 = 12.0;
    /// Rows on screens with a fixed layout size, lines of a trace.
    pub const ROW: f32 = 13.0;
    /// Running text, buttons.
    pub const BODY: f32 = 14.0;
    /// Names and numbers that matter.
    pub const NAME: f32 = 16.0;
    /// The subject of a screen or panel.
    pub const HEAD: f32 = 20.0;
    /// Totals.
    pub const LARGE: f32 = 24.0;
    /// Headings of screens and dialogues.
    pub const TITLE: f32 = 28.0;
    /// The score of a run.
    pub const SCORE: f32 = 34.0;
}

/// A font file.
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

/// The look of a piece of text, except its colour. Sizes are in logical pixels at text scale 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The font.
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
pub const CAPTION: Style = Style { face: Face::SemiBold, size: size::DENSE, spacing: 0.9 };
/// Details.
pub const SMALL: Style = style(Face::Regular, size::SMALL);
/// Names in lists.
pub const SMALL_MEDIUM: Style = style(Face::Medium, size::SMALL);
/// Running text.
pub const BODY: Style = style(Face::Regular, size::BODY);
/// Text of buttons.
pub const BODY_MEDIUM: Style = style(Face::Medium, size::BODY);
/// Names.
pub const NAME: Style = style(Face::SemiBold, size::NAME);
/// Headings of screens and dialogues.
pub const TITLE: Style = Style { face: Face::SemiBold, size: size::TITLE, spacing: 0.4 };
/// Keys, beats in the log.
pub const KEY: Style = style(Face::MonoMedium, size::SMALL);
/// Lines of a trace, in columns.
pub const TRACE: Style = style(Face::MonoMedium, size::ROW);
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
/// Totals.
pub const NUMBER_LARGE: Style = style(Face::MonoBold, size::LARGE);
/// The chance to win.
pub const CHANCE: Style = style(Face::MonoBold, size::TITLE);
/// The score of a run.
pub const SCORE: Style = style(Face::MonoBold, size::SCORE);
