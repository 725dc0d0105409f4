//! The characters on the stack: their components besides health and side from `core`, access by
//! number, and the roster of who is there.

pub use daemonfall_core::CharacterId;

use bevy_ecs::prelude::*;
use bevy_ecs::query::QueryData;
use bevy_ecs::system::SystemParam;
use bevy_reflect::Reflect;
use daemonfall_core::{Health, Side, Status};
use serde::{Deserialize, Serialize};

/// The parts of a character that rules change, besides its CPU: few rules need both, and looking up
/// a part takes time.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Body {
    pub health: &'static mut Health,
    /// Its shield, which absorbs damage first.
    pub shield: &'static mut Shield,
    /// Rounds left of its statuses.
    pub statuses: &'static mut Statuses,
}

/// The characters, as a system parameter.
#[derive(SystemParam)]
pub struct Characters<'w, 's> {
    roster: ResMut<'w, Roster>,
    bodies: Query<'w, 's, Body, With<CharacterId>>,
    cpus: Query<'w, 's, &'static mut Cpu, With<CharacterId>>,
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

    pub fn cpu(&self, id: CharacterId) -> Option<&Cpu> {
        self.cpus.get(self.roster.entity(id)?).ok()
    }

    /// A character's CPU, mutable, whether removed or not.
    pub(crate) fn cpu_mut(&mut self, id: CharacterId) -> Option<Mut<'_, Cpu>> {
        self.cpus.get_mut(self.roster.entity(id)?).ok()
    }

    /// Whether any character is like this, removed ones included: faster than asking one by one.
    pub(crate) fn any(&self, is: impl Fn(BodyReadOnlyItem<'_, 's>) -> bool) -> bool {
        self.bodies.iter().any(is)
    }

    /// Lets a character hold what `price` asks for, knowing its free CPU. Returns the price and
    /// what is free then.
    pub(crate) fn hold<E>(
        &mut self,
        id: CharacterId,
        price: impl FnOnce(&Roster, i32) -> Result<i32, E>,
    ) -> Result<(i32, i32), E> {
        let entity = self.roster.entity(id);
        let Some(mut cpu) = entity.and_then(|entity| self.cpus.get_mut(entity).ok()) else {
            return Ok((price(&self.roster, 0)?, 0));
        };
        let price = price(&self.roster, cpu.free())?;
        cpu.held = cpu.held.saturating_add(price);
        Ok((price, cpu.free()))
    }

    /// Free CPU; zero if there is no such character.
    pub fn free_cpu(&self, id: CharacterId) -> i32 {
        self.cpu(id).map_or(0, Cpu::free)
    }

    /// Removes a character from the fight, whatever its health.
    pub fn remove(&mut self, id: CharacterId) {
        self.roster.set(id, Presence::Removed);
    }

    /// The first character from `from` on that is in the fight and has no health left.
    pub(crate) fn next_dead(&self, from: u32) -> Option<CharacterId> {
        (from..self.roster.len()).map(CharacterId).find(|id| {
            self.roster.is_present(*id) && self.get(*id).is_some_and(|body| body.health.is_dead())
        })
    }
}

/// Points that absorb damage before health does; never below zero.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
#[serde(transparent)]
pub struct Shield(pub i32);

impl Shield {
    /// Absorbs up to `amount` points and returns how many it absorbed.
    pub fn eat(&mut self, amount: i32) -> i32 {
        let eaten = amount.clamp(0, self.0.max(0));
        self.0 -= eaten;
        eaten
    }

    /// Adds points (removes some if negative), down to zero, and returns the change.
    pub fn change(&mut self, by: i32) -> i32 {
        let before = self.0;
        self.0 = before.saturating_add(by).max(0);
        self.0.saturating_sub(before)
    }
}

/// A character's CPU.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
pub struct Cpu {
    /// The maximum. Effects change it without bounds, even below zero; it saturates.
    pub max: i32,
    /// CPU held by unfinished moves: the sum of their costs.
    pub held: i32,
}

impl Cpu {
    /// Free CPU; negative if the maximum falls below what is held.
    pub fn free(&self) -> i32 {
        self.max.saturating_sub(self.held)
    }
}

