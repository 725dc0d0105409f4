//! Music: one deck per track. The layers of a track start together, fade with danger, and
//! cross-fade with another track's.
//!
//! A track is loaded when it is first needed, so that the title does not wait for it.

mod deck;

use super::mixer::MusicLevel;
use super::wanted::{Track, Wanted};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use deck::Deck;
use std::time::Duration;

#[derive(Resource)]
struct MusicChannel;

/// One deck per entry of [`Track::ALL`].
#[derive(Resource, Default)]
struct Decks([Deck; 3]);

/// The layers of a track, as suffixes of their file names.
const LAYERS: [&str; 3] = ["bed", "pulse", "danger"];

/// Loop start and end of every file in seconds; a lead-in and a lead-out lie around it. The bake's
/// tests prove that no layer jumps there.
const LOOP: (f64, f64) = (0.08, 12.08);

/// Duration of a volume change of a layer: longer than a frame, so that no steps are heard.
const GLIDE: Duration = Duration::from_millis(120);

/// The smallest volume change that is passed on, in decibels.
const LEAST: f32 = 0.15;

fn turn(
    time: Res<Time<Real>>,
    wanted: Res<Wanted>,
    level: Res<MusicLevel>,
    server: Res<AssetServer>,
    channel: Res<AudioChannel<MusicChannel>>,
    mut instances: ResMut<Assets<AudioInstance>>,
    mut decks: ResMut<Decks>,
) {
    for (track, deck) in Track::ALL.into_iter().zip(&mut decks.0) {
        let danger = (wanted.track == Some(track)).then_some(wanted.danger);
        deck.pass(time.delta_secs(), danger);
        if danger.is_some() {
            begin(deck, track, &server, &channel);
        } else if deck.is_silent() {
            stop(deck, &mut instances);
        }
        set(deck, level.0, &mut instances);
    }
}

/// Loads a track and plays it once it is loaded: all layers in one frame, silent at first.
fn begin(
    deck: &mut Deck,
    track: Track,
    server: &AssetServer,
    channel: &AudioChannel<MusicChannel>,
) {
    let sources = deck.sources.get_or_insert_with(|| {
        LAYERS.map(|layer| server.load(format!("sound/music/{}_{layer}.ogg", track.name())))
    });
    let states = sources.each_ref().map(|source| server.load_state(source));
    let settled = states.iter().all(|state| state.is_loaded() || state.is_failed());
    if deck.playing.is_some() || !settled {
        return;
    }
    let mut playing = [const { None }; 3];
    for ((place, source), state) in playing.iter_mut().zip(sources).zip(states) {
        if state.is_loaded() {
            let mut play = channel.play(source.clone());
            play.start_from(LOOP.0)
                .loop_from(LOOP.0)
                .loop_until(LOOP.1)
                .with_volume(Decibels::SILENCE);
            *place = Some(play.handle());
        }
    }
    deck.play(playing);
}

/// Stops a track that has become inaudible.
fn stop(deck: &mut Deck, instances: &mut Assets<AudioInstance>) {
    for handle in deck.playing.take().into_iter().flatten().flatten() {
        if let Some(mut instance) = instances.get_mut(&handle) {
            instance.stop(AudioTween::default());
        }
    }
}

/// Passes on the volume of each layer that has changed.
fn set(deck: &mut Deck, level: f32, instances: &mut Assets<AudioInstance>) {
    let wanted = deck.loudness(level);
    let Some(playing) = &deck.playing else {
        return;
    };
    for ((handle, given), wanted) in playing.iter().zip(&mut deck.given).zip(wanted) {
        // Always pass silence on: a track stops only after that.
        let near = (wanted - *given).abs() < LEAST && wanted > Decibels::SILENCE.0;
        if near || wanted == *given {
            continue;
        }
        let Some(handle) = handle else {
            continue;
        };
        // Without a device there are no instances, and nothing was passed on.
        if let Some(mut instance) = instances.get_mut(handle) {
            instance.set_decibels(wanted, AudioTween::linear(GLIDE));
            *given = wanted;
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Decks>().add_audio_channel::<MusicChannel>().add_systems(Update, turn);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_track_has_the_files_of_its_layers() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound/music");
        for track in Track::ALL {
            for layer in LAYERS {
                let path = folder.join(format!("{}_{layer}.ogg", track.name()));
                assert!(path.is_file(), "{} is missing", path.display());
            }
        }
    }
}
