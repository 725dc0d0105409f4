//! Actions that mean the same on every screen: back, mute, full screen, debug panels, photo,
//! explaining terms.

use super::action_input::ActionInput;
use super::bindings::RegisterActions;
use super::group::{ANYWHERE, Group};
use bevy::prelude::*;
use daemonfall_platform::settings::Settings;
use daemonfall_text::t;

crate::actions! {
    pub enum AnywhereAction, Group::alone(ANYWHERE, 0, || t!("actions-anywhere"));
    Back => "anywhere.back", t!("action-anywhere-back"), [Escape], [East];
    Mute => "anywhere.mute", t!("action-anywhere-mute"), [KeyM], [];
    Fullscreen => "anywhere.fullscreen", t!("action-anywhere-fullscreen"), [F11], [];
    Panels => "anywhere.panels", t!("action-anywhere-panels"), [F1], [];
    Photo => "anywhere.photo", t!("action-anywhere-photo"), [F12 F10], [Mode];
    /// Explain the next underlined term; with Shift, the previous one.
    Explain => "anywhere.explain", t!("action-anywhere-explain"), [F3], [];
    /// Step through the terms of the open explanation.
    ExplainInside => "anywhere.explain-inside", t!("action-anywhere-explain-inside"), [F4], [];
    DismissHint => "anywhere.dismiss-hint", t!("action-anywhere-dismiss-hint"), [KeyZ], [];
}

pub const BACK: &str = "[[anywhere.back]]";

pub const DISMISS_HINT: &str = "[[anywhere.dismiss-hint]]";

/// Request, by a button, to open or close the debug panels.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenPanels;

fn switch(input: Res<ActionInput>, mut settings: ResMut<Settings>) {
    for action in input.pressed() {
        match action {
            AnywhereAction::Mute => settings.mute = !settings.mute,
            AnywhereAction::Fullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

/// Handles these actions, except back, which screens handle, and panels, which the panels handle.
pub fn plugin(app: &mut App) {
    app.register_actions::<AnywhereAction>()
        .add_message::<OpenPanels>()
        .add_systems(Update, switch);
}
