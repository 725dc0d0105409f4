//! A character of the breach: what it is in addition to what the stack stores.

use crate::field::Stands;
use crate::fighter::Fighter;
use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use daemonfall_clock::{ChargeTime, QuickFlag, Speed};
use daemonfall_core::CharacterId;
use daemonfall_stack::Roster;

/// What a character is, in addition to what the stack stores.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Combatant {
    /// Kind and face.
    pub fighter: &'static mut Fighter,
    /// Charge time.
    pub charge: &'static mut ChargeTime,
    /// Charge time gained per round.
    pub speed: &'static mut Speed,
    /// The quick flag held.
    pub flag: &'static mut QuickFlag,
    /// Its position.
    pub stands: &'static mut Stands,
}

pub(crate) fn join(world: &mut World, id: CharacterId, fighter: Fighter, rest: impl Bundle) {
    if let Some(entity) = world.resource::<Roster>().entity(id) {
        world.entity_mut(entity).insert((fighter, fighter.speed(), rest));
    }
}
