//! The current bindings of every action. Pure: files, devices and screens are handled elsewhere.

pub mod conflict;
pub mod file;
pub mod storage;

use super::action_table::{ActionTable, Input, ScreenAction};
use super::actions::Actions;
use super::group::{ActionId, Row};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Whether a press types a question mark, wherever the keyboard has it.
pub fn is_question_mark(key: &KeyboardInput) -> bool {
    matches!(&key.logical_key, Key::Character(letter) if letter == "?")
}

/// The registered actions, and what each is bound to.
#[derive(Resource, Clone, Debug, Default)]
pub struct Bindings {
    pub actions: Actions,
    /// By group and index in the group's table.
    lists: BTreeMap<&'static str, Vec<Vec<Input>>>,
}

impl PartialEq for Bindings {
    fn eq(&self, other: &Self) -> bool {
        self.lists == other.lists
    }
}

impl Eq for Bindings {}

impl Bindings {
    /// Adds a group's table with its default bindings.
    pub fn add<A: ActionTable>(&mut self) {
        let rows: Vec<Row> = A::BINDINGS.iter().map(Row::of).collect();
        self.lists.insert(A::GROUP.id, rows.iter().map(|row| row.inputs.clone()).collect());
        self.actions.add(A::GROUP, rows);
    }

    /// Like `add`, for a chain.
    pub fn with<A: ActionTable>(mut self) -> Self {
        self.add::<A>();
        self
    }

    /// Restores the default bindings of all actions.
    pub fn reset(&mut self) {
        for (id, row) in self.actions.clone().all() {
            self.set(id, row.inputs.clone());
        }
    }

    /// What an action is bound to; hints show the first input of each device.
    pub fn inputs(&self, id: ActionId) -> &[Input] {
        let group = self.lists.get(id.group);
        group.and_then(|group| group.get(id.place)).map_or(&[], Vec::as_slice)
    }

    /// Like `inputs`, for an action of one kind.
    pub fn of<A: ActionTable>(&self, action: A) -> &[Input] {
        ActionId::of(action).map_or(&[], |id| self.inputs(id))
    }

    /// The action of a group that an input triggers.
    pub fn action<A: ActionTable>(&self, input: Input) -> Option<A> {
        let lists = self.lists.get(A::GROUP.id)?;
        let place = lists.iter().position(|inputs| inputs.contains(&input))?;
        A::BINDINGS.get(place).map(|row| row.action)
    }

    /// The action that a key triggers, by its position.
    pub fn of_key<A: ActionTable>(&self, key: KeyCode) -> Option<A> {
        self.action(Input::Key(key))
    }

    /// The action of a press: by its character if that is a question mark, otherwise by the key's
    /// position.
    pub fn of_press<A: ScreenAction>(&self, key: &KeyboardInput) -> Option<A> {
        match is_question_mark(key) {
            true => Some(A::HELP),
            false => self.of_key(key.key_code),
        }
    }

    /// Whether a key triggers an action, held or tapped, so that its state says nothing about pads.
    pub fn by_key<A: ActionTable>(&self, held: &ButtonInput<KeyCode>, action: A) -> bool {
        held.get_just_pressed()
            .chain(held.get_pressed())
            .any(|key| self.of_key(*key) == Some(action))
    }

    /// Whether a pad button for an action was pressed in this frame.
    pub fn by_pad<'a, A: ActionTable>(
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
    pub fn by_buttons<'a, A: ActionTable>(
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
    pub fn held_by_pad<'a, A: ActionTable>(
        &self,
        pads: impl IntoIterator<Item = &'a Gamepad>,
        action: A,
    ) -> bool {
        let mut held = pads.into_iter().flat_map(Gamepad::get_pressed);
        held.any(|button| self.action(Input::Pad(*button)) == Some(action))
    }

    /// Binds an action to exactly these inputs.
    pub fn set(&mut self, id: ActionId, inputs: Vec<Input>) {
        let group = self.lists.get_mut(id.group);
        if let Some(list) = group.and_then(|group| group.get_mut(id.place)) {
            *list = inputs;
        }
    }

    /// Whether an action's binding differs from the default.
    pub fn differs(&self, id: ActionId) -> bool {
        self.actions.row(id).is_some_and(|row| row.inputs != self.inputs(id))
    }
}