/// Rounds left of each status. The stack stores them and counts them down; the crate that composes
/// the rounds decides what a status forbids or does.
#[derive(
    Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq,
)]
#[reflect(Component)]
#[serde(deny_unknown_fields, default)]
pub struct Statuses {
    pub stun: u16,
    pub freeze: u16,
    pub bind: u16,
    pub burn: u16,
}

impl Statuses {
    /// Rounds left of a status; zero if the character does not have it.
    pub fn left(&self, status: Status) -> u16 {
        match status {
            Status::Stun => self.stun,
            Status::Freeze => self.freeze,
            Status::Bind => self.bind,
            Status::Burn => self.burn,
        }
    }

    pub fn has(&self, status: Status) -> bool {
        self.left(status) > 0
    }

    /// Whether the character has any status.
    pub fn any(&self) -> bool {
        self.stun | self.freeze | self.bind | self.burn != 0
    }

    /// Sets the rounds left, whatever they were. Zero ends the status.
    pub fn set(&mut self, status: Status, rounds: u16) {
        *self.of(status) = rounds;
    }

    /// Counts a status down by a round and returns whether it ended.
    pub fn count_down(&mut self, status: Status) -> bool {
        let left = self.of(status);
        let held = *left > 0;
        *left = left.saturating_sub(1);
        held && *left == 0
    }

    fn of(&mut self, status: Status) -> &mut u16 {
        match status {
            Status::Stun => &mut self.stun,
            Status::Freeze => &mut self.freeze,
            Status::Bind => &mut self.bind,
            Status::Burn => &mut self.burn,
        }
    }
}

/// Whether a character is still in the fight. A character at zero health is, until a remove step.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// In the fight.
    #[default]
    Present,
    /// Removed: it neither chooses nor is chosen, and its moves are finished.
    Removed,
}

/// A character's component of this type, removed or not.
pub fn of<T: Component>(world: &World, who: CharacterId) -> Option<&T> {
    world.get::<T>(world.resource::<Roster>().entity(who)?)
}

/// All characters in character order, including removed ones. Numbers are never reused.
#[derive(Resource, Clone, Debug, Default)]
pub struct Roster {
    seats: Vec<Seat>,
}

#[derive(Clone, Copy, Debug)]
struct Seat {
    entity: Entity,
    presence: Presence,
    /// As in its entity; it never changes.
    side: Side,
}

impl Roster {
    /// How many characters have ever been added.
    pub fn len(&self) -> u32 {
        self.seats.len() as u32
    }

    /// Whether no character was ever added.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty()
    }

    /// A character's entity, whether removed or not.
    pub fn entity(&self, id: CharacterId) -> Option<Entity> {
        self.seats.get(id.0 as usize).map(|seat| seat.entity)
    }

    /// The side that a character fights for, removed or not; neutral if there is none.
    pub fn side(&self, id: CharacterId) -> Side {
        self.seats.get(id.0 as usize).map_or(Side::Neutral, |seat| seat.side)
    }

    /// Whether a character is in the fight; `None` if there is no such character.
    pub fn presence(&self, id: CharacterId) -> Option<Presence> {
        self.seats.get(id.0 as usize).map(|seat| seat.presence)
    }

    pub fn is_present(&self, id: CharacterId) -> bool {
        self.presence(id) == Some(Presence::Present)
    }

    pub fn is_removed(&self, id: CharacterId) -> bool {
        self.presence(id) == Some(Presence::Removed)
    }

    /// All numbers, in character order.
    pub fn all(&self) -> impl Iterator<Item = CharacterId> + use<> {
        (0..self.len()).map(CharacterId)
    }

    /// Numbers of the characters still in the fight, in character order.
    pub fn present(&self) -> impl Iterator<Item = CharacterId> + '_ {
        self.all().filter(|id| self.is_present(*id))
    }

    pub(crate) fn add(&mut self, entity: Entity, presence: Presence, side: Side) -> CharacterId {
        self.seats.push(Seat { entity, presence, side });
        CharacterId(self.len() - 1)
    }

    pub(crate) fn set(&mut self, id: CharacterId, presence: Presence) {
        if let Some(seat) = self.seats.get_mut(id.0 as usize) {
            seat.presence = presence;
        }
    }

    pub(crate) fn has_removed(&self) -> bool {
        self.seats.iter().any(|seat| seat.presence == Presence::Removed)
    }

    pub(crate) fn clear(&mut self) {
        self.seats.clear();
    }
}
