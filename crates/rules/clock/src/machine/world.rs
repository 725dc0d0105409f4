//! The machine in a world, where its parts are resources: [`Place`], [`QuickSafety`] and
//! [`LastAction`].

use super::Machine;
use super::fact::LastAction;
use super::place::{Place, QuickSafety};
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;

/// The machine of a world, as a system parameter.
#[derive(SystemParam)]
pub struct MachineMut<'w> {
    place: ResMut<'w, Place>,
    safety: ResMut<'w, QuickSafety>,
    last_action: ResMut<'w, LastAction>,
}

impl MachineMut<'_> {
    /// The machine as a value.
    #[inline]
    pub fn get(&self) -> Machine {
        Machine { place: *self.place, safety: *self.safety, last_action: *self.last_action }
    }

    /// Writes the parts that differ.
    #[inline]
    pub fn set(&mut self, machine: Machine) {
        self.place.set_if_neq(machine.place);
        self.safety.set_if_neq(machine.safety);
        self.last_action.set_if_neq(machine.last_action);
    }
}

impl Machine {
    /// Gives a world a machine at rest, unless it has one.
    pub fn init(world: &mut World) {
        world.init_resource::<Place>();
        world.init_resource::<QuickSafety>();
        world.init_resource::<LastAction>();
    }

    /// The machine of a world that has one.
    pub fn of(world: &World) -> Self {
        Self {
            place: *world.resource::<Place>(),
            safety: *world.resource::<QuickSafety>(),
            last_action: *world.resource::<LastAction>(),
        }
    }

    /// Becomes the machine of a world.
    pub fn put(self, world: &mut World) {
        world.insert_resource(self.place);
        world.insert_resource(self.safety);
        world.insert_resource(self.last_action);
    }
}
