//! Keys that mean the same on every screen: sound and whole screen.

use super::action::DiveAction;
use super::taps::{TapSystems, Taps};
use crate::settings::Settings;
use bevy::prelude::*;

fn switch(taps: Res<Taps>, mut settings: ResMut<Settings>) {
    for action in &taps.actions {
        match action {
            DiveAction::Mute => settings.mute = !settings.mute,
            DiveAction::Fullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

/// Obeys these keys.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, switch.after(TapSystems));
}
