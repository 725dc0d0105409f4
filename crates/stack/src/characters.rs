//! Access to the characters' components by number.

use crate::character::{CharacterId, Cpu, Shield, Statuses};
use crate::roster::{Presence, Roster};
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_ecs::system::SystemParam;
use daemonfall_core::{Health, Side};

/// What rules change of a character, and its side.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Body {
    /// Whom it fights for.
    pub side: &'static Side,
    /// Its health.
    pub health: &'static mut Health,
    /// What damage eats first.
    pub shield: &'static mut Shield,
    /// Its CPU.
    pub cpu: &'static mut Cpu,
    /// Rounds left of statuses.
    pub statuses: &'static mut Statuses,
}

/// The characters, as a parameter of systems.
#[derive(SystemParam)]
pub struct Characters<'w, 's> {
    roster: ResMut<'w, Roster>,
    bodies: Query<'w, 's, Body, With<CharacterId>>,
}

impl<'s> Characters<'_, 's> {
    /// Who takes part, in character order.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// A character's components, removed or not.
    pub fn get(&self, id: CharacterId) -> Option<BodyReadOnlyItem<'_, 's>> {
        self.bodies.get(self.roster.entity(id)?).ok()
    }

    /// A character's components to change, removed or not.
    pub fn get_mut(&mut self, id: CharacterId) -> Option<BodyItem<'_, 's>> {
        self.bodies.get_mut(self.roster.entity(id)?).ok()
    }

    /// Free CPU; zero if there is no such character.
    pub fn free_cpu(&self, id: CharacterId) -> i32 {
        self.get(id).map_or(0, |body| body.cpu.free())
    }

    /// Takes somebody out of the fight, whatever its health.
    pub fn remove(&mut self, id: CharacterId) {
        self.roster.set(id, Presence::Removed);
    }

    /// The first character from `from` on, in character order, that takes part and has no health
    /// left.
    pub(crate) fn next_dead(&self, from: u32) -> Option<CharacterId> {
        (from..self.roster.len()).map(CharacterId).find(|id| {
            self.roster
                .seat(id.0 as usize)
                .filter(|seat| seat.1 == Presence::Present)
                .and_then(|seat| self.bodies.get(seat.0).ok())
                .is_some_and(|body| body.health.is_dead())
        })
    }
}
