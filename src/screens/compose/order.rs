//! Keys and pad of the places: who has the focus is taken off, or changes places with its neighbour.

use super::ComposeSystems;
use super::slots::Slot;
use super::stacks::{Place, Stacks};
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;

/// What is wanted of the place under the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    TakeOff,
    Shift(i32),
}

fn wishes(
    keys: &mut MessageReader<KeyboardInput>,
    held: &ButtonInput<KeyCode>,
    pads: &Query<&Gamepad>,
) -> Vec<Wish> {
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let of_key = |key: &KeyboardInput| match key.key_code {
        KeyCode::Delete | KeyCode::Backspace => Some(Wish::TakeOff),
        KeyCode::ArrowLeft if shift => Some(Wish::Shift(-1)),
        KeyCode::ArrowRight if shift => Some(Wish::Shift(1)),
        _ => None,
    };
    let pressed = keys.read().filter(|key| key.state == ButtonState::Pressed);
    let mut wishes: Vec<Wish> = pressed.filter_map(of_key).collect();
    for (button, wish) in [
        (GamepadButton::West, Wish::TakeOff),
        (GamepadButton::LeftTrigger, Wish::Shift(-1)),
        (GamepadButton::RightTrigger, Wish::Shift(1)),
    ] {
        if pads.iter().any(|pad| pad.just_pressed(button)) {
            wishes.push(wish);
        }
    }
    wishes
}

/// Obeys before the focus has moved by the same key: whoever changes places keeps the focus.
fn obey(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    slots: Query<(Entity, &Slot)>,
    mut last: Local<Option<Place>>,
    mut focus: ResMut<InputFocus>,
    mut stacks: ResMut<Stacks>,
) {
    let focused = focus.get().and_then(|entity| slots.get(entity).ok());
    let focused = focused.map(|(_, slot)| slot.0);
    // The arrow has moved the focus by now; it is meant for who had it before.
    let before = std::mem::replace(&mut *last, focused);
    for wish in wishes(&mut keys, &held, &pads) {
        match (wish, focused, before) {
            (Wish::TakeOff, Some(place), _) => stacks.remove(place),
            (Wish::Shift(by), _, Some(from)) => {
                let to = from.at.saturating_add_signed(by as isize);
                let Some(stands) = stacks.shift(from, to) else {
                    continue;
                };
                stacks.chosen = Some(stands);
                *last = Some(stands);
                let slot = slots.iter().find(|(_, slot)| slot.0 == stands);
                if let Some((entity, _)) = slot {
                    focus.set(entity, FocusCause::Navigated);
                }
            }
            _ => {}
        }
    }
}

/// Obeys keys and pad.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, obey.in_set(ComposeSystems));
}
