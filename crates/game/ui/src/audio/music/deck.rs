//! One track: how much of it is loaded, the volume of its layers, and its playback state.

use crate::audio::danger::layers;
use crate::audio::mixer::decibels;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;

/// Seconds for a track to fade in or out.
const CROSS: f32 = 1.6;
/// Seconds for a layer to fade in. It fades out in twice the time, so that relief is slow.
const COME: f32 = 2.0;

#[derive(Default)]
pub struct Deck {
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
