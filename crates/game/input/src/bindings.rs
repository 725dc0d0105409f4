//! The current bindings of every action: the input library's map. Files, devices and screens are
//! handled elsewhere.

pub mod conflict;
pub mod file;
pub mod storage;

use super::action_table::{ActionId, ActionTable, Input};
use super::actions::Actions;
use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

#[derive(Resource, Clone, Debug, Default)]
pub struct Bindings {
    pub actions: Actions,
    map: InputMap<ActionId>,
}

impl PartialEq for Bindings {
    fn eq(&self, other: &Self) -> bool {
        self.map == other.map
    }
}

impl Eq for Bindings {}

impl Bindings {
    pub fn add<A: ActionTable>(&mut self) {
        self.actions.add(A::GROUP, A::ROWS.iter().map(|(_, row)| *row).collect());
        for (place, (_, row)) in A::ROWS.iter().enumerate() {
            self.set(ActionId { group: A::GROUP.id, place }, row.inputs());
        }
    }

    pub fn with<A: ActionTable>(mut self) -> Self {
        self.add::<A>();
        self
    }

    pub fn reset(&mut self) {
        for (id, row) in self.actions.clone().all() {
            self.set(id, row.inputs());
        }
    }

    /// What an action is bound to; hints show the first input of each device.
    pub fn inputs(&self, id: ActionId) -> Vec<Input> {
        let inputs = self.map.get_buttonlike(&id).into_iter().flatten();
        inputs.filter_map(|input| Input::of(&**input)).collect()
    }

    pub fn of<A: ActionTable>(&self, action: A) -> Vec<Input> {
        ActionId::of(action).map_or_else(Vec::new, |id| self.inputs(id))
    }

    pub fn action<A: ActionTable>(&self, input: Input) -> Option<A> {
        let mut all = A::ROWS.iter().map(|(action, _)| *action);
        all.find(|action| self.of(*action).contains(&input))
    }

    /// The action that a key triggers, by its position.
    pub fn of_key<A: ActionTable>(&self, key: KeyCode) -> Option<A> {
        self.action(Input::Key(key))
    }

    /// Binds an action to exactly these inputs.
    pub fn set(&mut self, id: ActionId, inputs: Vec<Input>) {
        self.map.clear_action(&id);
        for input in inputs {
            match input {
                Input::Key(key) => self.map.insert(id, key),
                Input::Mouse(button) => self.map.insert(id, button),
                Input::Pad(button) => self.map.insert(id, button),
            };
        }
    }

    pub fn differs(&self, id: ActionId) -> bool {
        self.actions.row(id).is_some_and(|row| row.inputs() != self.inputs(id))
    }
}

pub trait RegisterActions {
    fn register_actions<A: ActionTable>(&mut self) -> &mut Self;
}

impl RegisterActions for App {
    fn register_actions<A: ActionTable>(&mut self) -> &mut Self {
        self.world_mut().get_resource_or_init::<Bindings>().add::<A>();
        self
    }
}
