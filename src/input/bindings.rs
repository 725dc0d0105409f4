//! The current bindings of every action. Pure: files, devices and screens are handled elsewhere.

pub mod conflict;
pub mod file;
pub mod keep;

use super::bound::{Bound, Input, Listed};
use super::group::{ActionId, Group};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// Whether a press types a question mark, wherever the keyboard has it.
pub fn is_question_mark(key: &KeyboardInput) -> bool {
    matches!(&key.logical_key, Key::Character(letter) if letter == "?")
}

/// The bindings of all actions, by group and index in the group's table.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    lists: Vec<Vec<Vec<Input>>>,
}

impl Default for Bindings {
    fn default() -> Self {
        let list = |group: Group| group.rows().into_iter().map(|row| row.inputs).collect();
        Self { lists: Group::ALL.into_iter().map(list).collect() }
    }
}

impl Bindings {
    /// What an action is bound to; hints show the first input of each device.
    pub fn inputs(&self, id: ActionId) -> &[Input] {
        let group = self.lists.get(id.group as usize);
        group.and_then(|group| group.get(id.place)).map_or(&[], Vec::as_slice)
    }

    /// Like `inputs`, for an action of one kind.
    pub fn of<A: Listed>(&self, action: A) -> &[Input] {
        ActionId::of(action).map_or(&[], |id| self.inputs(id))
    }

    /// The action of a group that an input triggers.
    pub fn action<A: Listed>(&self, input: Input) -> Option<A> {
        let lists = self.lists.get(A::GROUP as usize)?;
        let place = lists.iter().position(|inputs| inputs.contains(&input))?;
        A::BINDINGS.get(place).map(|row| row.action)
    }

    /// The action that a key triggers, by its position.
    pub fn of_key<A: Listed>(&self, key: KeyCode) -> Option<A> {
        self.action(Input::Key(key))
    }

    /// The action of a press: by its character if that is a question mark, otherwise by the key's
    /// position.
    pub fn of_press<A: Bound>(&self, key: &KeyboardInput) -> Option<A> {
        match is_question_mark(key) {
            true => Some(A::HELP),
            false => self.of_key(key.key_code),
        }
    }

    /// Whether a key triggers an action, held or tapped, so that its state says nothing about pads.
    pub fn by_key<A: Listed>(&self, held: &ButtonInput<KeyCode>, action: A) -> bool {
        held.get_just_pressed()
            .chain(held.get_pressed())
            .any(|key| self.of_key(*key) == Some(action))
    }

    /// Whether a pad button for an action was pressed in this frame.
    pub fn by_pad<'a, A: Listed>(
        &self,
        pads: impl IntoIterator<Item = &'a Gamepad>,
        action: A,
    ) -> bool {
        let inputs = self.of(action);
        pads.into_iter().any(|pad| {
            inputs
                .iter()
                .any(|input| matches!(input, Input::Pad(button) if pad.just_pressed(*button)))
        })
    }

    /// The actions whose mouse or pad buttons were pressed in this frame.
    pub fn by_buttons<'a, A: Listed>(
        &self,
        mouse: &ButtonInput<MouseButton>,
        pads: impl IntoIterator<Item = &'a Gamepad>,
    ) -> Vec<A> {
        let clicks = mouse.get_just_pressed().map(|it| Input::Mouse(*it));
        let presses =
            pads.into_iter().flat_map(Gamepad::get_just_pressed).map(|it| Input::Pad(*it));
        clicks.chain(presses).filter_map(|input| self.action(input)).collect()
    }

    /// Whether one of an action's pad buttons is held.
    pub fn held_by_pad<'a, A: Listed>(
        &self,
        pads: impl IntoIterator<Item = &'a Gamepad>,
        action: A,
    ) -> bool {
        let mut held = pads.into_iter().flat_map(Gamepad::get_pressed);
        held.any(|button| self.action(Input::Pad(*button)) == Some(action))
    }

    /// Binds an action to exactly these inputs.
    pub fn set(&mut self, id: ActionId, inputs: Vec<Input>) {
        let group = self.lists.get_mut(id.group as usize);
        if let Some(list) = group.and_then(|group| group.get_mut(id.place)) {
            *list = inputs;
        }
    }

    /// Whether an action's binding differs from the default.
    pub fn differs(&self, id: ActionId) -> bool {
        id.row().is_some_and(|row| row.inputs != self.inputs(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::breach::input::BreachAction;
    use crate::input::action::DiveAction;
    use crate::sector::input::SectorAction;
    use crate::ui::transport::FilmAction;

    #[test]
    fn cards_and_units_are_taken_by_their_numbers() {
        let bindings = Bindings::default();
        let card = bindings.of_key(KeyCode::Digit3).and_then(BreachAction::card);
        let unit = bindings.of_key(KeyCode::Digit3).and_then(SectorAction::unit);
        assert_eq!((card, unit), (Some(2), Some(2)));
    }

    #[test]
    fn keys_of_sound_whole_screen_and_one_step_back_are_left_to_them() {
        let bindings = Bindings::default();
        for key in [KeyCode::KeyM, KeyCode::F11, KeyCode::Escape] {
            assert_eq!(bindings.of_key::<DiveAction>(key), None, "{key:?}");
            assert_eq!(bindings.of_key::<BreachAction>(key), None, "{key:?}");
            assert_eq!(bindings.of_key::<SectorAction>(key), None, "{key:?}");
            assert_eq!(bindings.of_key::<FilmAction>(key), None, "{key:?}");
        }
    }

    #[test]
    fn what_is_bound_anew_is_found_by_its_new_input_and_not_by_its_old_one() {
        let mut bindings = Bindings::default();
        let Some(id) = ActionId::of(DiveAction::Wait) else {
            panic!("it is in the table");
        };
        let wheel = Input::Mouse(MouseButton::Middle);
        bindings.set(id, vec![Input::Key(KeyCode::KeyZ), wheel]);
        assert_eq!(bindings.of_key(KeyCode::KeyZ), Some(DiveAction::Wait));
        assert_eq!(bindings.action(wheel), Some(DiveAction::Wait));
        assert_eq!(bindings.of_key::<DiveAction>(KeyCode::Space), None);
        assert!(bindings.differs(id));
    }
}
