//! The actions of a screen pressed in this frame, in order: by key, by pad, or by a click on a
//! hint.

use super::action_table::{ScreenAction, chord_held};
use super::bindings::Bindings;
use super::global_actions::Awaiting;
use super::hint_click::Wanted;
use super::repeat::Repeat;
use crate::focus::FocusScope;
use bevy::diagnostic::FrameCount;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

/// The actions pressed in this frame, in order.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Pressed<A: ScreenAction>(pub Vec<A>);

/// Actions whose hints were clicked since the last frame.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Clicked<A: ScreenAction>(pub Vec<A>);

impl<A: ScreenAction> Default for Pressed<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<A: ScreenAction> Default for Clicked<A> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The set in which pressed actions are collected.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PressedSystems;

/// Clears pressed actions: the press that opened a pause must not close it in the next frame.
pub fn forget<A: ScreenAction>(mut pressed: ResMut<Pressed<A>>) {
    pressed.0.clear();
}

/// Reads keys from their messages, so that quick taps keep their number and order, and pads from
/// their state. Dialogues keep both to themselves. Only stick actions repeat while held, by key or
/// pad. Presses made on the previous screen are dropped.
pub fn gather<A: ScreenAction>(
    frame: Res<FrameCount>,
    mut last: Local<u32>,
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    time: Res<Time<Real>>,
    mut repeat: Local<Repeat<A>>,
    states: Query<&ActionState<A>>,
    pads: Query<&Gamepad>,
    mouse: Res<ButtonInput<MouseButton>>,
    (bindings, awaiting): (Res<Bindings>, Res<Awaiting>),
    mut wanted: MessageReader<Wanted>,
    scopes: Query<(), With<FocusScope>>,
    mut clicked: ResMut<Clicked<A>>,
    mut pressed: ResMut<Pressed<A>>,
) {
    pressed.0.clear();
    let mut clicked = std::mem::take(&mut clicked.0);
    clicked.extend(wanted.read().filter_map(|it| it.0.as_action::<A>()));
    let came_now = frame.0.wrapping_sub(*last) > 1;
    *last = frame.0;
    if !scopes.is_empty() || came_now || awaiting.0 {
        keys.clear();
        return;
    }
    pressed.0.extend(clicked);
    let chord = chord_held(&held);
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed && !chord) {
        let action = bindings.of_press::<A>(key);
        pressed.0.extend(action.filter(|action| !key.repeat || A::STICK.contains(action)));
    }
    let mut by_pad = bindings.by_buttons::<A>(&mouse, &pads);
    by_pad.retain(|action| !pressed.0.contains(action));
    for state in &states {
        for row in A::BINDINGS {
            // Keys and buttons are included already; only the stick is left.
            if !pads.is_empty()
                && state.just_pressed(&row.action)
                && !pressed.0.contains(&row.action)
                && !by_pad.contains(&row.action)
                && !bindings.by_key(&held, row.action)
            {
                by_pad.push(row.action);
            }
        }
    }
    // Held keys send repeat messages themselves, pads do not.
    let down = |action: A| {
        !bindings.by_key(&held, action) && states.iter().any(|state| state.pressed(&action))
    };
    let again = repeat.advance(time.delta_secs(), &A::STICK, &by_pad, down);
    pressed.0.extend(by_pad);
    pressed.0.extend(again);
}
