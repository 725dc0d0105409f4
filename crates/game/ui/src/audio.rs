//! Sound: effects for dives, breaches, battles, the map and the interface, and music that follows
//! danger.
//!
//! Without a sound device the game runs silently and tells the player. A sound whose file is
//! missing or damaged stays silent.

mod device;
mod mixer;
pub mod music;
pub mod sounds;

use crate::base::*;
use crate::look::Looks;
use bevy::time::common_conditions::on_real_timer;
use bevy_kira_audio::prelude::*;
use device::Output;
use mixer::Duck;
use sounds::{Sound, Sounds};
use std::collections::BTreeSet;
use std::time::Duration;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Wanted {
    /// The prefix of the track's file names.
    pub track: Option<&'static str>,
    /// Danger from 0 to 1.
    pub danger: f32,
}

fn ask(world: &mut World) {
    let screen = *world.resource::<State<Screen>>().get();
    let look = world.resource::<Looks>().of(screen);
    let wanted = Wanted { track: look.track, danger: (look.danger)(world) };
    world.resource_mut::<Wanted>().set_if_neq(wanted);
}

/// Volume of a track's bed, pulse and danger layers, 0 to 1 each. The bed always sounds.
pub fn layers(danger: f32) -> [f32; 3] {
    let rise = |from: f32, to: f32| ((danger - from) / (to - from)).clamp(0.0, 1.0);
    [1.0, rise(0.1, 0.4), rise(0.5, 0.85)]
}

/// A part of a whole, from 0 to 1; 1 of nothing.
pub fn share(part: i64, whole: i64) -> f32 {
    if whole <= 0 {
        return 1.0;
    }
    (part as f32 / whole as f32).clamp(0.0, 1.0)
}

/// The channel of effects in the game and its interface.
#[derive(Resource)]
struct EffectsChannel;

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

pub fn plugin(app: &mut App) {
    app.add_plugins((
        bevy_kira_audio::AudioPlugin,
        device::plugin,
        sounds::plugin,
        mixer::plugin,
        music::plugin,
    ))
    .init_resource::<Wanted>()
    .add_systems(Update, ask.run_if(on_real_timer(Duration::from_millis(200))))
    .add_audio_channel::<EffectsChannel>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_come_one_after_the_other_and_the_bed_always_sounds() {
        assert_eq!(layers(0.0), [1.0, 0.0, 0.0]);
        assert_eq!(layers(1.0), [1.0, 1.0, 1.0]);
        let [_, pulse, danger] = layers(0.45);
        assert_eq!((pulse, danger), (1.0, 0.0));
        let mut before = layers(0.0);
        for step in 0..=100 {
            let now = layers(step as f32 / 100.0);
            assert!(now.iter().zip(before).all(|(now, before)| *now >= before));
            before = now;
        }
    }

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
