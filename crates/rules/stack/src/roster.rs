//! The roster: characters by number, in character order, and which of them have been removed.

use crate::character::CharacterId;
use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

/// Whether a character is still in the fight. A character at zero health is, until a remove step.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// In the fight.
    #[default]
    Present,
    /// Removed: it neither chooses nor is chosen, and its moves are finished.
    Removed,
}

/// All characters in character order, including removed ones. Numbers are never reused.
#[derive(Resource, Clone, Debug, Default)]
pub struct Roster {
    seats: Vec<(Entity, Presence)>,
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
        self.seats.get(id.0 as usize).map(|seat| seat.0)
    }

    /// Whether a character is in the fight; `None` if there is no such character.
    pub fn presence(&self, id: CharacterId) -> Option<Presence> {
        self.seats.get(id.0 as usize).map(|seat| seat.1)
    }

    /// Whether a character is in the fight.
    pub fn is_present(&self, id: CharacterId) -> bool {
        self.presence(id) == Some(Presence::Present)
    }

    /// Whether a character has been removed.
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

    pub(crate) fn add(&mut self, entity: Entity, presence: Presence) -> CharacterId {
        self.seats.push((entity, presence));
        CharacterId(self.len() - 1)
    }

    pub(crate) fn set(&mut self, id: CharacterId, presence: Presence) {
        if let Some(seat) = self.seats.get_mut(id.0 as usize) {
            seat.1 = presence;
        }
    }

    pub(crate) fn seat(&self, place: usize) -> Option<(Entity, Presence)> {
        self.seats.get(place).copied()
    }

    pub(crate) fn clear(&mut self) {
        self.seats.clear();
    }
}
