//! Keys that mean the same on every screen: sound and whole screen. (That of the debug panels is read by these, before anything else.)

use super::action::DiveAction;
use super::taps::{TapSystems, Taps};
use crate::settings::Settings;
use bevy::prelude::*;

/// The wish to open the debug panels, or to close them, by a button.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenPanels;

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
    app.add_message::<OpenPanels>()
        .add_systems(Update, switch.after(TapSystems));
}
