//! The player's settings, saved between games. Command line overrides are not saved.

pub mod choices;
pub mod items;
pub mod kept;

use crate::cli::Options;
use crate::notice::Notice;
use crate::saves::store::SaveStore;
use bevy::prelude::*;
use choices::{LANGUAGES, Palette, Speed};
use serde::{Deserialize, Serialize};

#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(default)]
pub struct Settings {
    pub mute: bool,
    pub fullscreen: bool,
    /// Master volume, 0 to 1.
    pub volume: f32,
    /// Music volume, 0 to 1, relative to the master volume.
    pub music: f32,
    /// Effects volume, 0 to 1, relative to the master volume.
    pub effects: f32,
    /// Width and height of the window in logical pixels, while not in full screen.
    pub window: (u32, u32),
    /// Interface scale, 1 to 2, limited by the available room.
    pub interface: f32,
    /// Text scale, 1 to 2.
    pub text: f32,
    pub palette: Palette,
    /// Whether purely decorative motion is turned off.
    pub reduced_motion: bool,
    /// Whether hits shake the picture.
    pub shake: bool,
    pub speed: Speed,
    pub show_hints: bool,
    /// Names of the hints that have been read.
    pub hints: Vec<String>,
    /// How many earlier turns of a run are saved besides its current state, 0 to 3.
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

/// The default language: the browser's, if the game has it.
fn first_language() -> String {
    #[cfg(target_family = "wasm")]
    if let Some(language) = crate::web::language() {
        return language;
    }
    "en".into()
}

/// The most earlier turns of a run that can be saved.
pub const EARLIER: u32 = 3;

/// The smallest window, and a window's longest side, in logical pixels.
const SMALLEST: (u32, u32) = (320, 200);
const LONGEST: u32 = 16_384;

impl Settings {
    /// The same with every value clamped to its bounds; NaN becomes the default.
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

    pub fn shakes(&self) -> bool {
        self.shake && !self.reduced_motion
    }

    /// Playback speed factor; `None` if events are applied instantly.
    pub fn pace(&self) -> Option<f32> {
        self.speed.factor()
    }
}

pub fn motion(settings: Res<Settings>) -> bool {
    !settings.reduced_motion
}

pub const FILE: &str = "settings.ron";
const WHAT: kept::Kept = kept::Kept::Settings;

/// The settings as last saved, so that they are written only when they differ.
#[derive(Resource, Default)]
struct Kept {
    last: Option<Settings>,
    /// Whether only the command line turned sound off: then that is not saved.
    silenced: bool,
}

fn read(
    store: Res<SaveStore>,
    options: Res<Options>,
    mut settings: ResMut<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if let Some(read) = kept::read(&store, FILE, WHAT, kept::mend::<Settings>, &mut notices) {
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

/// The settings as written to the file, one entry per line.
fn text(settings: &Settings) -> Result<String, String> {
    ron::ser::to_string_pretty(settings, default()).map_err(|error| error.to_string())
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReadSettings;

pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Kept>()
        .add_systems(Startup, read.in_set(ReadSettings))
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Settings>));
}

#[cfg(test)]
mod tests;
