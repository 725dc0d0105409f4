//! What is heard of a battle, as its film runs over it.

use super::sounds::{DiveChannel, Sound, Sounds};
use crate::battle::begin::Show;
use crate::battle::film::{Frame, Way};
use crate::battle::reel::Reel;
use crate::battle::{BattleSystems, Struck};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use daemonfall_battle::{Camp, Outcome};
use std::collections::BTreeSet;

/// The sound of a move's effect; `own` is whether its target is of the near side.
fn sound_of(frame: &Frame, own: bool) -> Sound {
    match (frame.way, frame.change) {
        _ if frame.fell && own => Sound::Death,
        _ if frame.fell => Sound::Kill,
        (Way::Gift, _) => Sound::Pickup,
        (Way::Shot, 0) => Sound::Shoot,
        (Way::Blow | Way::Answer, 0) => Sound::Step,
        _ if own => Sound::Hurt,
        _ => Sound::Hit,
    }
}

/// Of many moves in one frame each sound is played once.
fn play(
    mut struck: MessageReader<Struck>,
    show: Res<Show>,
    reel: Res<Reel>,
    sounds: Res<Sounds>,
    channel: Res<AudioChannel<DiveChannel>>,
    mut ended: Local<bool>,
) {
    let near = show.fought.cast.near();
    let mut wanted = BTreeSet::new();
    for Struck(place) in struck.read() {
        let Some(frame) = show.film.frames.get(*place) else {
            continue;
        };
        let target = frame.target().0 as usize;
        let own = show.fought.plan.participants()[target].camp == near;
        if frame.way == Way::Shot {
            wanted.insert(Sound::Shoot);
        }
        wanted.insert(sound_of(frame, own));
    }
    let won = match show.fought.battle.ending.outcome {
        Outcome::Attacker => near == Camp::Attacker,
        Outcome::Defender => near == Camp::Defender,
        Outcome::Stalemate => false,
    };
    if reel.ended && !*ended && won {
        wanted.insert(Sound::Win);
    }
    *ended = reel.ended;
    for sound in wanted {
        let quiet = matches!(sound, Sound::Step | Sound::Shoot);
        channel
            .play(sounds.get(sound))
            .with_volume(if quiet { -10.0 } else { -3.0 });
    }
}

/// Plays what is heard of a battle.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(BattleSystems::Draw));
}
