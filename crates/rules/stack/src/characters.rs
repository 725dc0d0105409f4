//! Access to the characters' components by number.

use crate::character::{CharacterId, Cpu, Shield, Statuses};
use crate::roster::{Presence, Roster};
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_ecs::system::SystemParam;
use daemonfall_core::{Health, Side};

/// The parts of a character that rules change, and its side.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Body {
    /// The side it fights for.
    pub side: &'static Side,
    /// Its health.
    pub health: &'static mut Health,
    /// Its shield, which absorbs damage first.
    pub shield: &'static mut Shield,
    /// Its CPU.
    pub cpu: &'static mut Cpu,
    /// Rounds left of its statuses.
    pub statuses: &'static mut Statuses,
}

/// The characters, as a system parameter.
#[derive(SystemParam)]
pub struct Characters<'w, 's> {
    roster: ResMut<'w, Roster>,
    bodies: Query<'w, 's, Body, With<CharacterId>>,
}

impl<'s> Characters<'_, 's> {
    /// The characters in the fight, in character order.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// A character's components, whether removed or not.
    pub fn get(&self, id: CharacterId) -> Option<BodyReadOnlyItem<'_, 's>> {
        self.bodies.get(self.roster.entity(id)?).ok()
    }

    /// A character's components, mutable, whether removed or not.
    pub fn get_mut(&mut self, id: CharacterId) -> Option<BodyItem<'_, 's>> {
        self.bodies.get_mut(self.roster.entity(id)?).ok()
    }

    /// Free CPU; zero if there is no such character.
    pub fn free_cpu(&self, id: CharacterId) -> i32 {
        self.get(id).map_or(0, |body| body.cpu.free())
    }

    /// Removes a character from the fight, whatever its health.
    pub fn remove(&mut self, id: CharacterId) {
        self.roster.set(id, Presence::Removed);
    }

    /// The first character from `from` on that is in the fight and has no health left.
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
