//! The actions pressed in this frame, in the order in which they were pressed.
//!
//! Keys are read from their messages, so that on a slow frame three quick taps are three actions in
//! order; the input library's state would show each action once. Pads have no such ordered messages
//! and are read by state.

use super::action::DiveAction;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::InputFocus;
use bevy::math::CompassQuadrant;
use bevy::prelude::*;
use daemonfall_input::action_table::{ActionTable, chord_held};
use daemonfall_input::bindings::Bindings;
use daemonfall_input::focus::{FocusScope, TakesText};
use daemonfall_input::global_actions::Awaiting;
use daemonfall_input::hint_click::Wanted;
use daemonfall_input::touch::Swiped;
use leafwing_input_manager::prelude::*;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Taps {
    /// In order; the same action may occur more than once.
    pub actions: Vec<DiveAction>,
    /// Requested by buttons since the last frame; they come before this frame's
    /// presses.
    pub asked: Vec<DiveAction>,
    /// What a finger holds on the on-screen pad.
    pub held: Option<DiveAction>,
}

impl Taps {
    pub fn contains(&self, action: DiveAction) -> bool {
        self.actions.contains(&action)
    }
}

fn of_swipe(way: CompassQuadrant) -> DiveAction {
    match way {
        CompassQuadrant::North => DiveAction::Up,
        CompassQuadrant::East => DiveAction::Right,
        CompassQuadrant::South => DiveAction::Down,
        CompassQuadrant::West => DiveAction::Left,
    }
}

fn gather(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    states: Query<&ActionState<DiveAction>>,
    mouse: Res<ButtonInput<MouseButton>>,
    bindings: Res<Bindings>,
    awaiting: Res<Awaiting>,
    mut wanted: MessageReader<Wanted>,
    mut swipes: MessageReader<Swiped>,
    pads: Query<&Gamepad>,
    focus: Option<Res<InputFocus>>,
    fields: Query<(), With<TakesText>>,
    scopes: Query<(), With<FocusScope>>,
    mut taps: ResMut<Taps>,
) {
    taps.actions = std::mem::take(&mut taps.asked);
    taps.actions.extend(swipes.read().map(|swipe| of_swipe(swipe.0)));
    let wanted = wanted.read().filter_map(|it| it.0.as_action::<DiveAction>());
    taps.actions.extend(wanted);
    if awaiting.0 {
        keys.clear();
        return;
    }
    // While text is typed, letters are text.
    if focus.and_then(|focus| focus.get()).is_some_and(|entity| fields.contains(entity))
        && !scopes.is_empty()
    {
        keys.clear();
        return;
    }
    let chord = chord_held(&held);
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed && !key.repeat && !chord)
    {
        taps.actions.extend(bindings.of_press::<DiveAction>(key));
    }
    taps.actions.extend(bindings.by_buttons::<DiveAction>(&mouse, &pads));
    if pads.is_empty() {
        return;
    }
    for state in &states {
        for row in DiveAction::BINDINGS {
            // Keys and buttons are included already; only the stick is left.
            if state.just_pressed(&row.action)
                && !taps.contains(row.action)
                && !bindings.by_key(&held, row.action)
            {
                taps.actions.push(row.action);
            }
        }
    }
}

/// The set in which taps are gathered.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TapSystems;

pub fn plugin(app: &mut App) {
    app.init_resource::<Taps>().add_systems(Update, gather.in_set(TapSystems));
}
