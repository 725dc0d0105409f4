//! Music: one deck per track. The layers of a track start together, fade with danger, and
//! cross-fade with another track's.
//!
//! A track is loaded when it is first needed, so that the title does not wait for it.

mod deck;

use super::mixer::MusicLevel;
use super::wanted::Wanted;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use deck::Deck;
use std::collections::BTreeMap;
use std::time::Duration;

#[derive(Resource)]
struct MusicChannel;

#[derive(Resource, Default)]
struct Decks(BTreeMap<&'static str, Deck>);

/// The layers of a track, as suffixes of their file names.
pub const LAYERS: [&str; 3] = ["bed", "pulse", "danger"];

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
    if let Some(track) = wanted.track {
        decks.0.entry(track).or_default();
    }
    for (track, deck) in &mut decks.0 {
        let danger = (wanted.track == Some(*track)).then_some(wanted.danger);
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
fn begin(deck: &mut Deck, track: &str, server: &AssetServer, channel: &AudioChannel<MusicChannel>) {
    let sources = deck.sources.get_or_insert_with(|| {
        LAYERS.map(|layer| server.load(format!("sound/music/{track}_{layer}.ogg")))
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

fn stop(deck: &mut Deck, instances: &mut Assets<AudioInstance>) {
    for handle in deck.playing.take().into_iter().flatten().flatten() {
        if let Some(mut instance) = instances.get_mut(&handle) {
            instance.stop(AudioTween::default());
        }
    }
}

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

/// Registers the music.
pub fn plugin(app: &mut App) {
    app.init_resource::<Decks>().add_audio_channel::<MusicChannel>().add_systems(Update, turn);
}
