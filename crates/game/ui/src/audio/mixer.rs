//! Volume of effects and music: from the settings' master, music and effects volumes. Music ducks
//! behind loud effects, and nothing is heard when muted or when the window is not focused.

use super::EffectsChannel;
use crate::base::*;
use bevy::window::WindowFocused;
use bevy_kira_audio::prelude::*;

/// Whether the window has the focus.
#[derive(Resource)]
struct InUse(bool);

/// Music volume as a share of full volume.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct MusicLevel(pub f32);

/// How far music is ducked behind effects: 0 not at all, 1 fully.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Duck(f32);

/// Seconds until fully ducked music is back at full volume.
const RETURN: f32 = 1.2;
/// The share of its volume that fully ducked music keeps.
const KEPT: f32 = 0.35;

impl Duck {
    /// Ducks by `weight`, from 0 to 1, unless already ducked further.
    pub fn press(&mut self, weight: f32) {
        self.0 = self.0.max(weight.clamp(0.0, 1.0));
    }

    fn pass(&mut self, seconds: f32) {
        self.0 = (self.0 - seconds / RETURN).max(0.0);
    }

    fn share(self) -> f32 {
        1.0 - (1.0 - KEPT) * self.0
    }
}

/// Volume of effects and of music, as shares of full volume.
fn shares(settings: &Settings, in_use: bool) -> (f32, f32) {
    if settings.mute || !in_use {
        return (0.0, 0.0);
    }
    let share = |part: f32| (settings.volume * part).clamp(0.0, 1.0);
    (share(settings.effects), share(settings.music))
}

/// A share of full volume as decibels; 0 is silence.
pub fn decibels(share: f32) -> f32 {
    if share <= 0.001 { Decibels::SILENCE.0 } else { 20.0 * share.log10() }
}

fn notice_focus(
    mut changes: MessageReader<WindowFocused>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut in_use: ResMut<InUse>,
) {
    for change in changes.read().filter(|change| window.contains(change.window)) {
        in_use.0 = change.focused;
    }
}

fn set_effects(
    settings: Res<Settings>,
    in_use: Res<InUse>,
    effects: Res<AudioChannel<EffectsChannel>>,
) {
    let (share, _) = shares(&settings, in_use.0);
    effects.set_volume(decibels(share));
}

fn set_music(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    in_use: Res<InUse>,
    mut duck: ResMut<Duck>,
    mut level: ResMut<MusicLevel>,
) {
    duck.pass(time.delta_secs());
    let (_, share) = shares(&settings, in_use.0);
    level.set_if_neq(MusicLevel(share * duck.share()));
}

pub fn plugin(app: &mut App) {
    app.insert_resource(InUse(true))
        .init_resource::<Duck>()
        .init_resource::<MusicLevel>()
        .add_systems(
            Update,
            (
                notice_focus,
                set_effects.run_if(resource_changed::<Settings>.or_else(resource_changed::<InUse>)),
                set_music,
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

    #[test]
    fn the_master_counts_for_both_and_each_for_itself() {
        let settings = Settings { volume: 0.5, effects: 1.0, music: 0.4, ..Settings::default() };
        assert_eq!(shares(&settings, true), (0.5, 0.2));
    }

    #[test]
    fn nothing_is_heard_when_muted_or_in_the_background() {
        let muted = Settings { mute: true, ..Settings::default() };
        assert_eq!(shares(&muted, true), (0.0, 0.0));
        assert_eq!(shares(&Settings::default(), false), (0.0, 0.0));
    }

    #[test]
    fn music_steps_back_behind_the_loudest_effect_and_comes_back() {
        let mut duck = Duck::default();
        assert_eq!(duck.share(), 1.0);
        duck.press(1.0);
        duck.press(0.3);
        assert!((duck.share() - KEPT).abs() < 1e-6);
        duck.pass(RETURN / 2.0);
        let half = duck.share();
        assert!(KEPT < half && half < 1.0, "{half}");
        duck.pass(RETURN);
        assert_eq!(duck.share(), 1.0);
    }
}
