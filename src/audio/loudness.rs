//! How loud the channels are: the settings' volume, nothing when muted or when the window is not the one in use.

use super::sounds::{DiveChannel, InterfaceChannel};
use crate::settings::Settings;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy_kira_audio::prelude::*;

/// Whether the window is in use.
#[derive(Resource)]
struct InUse(bool);

fn notice_focus(
    mut changes: MessageReader<WindowFocused>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut in_use: ResMut<InUse>,
) {
    for change in changes
        .read()
        .filter(|change| window.contains(change.window))
    {
        in_use.0 = change.focused;
    }
}

/// A share of full loudness as decibels; nothing is silence.
pub fn decibels(share: f32) -> f32 {
    if share <= 0.001 {
        Decibels::SILENCE.0
    } else {
        20.0 * share.log10()
    }
}

fn follow(
    settings: Res<Settings>,
    in_use: Res<InUse>,
    dive: Res<AudioChannel<DiveChannel>>,
    interface: Res<AudioChannel<InterfaceChannel>>,
) {
    let share = if settings.mute || !in_use.0 {
        0.0
    } else {
        settings.volume * settings.effects
    };
    dive.set_volume(decibels(share));
    interface.set_volume(decibels(share));
}

/// Keeps loudness with settings and window.
pub fn plugin(app: &mut App) {
    app.insert_resource(InUse(true)).add_systems(
        Update,
        (
            notice_focus,
            follow.run_if(resource_changed::<Settings>.or_else(resource_changed::<InUse>)),
        )
            .chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_as_loud_is_six_decibels_less() {
        assert!((decibels(0.5) + 6.02).abs() < 0.01);
        assert_eq!(decibels(1.0), 0.0);
        assert_eq!(decibels(0.0), Decibels::SILENCE.0);
    }
}
