//! What the player has set, kept between games. Wishes of the command line are not kept.

use crate::cli::Options;
use crate::saves::store::SaveStore;
use crate::ui::notice::Notice;
use bevy::prelude::*;
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
    /// Loudness of music beside that, 0 to 1.
    pub music: f32,
    /// Loudness of effects beside that, 0 to 1.
    pub effects: f32,
    /// Hints that have been read, by their names.
    pub hints: Vec<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            mute: false,
            fullscreen: false,
            volume: 0.8,
            music: 0.5,
            effects: 1.0,
            hints: Vec::new(),
        }
    }
}

/// Name of the settings in the store.
pub const FILE: &str = "settings.ron";

/// The settings as last kept, so that they are written only when they differ.
#[derive(Resource, Default)]
struct Kept(Option<Settings>);

fn read(
    store: Res<SaveStore>,
    options: Res<Options>,
    mut settings: ResMut<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    match store.read(FILE) {
        Ok(None) => {}
        Ok(Some(text)) => match ron::from_str::<Settings>(&text) {
            Ok(read) => {
                *settings = Settings {
                    volume: read.volume.clamp(0.0, 1.0),
                    music: read.music.clamp(0.0, 1.0),
                    effects: read.effects.clamp(0.0, 1.0),
                    ..read
                }
            }
            Err(error) => {
                let (file, line) = (store.place(FILE), error.span.start.line);
                notices.write(Notice::wrong(format!(
                    "Settings start anew: {file}:{line}: {}",
                    error.code
                )));
            }
        },
        Err(error) => {
            notices.write(Notice::wrong(format!("Settings start anew: {error}")));
        }
    }
    settings.mute |= options.mute;
    kept.0 = Some(settings.clone());
}

fn keep(
    store: Res<SaveStore>,
    settings: Res<Settings>,
    mut kept: ResMut<Kept>,
    mut notices: MessageWriter<Notice>,
) {
    if kept.0.as_ref() == Some(&*settings) {
        return;
    }
    kept.0 = Some(settings.clone());
    let written =
        ron::ser::to_string_pretty(&*settings, default()).map_err(|error| error.to_string());
    if let Err(error) =
        written.and_then(|text| store.write(FILE, &text).map_err(|error| error.to_string()))
    {
        notices.write(Notice::wrong(format!("Settings cannot be kept: {error}")));
    }
}

/// Reads the settings at the start and keeps them when they change.
pub fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Kept>()
        .add_systems(Startup, read)
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Settings>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_version_keep_what_they_know() -> Result<(), ron::error::SpannedError> {
        let read: Settings = ron::from_str("(mute: true)")?;
        assert_eq!(
            read,
            Settings {
                mute: true,
                ..Settings::default()
            }
        );
        Ok(())
    }
}
