//! What the player has set, kept between games. Wishes of the command line are not kept.

pub mod choices;
pub mod items;
pub mod kept;
pub mod mend;

use crate::cli::Options;
use crate::saves::store::SaveStore;
use crate::ui::notice::Notice;
use bevy::prelude::*;
use choices::{LANGUAGES, Palette, Speed};
use serde::{Deserialize, Serialize};

/// The settings.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(default)]
pub struct Settings {
    /// No sound at all.
    pub mute: bool,
    /// Whether the game takes the whole screen.
    pub fullscreen: bool,
    /// Loudness of everything, 0 to 1.
    pub volume: f32,
    /// Loudness of music, 0 to 1, of the whole.
    pub music: f32,
    /// Loudness of everything else, 0 to 1, of the whole.
    pub effects: f32,
    /// Width and height of the window in logical pixels, while it is one.
    pub window: (u32, u32),
    /// How large the interface is drawn, 1 to 2, as far as there is room for it.
    pub interface: f32,
    /// How large letters are, 1 to 2, of what is around them.
    pub text: f32,
    /// The colours.
    pub palette: Palette,
    /// Whether what only moves for the eye stands still.
    pub reduced_motion: bool,
    /// Whether the picture shakes when something is struck.
    pub shake: bool,
    /// How fast what happens is shown.
    pub speed: Speed,
    /// Whether hints are given at all.
    pub show_hints: bool,
    /// Hints that have been read, by their names.
    pub hints: Vec<String>,
    /// How many earlier turns of a run are kept beside its present state, 0 to 3.
    pub earlier: u32,
    /// The language of all texts, by its short name.
    pub language: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            mute: false,
            fullscreen: false,
            volume: 0.8,
            music: 0.7,
            effects: 1.0,
            window: (1280, 720),
            interface: 1.0,
            text: 1.0,
            palette: Palette::Standard,
            reduced_motion: false,
            shake: true,
            speed: Speed::Normal,
            show_hints: true,
            hints: Vec::new(),
            earlier: 2,
            language: first_language(),
        }
    }
}

/// The language before one is chosen: a browser's, where the game has it.
fn first_language() -> String {
    #[cfg(target_family = "wasm")]
    if let Some(language) = crate::web::language() {
        return language;
    }
    "en".into()
}

/// Most earlier turns of a run that are kept.
pub const EARLIER: u32 = 3;

/// Smallest window, and the longest side of one, in logical pixels.
const SMALLEST: (u32, u32) = (320, 200);
const LONGEST: u32 = 16_384;

impl Settings {
    /// The same with every value within its bounds; what is no number at all is as at first.
    #[must_use]
    pub fn within_bounds(self) -> Self {
        let first = Self::default();
        let part = |value: f32, from: f32, to: f32, first: f32| match value.is_finite() {
            true => value.clamp(from, to),
            false => first,
        };
        Self {
            volume: part(self.volume, 0.0, 1.0, first.volume),
            music: part(self.music, 0.0, 1.0, first.music),
            effects: part(self.effects, 0.0, 1.0, first.effects),
            interface: part(self.interface, 1.0, 2.0, first.interface),
            text: part(self.text, 1.0, 2.0, first.text),
            earlier: self.earlier.min(EARLIER),
            language: match LANGUAGES.iter().any(|(tag, _)| *tag == self.language) {
                true => self.language,
                false => first.language,
            },
            window: (
                self.window.0.clamp(SMALLEST.0, LONGEST),
                self.window.1.clamp(SMALLEST.1, LONGEST),
            ),
            ..self
        }
    }

    /// Whether the picture shakes.
    pub fn shakes(&self) -> bool {
        self.shake && !self.reduced_motion
    }

    /// How many times as fast what happens is shown; none where it is not shown, but done.
    pub fn pace(&self) -> Option<f32> {
        self.speed.factor()
    }
}

/// Whether what moves for the eye alone may move.
pub fn motion(settings: Res<Settings>) -> bool {
    !settings.reduced_motion
}

/// Name of the settings in the store.
pub const FILE: &str = "settings.ron";
const WHAT: kept::Kept = kept::Kept::Settings;

/// The settings as last kept, so that they are written only when they differ.
#[derive(Resource, Default)]
struct Kept {
    last: Option<Settings>,
    /// Whether the command line alone wants no sound: then that is not kept.
    silenced: bool,
}

fn read(
    store: Res<SaveStore>,
    options: Res<Options>,
    mut settings: ResMut<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(read) = kept::read(&store, FILE, WHAT, mend::read::<Settings>, &mut notices) {
        *settings = read.within_bounds();
    }
    kept.last = Some(settings.clone());
    kept.silenced = options.mute && !settings.mute;
    settings.mute |= options.mute;
}

fn keep(
    store: Res<SaveStore>,
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    kept.silenced &= settings.mute;
    let wished = Settings { mute: settings.mute && !kept.silenced, ..settings.clone() };
    if kept.last.as_ref() != Some(&wished) {
        kept::write(&store, FILE, WHAT, text(&wished), &mut notices);
        kept.last = Some(wished);
    }
}

/// The settings as they are written, an entry a line.
fn text(settings: &Settings) -> Result<String, String> {
    ron::ser::to_string_pretty(settings, default()).map_err(|error| error.to_string())
}

/// When the settings are read, in [`Startup`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadSettings;

/// Reads the settings at the start and keeps them when they change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Kept>()
        .add_systems(Startup, read.in_set(ReadSettings))
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Settings>));
}

#[cfg(test)]
mod tests;
