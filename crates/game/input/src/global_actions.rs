//! Actions that mean the same on every screen: back, mute, full screen, debug panels, photo,
//! explaining terms.

use super::action_table::{ActionTable, Binding, Input, bind, chord_held};
use super::actions::RegisterActions;
use super::bindings::Bindings;
use super::group::{ANYWHERE, Group};
use super::hint_click::Wanted;
use crate::focus::TakesText;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_platform::settings::Settings;
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnywhereAction {
    Back,
    Mute,
    Fullscreen,
    /// Open or close the debug panels.
    Panels,
    Photo,
    /// Explain the next underlined term; with Shift, the previous one.
    Explain,
    /// Step through the terms of the open explanation.
    ExplainInside,
    DismissHint,
}

impl ActionTable for AnywhereAction {
    const GROUP: Group = Group::alone(ANYWHERE, 0, || t!("actions-anywhere"));
    const BINDINGS: &'static [Binding<Self>] = {
        use AnywhereAction as A;
        use GamepadButton as G;
        use KeyCode as K;
        &[
            bind(A::Back, BACK, || t!("action-anywhere-back"), &[K::Escape], &[G::East]),
            bind(A::Mute, "[[anywhere.mute]]", || t!("action-anywhere-mute"), &[K::KeyM], &[]),
            bind(
                A::Fullscreen,
                "[[anywhere.fullscreen]]",
                || t!("action-anywhere-fullscreen"),
                &[K::F11],
                &[],
            ),
            bind(A::Panels, "[[anywhere.panels]]", || t!("action-anywhere-panels"), &[K::F1], &[]),
            bind(
                A::Photo,
                "[[anywhere.photo]]",
                || t!("action-anywhere-photo"),
                &[K::F12, K::F10],
                &[G::Mode],
            ),
            bind(
                A::Explain,
                "[[anywhere.explain]]",
                || t!("action-anywhere-explain"),
                &[K::F3],
                &[],
            ),
            bind(
                A::ExplainInside,
                "[[anywhere.explain-inside]]",
                || t!("action-anywhere-explain-inside"),
                &[K::F4],
                &[],
            ),
            bind(
                A::DismissHint,
                DISMISS_HINT,
                || t!("action-anywhere-dismiss-hint"),
                &[K::KeyZ],
                &[],
            ),
        ]
    };
}

/// The token for the back key in texts.
pub const BACK: &str = "[[anywhere.back]]";

/// The token for the key that dismisses a hint.
pub const DISMISS_HINT: &str = "[[anywhere.dismiss-hint]]";

/// Request, by a button, to open or close the debug panels.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenPanels;

/// Whether a binding waits for an input. Meanwhile nothing else reacts to input.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awaiting(pub bool);

/// The actions pressed in this frame in a group that is read independently of the screen's own.
#[derive(SystemParam)]
pub struct ActionReader<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    wanted: MessageReader<'w, 's, Wanted>,
    held: Res<'w, ButtonInput<KeyCode>>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
    focus: Option<Res<'w, InputFocus>>,
    fields: Query<'w, 's, (), With<TakesText>>,
    bindings: Res<'w, Bindings>,
    awaiting: Res<'w, Awaiting>,
}

impl ActionReader<'_, '_> {
    /// The actions of one kind, in order, each with whether the key is repeating. Keys typed into a
    /// text field are not actions.
    pub fn read<A: ActionTable>(&mut self) -> Vec<(A, bool)> {
        let typing = self.is_typing();
        let wanted = self.wanted.read().filter_map(|it| it.0.as_action());
        let mut all: Vec<(A, bool)> = wanted.map(|action| (action, false)).collect();
        let chord = chord_held(&self.held);
        for key in self.keys.read() {
            let is_letter = |text: &str| text.chars().any(|it| !it.is_control());
            let text = typing && key.text.as_deref().is_some_and(is_letter);
            if key.state == ButtonState::Pressed && !chord && !text {
                let action = self.bindings.action(Input::Key(key.key_code));
                all.extend(action.map(|action| (action, key.repeat)));
            }
        }
        let buttons = self.bindings.by_buttons(&self.mouse, self.pads.iter());
        all.extend(buttons.into_iter().map(|action| (action, false)));
        if self.awaiting.0 {
            all.clear();
        }
        all
    }

    /// Whether a text field has the focus, so that letters are text.
    pub fn is_typing(&self) -> bool {
        let focus = self.focus.as_ref().and_then(|focus| focus.get());
        focus.is_some_and(|entity| self.fields.contains(entity))
    }

    pub fn shift(&self) -> bool {
        self.held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight])
    }
}

fn switch(mut actions: ActionReader, mut settings: ResMut<Settings>) {
    for (action, repeats) in actions.read::<AnywhereAction>() {
        match action {
            AnywhereAction::Mute if !repeats => settings.mute = !settings.mute,
            AnywhereAction::Fullscreen if !repeats => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

/// Handles these actions, except back, which screens handle, and panels, which the panels handle.
pub fn plugin(app: &mut App) {
    app.register_actions::<AnywhereAction>()
        .add_message::<OpenPanels>()
        .init_resource::<Awaiting>()
        .add_systems(Update, switch);
}
