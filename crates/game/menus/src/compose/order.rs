//! Keys and pad for the places: the focused unit is removed, or swaps with its neighbour.

use super::ComposeSystems;
use super::slots::Slot;
use super::stacks::{Place, Stacks};
use crate::loadout_actions::FittingAction;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use daemonfall_input::bindings::Bindings;
use daemonfall_input::global_actions::ActionReader;
use daemonfall_input::menus::MenuAction;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    TakeOff,
    Shift(i32),
}

fn read(
    mut actions: ActionReader,
    mut keys: MessageReader<KeyboardInput>,
    bindings: Res<Bindings>,
    mut wishes: MessageWriter<Wish>,
) {
    for (action, _) in actions.read::<FittingAction>() {
        wishes.write(match action {
            FittingAction::TakeOut => Wish::TakeOff,
            FittingAction::Before => Wish::Shift(-1),
            FittingAction::After => Wish::Shift(1),
            _ => continue,
        });
    }
    // With Shift, the keys for left and right take the focused unit along.
    let shift = actions.shift();
    let pressed = |key: &&KeyboardInput| shift && key.state == ButtonState::Pressed;
    for key in keys.read().filter(pressed) {
        wishes.write(match bindings.of_key::<MenuAction>(key.key_code) {
            Some(MenuAction::Left) => Wish::Shift(-1),
            Some(MenuAction::Right) => Wish::Shift(1),
            _ => continue,
        });
    }
}

/// Runs before the same key moves the focus: a unit that swaps places keeps the focus.
fn obey(
    mut wishes: MessageReader<Wish>,
    slots: Query<(Entity, &Slot)>,
    mut last: Local<Option<Place>>,
    mut focus: ResMut<InputFocus>,
    mut stacks: ResMut<Stacks>,
) {
    let focused = focus.get().and_then(|entity| slots.get(entity).ok());
    let focused = focused.map(|(_, slot)| slot.0);
    // The arrow key has already moved the focus; the request is for the previous one.
    let before = std::mem::replace(&mut *last, focused);
    for wish in wishes.read() {
        match (*wish, focused, before) {
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

pub fn plugin(app: &mut App) {
    app.add_message::<Wish>().add_systems(Update, (read, obey).chain().in_set(ComposeSystems));
}
