//! Settings with a few fixed values.

use daemonfall_text::t;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Palette {
    #[default]
    Standard,
    /// Distinguishable with any kind of colour vision.
    Safe,
    /// Light shapes on black.
    Contrast,
}

impl Palette {
    pub const ALL: [Self; 3] = [Self::Standard, Self::Safe, Self::Contrast];

    pub fn name(self) -> String {
        match self {
            Self::Standard => t!("palette-standard"),
            Self::Safe => t!("palette-safe"),
            Self::Contrast => t!("palette-contrast"),
        }
    }

    /// The picture of all sprites in these colours, below the assets folder.
    pub fn picture(self) -> &'static str {
        match self {
            Self::Standard => "art/atlas.png",
            Self::Safe => "art/atlas_safe.png",
            Self::Contrast => "art/atlas_contrast.png",
        }
    }
}

#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    #[default]
    Normal,
    Double,
    Fourfold,
    /// Events are applied at once.
    Instant,
}

impl Speed {
    pub const ALL: [Self; 4] = [Self::Normal, Self::Double, Self::Fourfold, Self::Instant];

    pub fn name(self) -> String {
        match self {
            Self::Normal => "1\u{d7}".into(),
            Self::Double => "2\u{d7}".into(),
            Self::Fourfold => "4\u{d7}".into(),
            Self::Instant => t!("speed-at-once"),
        }
    }

    /// Speed factor; `None` for instant.
    pub fn factor(self) -> Option<f32> {
        match self {
            Self::Normal => Some(1.0),
            Self::Double => Some(2.0),
            Self::Fourfold => Some(4.0),
            Self::Instant => None,
        }
    }
}

/// The names of the files in `assets/text`, and their own names. English is built in.
pub const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("de", "Deutsch")];

/// Window sizes offered, smallest first.
pub const WINDOWS: [(u32, u32); 8] = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1600, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (3840, 2160),
];

/// Stops at the ends, or goes around if `wraps`. A value not in the list is before the first.
pub fn step<T: Copy + PartialEq>(all: &[T], now: T, by: i32, wraps: bool) -> T {
    let last = all.len() as i32 - 1;
    let at = all.iter().position(|it| *it == now).map_or(-1, |at| at as i32);
    let to = if wraps { (at + by).rem_euclid(last + 1) } else { (at + by).clamp(0, last.max(0)) };
    all.get(to as usize).copied().unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_or_goes_around() {
        let all = Speed::ALL;
        assert_eq!(step(&all, Speed::Normal, 1, false), Speed::Double);
        assert_eq!(step(&all, Speed::Instant, 1, false), Speed::Instant);
        assert_eq!(step(&all, Speed::Instant, 1, true), Speed::Normal);
        assert_eq!(step(&all, Speed::Normal, -1, true), Speed::Instant);
        // A window resized by hand.
        assert_eq!(step(&WINDOWS, (1000, 700), 1, false), (1280, 720));
    }
}
