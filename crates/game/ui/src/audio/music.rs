//! Music: one deck per track. The layers of a track start together, fade with danger, and
//! cross-fade with another track's.
//!
//! A track is loaded when it is first needed, so that the title does not wait for it.

use super::mixer::{MusicLevel, decibels};
use super::{Wanted, layers};
use crate::base::*;
use bevy_kira_audio::prelude::*;
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

/// Seconds for a track to fade in or out.
const CROSS: f32 = 1.6;
/// Seconds for a layer to fade in. It fades out in twice the time, so that relief is slow.
const COME: f32 = 2.0;

#[derive(Default)]
struct Deck {
    /// The files of its layers, once loading has started.
    pub sources: Option<[Handle<AudioSource>; 3]>,
    /// Its layers in playback; `None` for a layer whose file is missing.
    pub playing: Option<[Option<Handle<AudioInstance>>; 3]>,
    /// The volume last passed on for each layer, in decibels.
    pub given: [f32; 3],
    presence: f32,
    layers: [f32; 3],
}

impl Deck {
    /// Advances time: fades toward the layers for this danger, or out when the track is not wanted.
    pub fn pass(&mut self, seconds: f32, danger: Option<f32>) {
        // Do not fade in before playback has started.
        let to = if danger.is_some() && self.playing.is_some() { 1.0 } else { 0.0 };
        self.presence = toward(self.presence, to, seconds / CROSS);
        let Some(danger) = danger else {
            return;
        };
        for (now, to) in self.layers.iter_mut().zip(layers(danger)) {
            let lasts = if to > *now { COME } else { 2.0 * COME };
            *now = toward(*now, to, seconds / lasts);
        }
    }

    /// Starts playback, silent, with the layers that its danger needs at once.
    pub fn play(&mut self, playing: [Option<Handle<AudioInstance>>; 3]) {
        self.playing = Some(playing);
        self.given = [Decibels::SILENCE.0; 3];
    }

    pub fn is_silent(&self) -> bool {
        self.presence <= 0.0 && self.given.iter().all(|given| *given <= Decibels::SILENCE.0)
    }

    /// The volume of each layer in decibels, for music at this share of full volume.
    pub fn loudness(&self, level: f32) -> [f32; 3] {
        // Two tracks that cross-fade are together as loud as each alone.
        let presence = self.presence.sqrt();
        self.layers.map(|layer| decibels(presence * layer.sqrt() * level))
    }
}

fn toward(now: f32, to: f32, by: f32) -> f32 {
    if to > now { (now + by).min(to) } else { (now - by).max(to) }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Decks>().add_audio_channel::<MusicChannel>().add_systems(Update, turn);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn playing() -> Deck {
        let mut deck = Deck::default();
        deck.play([const { None }; 3]);
        deck
    }

    #[test]
    fn a_calm_track_is_its_bed_alone() {
        let mut deck = playing();
        deck.pass(10.0, Some(0.0));
        let [bed, pulse, danger] = deck.loudness(1.0);
        assert_eq!(bed, 0.0);
        assert_eq!((pulse, danger), (Decibels::SILENCE.0, Decibels::SILENCE.0));
    }

    #[test]
    fn danger_comes_faster_than_it_goes() {
        let mut deck = playing();
        deck.pass(COME, Some(1.0));
        assert_eq!(deck.layers, [1.0; 3]);
        deck.pass(COME, Some(0.0));
        assert!(deck.layers[2] > 0.4);
        deck.pass(COME, Some(0.0));
        assert_eq!(deck.layers, [1.0, 0.0, 0.0]);
    }

    #[test]
    fn tracks_that_cross_keep_their_loudness_together() {
        let (mut one, mut other) = (playing(), playing());
        one.pass(10.0, Some(0.0));
        for _ in 0..8 {
            one.pass(CROSS / 8.0, None);
            other.pass(CROSS / 8.0, Some(0.0));
            let power = one.presence + other.presence;
            assert!((power - 1.0).abs() < 1e-4, "{power}");
        }
        assert_eq!((one.presence, other.presence), (0.0, 1.0));
    }

    #[test]
    fn a_track_that_is_not_played_yet_does_not_come() {
        let mut deck = Deck::default();
        deck.pass(10.0, Some(1.0));
        assert_eq!(deck.presence, 0.0);
        assert_eq!(deck.loudness(1.0), [Decibels::SILENCE.0; 3]);
    }
}
