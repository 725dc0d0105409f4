//! The sounds by name, and the channels that they are played on.

use crate::assets::needed::Needed;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

/// Sounds of the dive.
#[derive(Resource)]
pub struct DiveChannel;

/// Sounds of the interface.
#[derive(Resource)]
pub struct InterfaceChannel;

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A bomb is set.
    BombSet,
    /// A button is used.
    Click,
    /// The player dies.
    Death,
    /// A wall or an object is dug away.
    Dig,
    /// Something goes off.
    Explosion,
    /// Gold is picked up.
    Gold,
    /// A blow lands.
    Hit,
    /// The player is hurt.
    Hurt,
    /// Something hostile dies.
    Kill,
    /// Something is picked up.
    Pickup,
    /// A command is refused.
    Refuse,
    /// Something is shot.
    Shoot,
    /// The player goes down the stairs.
    Stairs,
    /// The player steps.
    Step,
    /// The player gets out.
    Win,
}

/// All sounds with their files below `assets/sound`, in the order of [`Sound`].
const FILES: [(Sound, &str); 15] = [
    (Sound::BombSet, "bomb_set"),
    (Sound::Click, "click"),
    (Sound::Death, "death"),
    (Sound::Dig, "dig"),
    (Sound::Explosion, "explosion"),
    (Sound::Gold, "gold"),
    (Sound::Hit, "hit"),
    (Sound::Hurt, "hurt"),
    (Sound::Kill, "kill"),
    (Sound::Pickup, "pickup"),
    (Sound::Refuse, "refuse"),
    (Sound::Shoot, "shoot"),
    (Sound::Stairs, "stairs"),
    (Sound::Step, "step"),
    (Sound::Win, "win"),
];

/// Handles of all sounds, in the order of [`Sound`].
#[derive(Resource, Clone, Debug)]
pub struct Sounds([Handle<bevy_kira_audio::AudioSource>; FILES.len()]);

impl FromWorld for Sounds {
    fn from_world(world: &mut World) -> Self {
        let server = world.resource::<AssetServer>();
        let handles = FILES.map(|(_, file)| server.load(format!("sound/{file}.wav")));
        let mut needed = world.resource_mut::<Needed>();
        for handle in &handles {
            needed.add(handle.clone());
        }
        Self(handles)
    }
}

impl Sounds {
    /// The handle of a sound.
    pub fn get(&self, sound: Sound) -> Handle<bevy_kira_audio::AudioSource> {
        self.0[sound as usize].clone()
    }
}

/// Loads the sounds and opens the channels.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sounds>()
        .add_audio_channel::<DiveChannel>()
        .add_audio_channel::<InterfaceChannel>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_stands_at_its_number() {
        for (place, (sound, file)) in FILES.iter().enumerate() {
            assert_eq!(*sound as usize, place, "{file}");
        }
    }
}
