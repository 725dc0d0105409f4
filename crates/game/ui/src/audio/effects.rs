//! Plays effects: each at most once per frame, and no more at once than can be told apart.

use super::device::Output;
use super::mixer::Duck;
use super::sounds::{Sound, Sounds};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use std::collections::BTreeSet;

/// The channel of effects in the game and its interface.
#[derive(Resource)]
pub struct EffectsChannel;

/// The most effects that start in one frame.
const MOST: usize = 4;

/// Plays sounds from any system.
#[derive(SystemParam)]
pub struct Effects<'w> {
    sounds: Res<'w, Sounds>,
    loaded: Res<'w, Assets<AudioSource>>,
    channel: Res<'w, AudioChannel<EffectsChannel>>,
    duck: ResMut<'w, Duck>,
    output: Res<'w, Output>,
}

impl Effects<'_> {
    /// Plays a sound in this frame.
    pub fn play(&mut self, sound: Sound) {
        // Without a device nothing would fetch it, and it would pile up.
        if *self.output == Output::Missing {
            return;
        }
        // A sound that is not loaded stays silent: played later, it would come too late.
        let Some(source) = self.sounds.get(sound) else {
            return;
        };
        if self.loaded.contains(source) {
            self.channel.play(source.clone());
            self.duck.press(sound.weight());
        }
    }

    /// Plays several sounds in this frame, the most important first.
    pub fn play_all(&mut self, wanted: &BTreeSet<Sound>) {
        for sound in first(wanted) {
            self.play(sound);
        }
    }
}

/// The sounds of `wanted` that are played: they are sorted by importance.
fn first(wanted: &BTreeSet<Sound>) -> impl Iterator<Item = Sound> {
    wanted.iter().copied().take(MOST)
}

/// Registers the queue of effects.
pub fn plugin(app: &mut App) {
    app.add_audio_channel::<EffectsChannel>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_effects_the_important_ones_are_played() {
        let wanted = BTreeSet::from([
            Sound::Step,
            Sound::Blade,
            Sound::Explosion,
            Sound::Hover,
            Sound::Hurt,
            Sound::Gold,
        ]);
        let played: Vec<Sound> = first(&wanted).collect();
        assert_eq!(played, [Sound::Explosion, Sound::Hurt, Sound::Blade, Sound::Gold]);
    }
}
