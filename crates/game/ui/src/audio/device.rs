//! Detects whether there is a sound device. The playback library reports this only in the log, so
//! the game also checks whether a moment of silence gets played. If there is no device, the player
//! is told once, as soon as sound is needed.

use crate::base::*;
use bevy_kira_audio::prelude::*;

/// What is known about the sound device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// Not known yet; in a browser it stays so.
    #[default]
    Unknown,
    There,
    /// There is none, and there will be none until the game is restarted.
    Missing,
}

#[derive(Resource)]
struct TrialChannel;

fn silence() -> AudioSource {
    AudioSource {
        sound: StaticSoundData {
            sample_rate: 48_000,
            frames: [Frame::ZERO].into(),
            settings: StaticSoundSettings::default(),
            slice: None,
        },
    }
}

/// Checks the silence one frame after it should have started: without a device nothing fetches it.
fn told_by(state: &PlaybackState) -> Output {
    match state {
        PlaybackState::Queued => Output::Missing,
        _ => Output::There,
    }
}

fn try_out(
    mut sources: ResMut<Assets<AudioSource>>,
    channel: Res<AudioChannel<TrialChannel>>,
    mut trial: Local<Option<Handle<AudioInstance>>>,
    mut output: ResMut<Output>,
) {
    match trial.take() {
        Some(trial) => *output = told_by(&channel.state(&trial)),
        None => *trial = Some(channel.play(sources.add(silence())).handle()),
    }
}

/// Players who have turned sound off are not told.
fn tell(settings: Res<Settings>, mut told: Local<bool>, mut notices: MessageWriter<Notice>) {
    if !*told && !settings.mute {
        *told = true;
        notices.write(Notice::wrong(t!("sound-no-device")));
    }
}

/// Tests the device. Not in a browser, which plays no sound before the first touch and shows on its
/// own whether it can.
pub fn plugin(app: &mut App) {
    app.init_resource::<Output>().add_audio_channel::<TrialChannel>();
    if cfg!(target_family = "wasm") {
        return;
    }
    let missing = resource_equals(Output::Missing);
    app.add_systems(
        Update,
        (
            try_out.run_if(resource_equals(Output::Unknown)),
            tell.run_if(missing.and_then(not(in_state(Screen::LOADING)))),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn what_nobody_fetches_has_no_device() {
        let playing = PlaybackState::Playing { position: 0.0 };
        assert_eq!(told_by(&playing), Output::There);
        assert_eq!(told_by(&PlaybackState::Stopped), Output::There);
        assert_eq!(told_by(&PlaybackState::Queued), Output::Missing);
    }

    #[test]
    fn who_wants_no_sound_is_told_of_no_missing_device() {
        for (mute, notices) in [(true, 0), (false, 1)] {
            let mut world = World::new();
            world.init_resource::<Messages<Notice>>();
            world.insert_resource(Settings { mute, ..default() });
            let done = world.run_system_once(tell);
            done.unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(world.resource::<Messages<Notice>>().len(), notices);
        }
    }
}
