//! What is heard of the interface.

use super::sounds::{InterfaceChannel, Sound, Sounds};
use crate::ui::focus::{Activate, FocusWish};
use crate::ui::notice::Notice;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

fn use_button(_: On<Activate>, sounds: Res<Sounds>, channel: Res<AudioChannel<InterfaceChannel>>) {
    channel.play(sounds.get(Sound::Click));
}

fn walk(
    mut wishes: MessageReader<FocusWish>,
    scopes: Query<(), With<crate::ui::focus::FocusScope>>,
    sounds: Res<Sounds>,
    channel: Res<AudioChannel<InterfaceChannel>>,
) {
    if wishes.read().any(|wish| *wish != FocusWish::Use) && !scopes.is_empty() {
        channel
            .play(sounds.get(Sound::Click))
            .with_volume(-14.0)
            .with_playback_rate(1.35);
    }
}

fn tell(
    mut notices: MessageReader<Notice>,
    sounds: Res<Sounds>,
    channel: Res<AudioChannel<InterfaceChannel>>,
) {
    if notices.read().any(|notice| notice.wrong) {
        channel.play(sounds.get(Sound::Refuse));
    }
}

/// Plays what is heard of the interface.
pub fn plugin(app: &mut App) {
    app.add_observer(use_button)
        .add_systems(Update, (walk, tell));
}
